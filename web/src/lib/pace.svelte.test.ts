import { afterEach, expect, it } from 'vitest';
import { pace, tempo } from './pace.svelte';

const event = { kind: 'moved' };
const stage = { kind: 'x', event, before: 0, after: 0, flights: [], ms: 400, sound: null };

afterEach(() => (pace.value = 'auto'));

it('is calm for whoever plays a box the first times, and quicker later', () => {
  tempo.box = 'marbles'; // boxes that no other test has finished a match of
  const first = tempo.step([stage], true);
  tempo.finish('marbles');
  expect(tempo.step([stage], true)).toBe(first);
  tempo.finish('marbles');
  const later = tempo.step([stage], true);
  expect(later).toBeLessThan(first);
  tempo.box = 'conkers'; // another box is new again
  expect(tempo.step([stage], true)).toBe(first);
  pace.value = 'quick'; // who has chosen gets what was chosen
  expect(tempo.step([stage], true)).toBeLessThan(later);
});

it('gives others’ moves time to be pointed at and read, and one’s own none', () => {
  pace.value = 'usual';
  expect(tempo.step([stage], true) - tempo.step([stage], false)).toBeGreaterThan(500);
});

it('points at nothing that all have watched', () => {
  pace.value = 'usual';
  const watched = { ...stage, watched: true };
  expect(tempo.moving([watched, stage], true)).toBe(tempo.moving([watched, stage], false));
  expect(tempo.moving([stage, watched], true)).toBeGreaterThan(tempo.moving([stage], false));
});
