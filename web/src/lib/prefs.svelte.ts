/** What this person likes, kept in this browser. */
export type Theme = 'auto' | 'light' | 'dark';

function read<T>(key: string, initial: T): T {
  try {
    const kept = localStorage.getItem(`ludotheque.${key}`);
    return kept === null ? initial : (JSON.parse(kept) as T);
  } catch {
    return initial;
  }
}

/** All that this browser has kept of somebody. */
export function forget(): void {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith('ludotheque.'));
  for (const key of ours) localStorage.removeItem(key);
}

/** A value that is still there after a reload. */
export class Remembered<T> {
  private held = $state.raw<T>() as T;

  constructor(
    private readonly key: string,
    initial: T,
  ) {
    this.held = read(key, initial);
  }

  get value(): T {
    return this.held;
  }

  set value(next: T) {
    this.held = next;
    try {
      localStorage.setItem(`ludotheque.${this.key}`, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing: then it holds until the page is closed.
    }
  }
}

class MediaState {
  matches = $state(false);

  constructor(query: string) {
    const media = matchMedia(query);
    this.matches = media.matches;
    media.addEventListener('change', () => (this.matches = media.matches));
  }
}

export const theme = new Remembered<Theme>('theme', 'auto');
export const sounds = new Remembered<boolean>('sounds', true);
export const calm = new Remembered<boolean>('calm', false);
export const language = new Remembered<string | null>('language', null);
export const myName = new Remembered<string>('name', '');
export const drawerOpen = new Remembered<boolean>('drawer', true);

const darkRoom = new MediaState('(prefers-color-scheme: dark)');
const fewerMoves = new MediaState('(prefers-reduced-motion: reduce)');
const narrow = new MediaState('(max-width: 700px)');
const low = new MediaState('(max-height: 520px) and (min-width: 560px)');
const wide = new MediaState('(min-width: 1100px)');
const touched = new MediaState('(pointer: coarse)');

/** A table screen is dark whatever else was chosen: it shines all evening. */
class Wall {
  up = $state(false);
}
export const wall = new Wall();

export const room = {
  get dark(): boolean {
    if (wall.up) return true;
    return theme.value === 'auto' ? darkRoom.matches : theme.value === 'dark';
  },
  /** Motion is not wanted. */
  get still(): boolean {
    return calm.value || fewerMoves.matches;
  },
  /** A phone held upright. */
  get narrow(): boolean {
    return narrow.matches && !low.matches;
  },
  /** A phone on its side: what stands above and below the game otherwise stands beside it. */
  get low(): boolean {
    return low.matches;
  },
  /** With fingers: what is typed brings up a keyboard that hides half of the page. */
  get touched(): boolean {
    return touched.matches;
  },
  /** There is room for the drawer beside the table. */
  get wide(): boolean {
    return wide.matches;
  },
};
