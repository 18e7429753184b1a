/** Where we are: the address bar as state, and how to go elsewhere without loading anew.
 *
 * What lies open over a page (a drawer, a list, a booklet) has an entry of its own in the history, so
 * that Back closes it before it leaves the page.
 */
import { routeOf, type Route } from './route';

interface Luggage {
  /** Start the match as soon as everybody sits. */
  start?: boolean;
  /** Where one came from, in the house. */
  from?: string;
}

interface Kept extends Luggage {
  /** How many things lay open over the page. */
  open?: number;
}

const kept = (): Kept => (history.state as Kept | null) ?? {};

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  luggage = $state.raw<Luggage>(kept());
  private path = location.pathname;
  /** What closes each thing that lies open, the last on top. */
  private open: (() => void)[] = [];
  /** A way back has been asked for: the browser answers later, and until then nothing else goes. */
  private returning = false;
  private then: (() => void) | null = null;

  constructor() {
    addEventListener('popstate', () => this.arrive());
    document.addEventListener('click', (click) => this.follow(click));
    if (kept().open) this.back(kept().open!); // loaded anew: what lay open does not any more
  }

  /** To go where one is already is no second step. */
  go(path: string, { replace = false, ...luggage }: Luggage & { replace?: boolean } = {}): void {
    if (path === this.path) return;
    this.path = path;
    this.settled(() => {
      const over = replace || this.open.length > 0;
      const from = replace ? kept().from : location.pathname;
      this.open = [];
      history[over ? 'replaceState' : 'pushState']({ from, ...luggage }, '', path);
      this.look();
      scrollTo(0, 0);
    });
  }

  /** Something lies open until it is closed: by Back, or by the function that this gives back. */
  layer(close: () => void): () => void {
    let closed = false;
    this.settled(() => {
      if (closed) return;
      this.open.push(close);
      history.pushState({ ...kept(), open: this.open.length }, '');
    });
    return () => {
      closed = true;
      const at = this.open.indexOf(close);
      if (at >= 0) this.open[at] = gone;
      this.clear();
    };
  }

  /** What has been closed by itself leaves the history, once nothing lies on top of it. */
  private clear(): void {
    const steps = this.open.length - 1 - this.open.findLastIndex((close) => close !== gone);
    if (!steps) return;
    this.open.splice(-steps);
    this.back(steps);
  }

  /** What was carried here has been used. */
  unpack(): void {
    history.replaceState({ open: kept().open, from: kept().from }, '');
    this.luggage = {};
  }

  private back(steps: number): void {
    this.returning = true;
    history.go(-steps);
  }

  private settled(act: () => void): void {
    if (!this.returning) return act();
    const before = this.then;
    this.then = () => (before?.(), act());
  }

  private arrive(): void {
    const { then } = this;
    this.returning = false;
    this.then = null;
    for (const close of this.open.splice(kept().open ?? 0).reverse()) close();
    this.look();
    this.clear();
    then?.();
  }

  private look(): void {
    if (location.pathname !== this.path || !same(this.route, routeOf(location.pathname))) {
      this.path = location.pathname;
      this.route = routeOf(location.pathname);
    }
    this.luggage = kept();
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

const gone = (): void => undefined;
const same = (one: Route, other: Route): boolean => JSON.stringify(one) === JSON.stringify(other);

export const router = new Router();
