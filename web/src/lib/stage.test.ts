import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameOf } from './fakes';
import { Stage, type Scene } from './stage';
import type { Numbered } from './wire';

const event = (n: number): Numbered => ({ n, event: { kind: `e${n}` } });

describe('the stage', () => {
  let scenes: Scene[];
  let settled: number;
  let hidden: boolean;
  let stage: Stage;
  const shown = () => scenes.map(({ frame }) => frame.n);

  beforeEach(() => {
    vi.useFakeTimers();
    [scenes, settled, hidden] = [[], 0, false];
    stage = new Stage(
      (scene) => scenes.push(scene),
      () => settled++,
      () => 500,
      () => hidden,
    );
    stage.push(frameOf(5, 1, { events: [event(4)], log: [event(1)] }));
    stage.look();
  });

  afterEach(() => {
    stage.stop();
    vi.useRealTimers();
  });

  it('shows the first frame at once, with what was missed and nothing to animate from', () => {
    expect(scenes).toMatchObject([{ first: true, previous: null, events: [{ kind: 'e4' }] }]);
  });

  it('shows one thing after the other', () => {
    vi.advanceTimersByTime(1);
    for (const n of [6, 7, 8]) stage.push(frameOf(n, 1, { events: [event(n)] }));
    expect(shown()).toEqual([5, 6]);
    expect(scenes[1]).toMatchObject({ previous: { n: 5 }, events: [{ kind: 'e6' }], first: false });
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual([5, 6, 7]);
    expect(stage.busy).toBe(true);
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual([5, 6, 7, 8]);
    const before = settled;
    vi.advanceTimersByTime(500);
    expect(settled).toBe(before + 1);
  });

  it('does not wait for a frame in which nothing happened', () => {
    vi.advanceTimersByTime(1);
    stage.push(frameOf(6, 1));
    stage.push(frameOf(7, 1));
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([5, 6, 7]);
  });

  it('is not busy with those who come and go: whoever enters something is not interrupted', () => {
    vi.advanceTimersByTime(1);
    const busy: boolean[] = [];
    for (const n of [6, 7, 8]) {
      stage.push(frameOf(n, 1));
      busy.push(stage.busy);
    }
    expect(busy).toEqual([false, false, false]);
    stage.push(frameOf(9, 1, { events: [event(9)] }));
    expect(stage.busy).toBe(true);
  });

  it('shows another seat at once, and does not tell again what was seen', () => {
    vi.advanceTimersByTime(1);
    stage.push(frameOf(6, 1, { events: [event(6)] }));
    stage.push(frameOf(6, 2, { events: [event(3), event(6)], log: [] }));
    expect(scenes.at(-1)).toMatchObject({ frame: { seat: 2 }, previous: null, events: [] });
  });

  it('animates on after a short break', () => {
    vi.advanceTimersByTime(1);
    stage.push(frameOf(7, 1, { events: [event(4), event(7)], log: [event(1)] }));
    expect(scenes.at(-1)).toMatchObject({ previous: { n: 5 }, events: [{ kind: 'e7' }] });
  });

  it('catches up at once when it is told to', () => {
    vi.advanceTimersByTime(1);
    for (const n of [6, 7, 8]) stage.push(frameOf(n, 1, { events: [event(n)] }));
    stage.catchUp();
    expect(shown()).toEqual([5, 6, 8]);
    expect(scenes.at(-1)?.events.map(({ kind }) => kind)).toEqual(['e7', 'e8']);
    expect(scenes.at(-1)?.frame.events.map(({ n }) => n)).toEqual([7, 8]); // for the log
    expect(stage.busy).toBe(false);
  });

  it('shows all at once while nobody looks', () => {
    hidden = true;
    for (const n of [6, 7, 8]) stage.push(frameOf(n, 1, { events: [event(n)] }));
    expect(shown()).toEqual([5, 6, 7, 8]);
  });

  it('does not let somebody wait who has seen enough and acts', () => {
    vi.advanceTimersByTime(1);
    stage.push(frameOf(6, 1, { events: [event(6)] }));
    vi.advanceTimersByTime(100);
    stage.hurry();
    stage.push(frameOf(7, 1, { events: [event(7)] }));
    expect(shown()).toEqual([5, 6, 7]);
    expect(scenes.at(-1)).toMatchObject({ previous: { n: 6 } });
  });

  it('waits while a count is shown, and then goes on', () => {
    vi.advanceTimersByTime(1);
    stage.push(frameOf(6, 1, { events: [event(6)] }));
    stage.hold(true);
    const before = settled;
    for (const n of [7, 8]) stage.push(frameOf(n, 1, { events: [event(n)] }));
    vi.advanceTimersByTime(9000);
    expect(shown()).toEqual([5, 6]);
    stage.hold(false);
    expect(shown()).toEqual([5, 6, 7]);
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual([5, 6, 7, 8]);
    expect(settled).toBe(before);
  });

  it('does not let a match go on before the table is there to be seen', () => {
    const unseen = new Stage(
      (scene) => scenes.push(scene),
      () => settled++,
      () => 500,
      () => false,
    );
    unseen.push(frameOf(1, 1, { view: null, log: [] })); // people sit down
    unseen.push(frameOf(2, 1, { view: null }));
    vi.advanceTimersByTime(1);
    unseen.push(frameOf(3, 1, { events: [event(3)] })); // it begins
    vi.advanceTimersByTime(9000);
    for (const n of [4, 5]) unseen.push(frameOf(n, 1, { events: [event(n)] }));
    vi.advanceTimersByTime(9000);
    expect(shown()).toEqual([5, 1, 2, 3]);
    unseen.look();
    expect(shown()).toEqual([5, 1, 2, 3, 4]);
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual([5, 1, 2, 3, 4, 5]);
    unseen.stop();
  });

  it('is not settled before a count has been seen', () => {
    stage.hold(true);
    vi.advanceTimersByTime(9000);
    expect(settled).toBe(0);
    stage.hold(false);
    expect(settled).toBe(1);
  });
});
