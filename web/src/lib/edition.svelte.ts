/** Whether this page is still the one that the house serves, and what to do when it is not. */
import { Patience } from './patience';

/** The page's own script: its name changes with anything in it. None while one works on the page. */
function ownScript(): string | null {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  return (
    scripts.map(({ src }) => /\/assets\/(index-[^/]+)\.js/.exec(src)?.[1]).find(Boolean) ?? null
  );
}

export class Edition {
  /** The house has a newer page. */
  older = $state(false);
  /** A part of the page did not come, also when the page was loaded anew. */
  broken = $state(false);
  private newest = '';

  constructor(
    private readonly own = ownScript(),
    private readonly reload = () => location.reload(),
    private readonly answers = houseAnswers,
  ) {}

  served(page: string): void {
    this.newest = page;
    this.older = Boolean(this.own && page && page !== this.own);
  }

  /** The new page, by itself; but once: where an old one is kept on the way we would never stop. */
  renew(): void {
    if (this.older && first('renewed', this.newest)) this.reload();
  }

  /** The new page, because somebody wants it. */
  renewNow = (): void => this.reload();

  /**
   * A part of the page is not there any more: the house has a newer page, or is away for a moment.
   * Nothing is loaded anew before it answers: from the browser's own error page nobody comes back.
   */
  missing = async (): Promise<void> => {
    this.broken = !(await this.answers());
    if (!first('missing', this.own ?? '-')) {
      this.broken = true;
      return;
    }
    const patience = new Patience();
    while (this.broken) {
      await new Promise((resolve) => setTimeout(resolve, patience.next(false)));
      this.broken = !(await this.answers());
    }
    this.reload();
  };
}

async function houseAnswers(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Whether this is the first time in this window. */
function first(what: string, mark: string): boolean {
  try {
    if (sessionStorage.getItem(`ludotheque.${what}`) === mark) return false;
    sessionStorage.setItem(`ludotheque.${what}`, mark);
    return true;
  } catch {
    return false; // nothing can be kept: rather once too few than without end
  }
}

export const edition = new Edition();
