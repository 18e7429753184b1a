/** Where we are: the address bar as state, and how to go elsewhere without loading anew. */
import { routeOf, type Route } from './route';

export interface Luggage {
  /** Start the match as soon as everybody sits. */
  start?: boolean;
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  luggage = $state.raw<Luggage>((history.state as Luggage | null) ?? {});

  constructor() {
    addEventListener('popstate', () => this.look());
    document.addEventListener('click', (click) => this.follow(click));
  }

  go(path: string, { replace = false, ...luggage }: Luggage & { replace?: boolean } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](luggage, '', path);
    this.look();
    scrollTo(0, 0);
  }

  /** What was carried here has been used. */
  unpack(): void {
    history.replaceState({}, '');
    this.luggage = {};
  }

  private look(): void {
    this.route = routeOf(location.pathname);
    this.luggage = (history.state as Luggage | null) ?? {};
  }

  /** Links of the house do not load the page anew. */
  private follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.('a[href]');
    const plain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey);
    if (!(link instanceof HTMLAnchorElement) || !plain || click.defaultPrevented) return;
    const ours = link.origin === location.origin && routeOf(link.pathname).page !== 'nowhere';
    if (!ours || link.target || link.hasAttribute('download') || link.hash) return;
    click.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
