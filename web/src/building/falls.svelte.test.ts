import { describe, expect, it } from 'vitest';
import type { Film } from '../lib/game';
import { Falls } from './falls.svelte';

const FELL = { kind: 'fell', args: {} };
const laid = (id: string, z: number) => ({ id, place: [0, 0, z], turn: [1, 0, 0, 0] });
const FILM: Film = {
  judge: 'blocks',
  version: 1,
  by: [1],
  what: { tower: [laid('cube-1', 0.01)], block: laid('cube-2', 0.1) },
  steps: [0],
  pictures: [btoa('\x05')],
};

/** As long as asking takes. */
const asked = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('a fall', () => {
  it('whose film could not be had is asked for again, and one that was had is not', async () => {
    const answers = [null, FILM];
    let times = 0;
    const falls = new Falls(() => ({
      log: [FELL],
      referee: null,
      previous: {},
      events: [FELL],
      film: () => Promise.resolve(answers[times++] ?? null),
    }));
    falls.happened();
    await asked();
    expect(falls.shown).toBeNull();
    falls.again();
    await asked();
    expect(falls.shown?.passes).toBe(false);
    falls.close();
    falls.again();
    await asked();
    expect(falls.shown).not.toBeNull();
    expect(times).toBe(2);
  });
});
