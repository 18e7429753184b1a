import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import box from '../../../../src/ludotheque/games/oss/words/en.ftl?raw';
import { bundleOf, Speech } from '../../lib/words';
import { button, choice, laid, offered, tap } from '../laid';
import type { BoardProps, Choice, Referee } from '../types';
import Board from './Board.svelte';
import { counts, event, LAID, LAYS, VIEW } from './fixtures';
import oss from './index';
import type { OssAttempt, OssEvent, OssView } from './view';
import own from './words/en.ftl?raw';

const NAMES = { 1: 'Ann', 2: 'Ben', 3: 'Cem' };
const words = new Speech('en', [bundleOf('en', [box, own])]).at(NAMES, oss.readMove, oss.called);
const declare = vi.fn();
const referee = (facts: Choice[], trick = 'kat', by = [2, 1]): Referee<OssAttempt> => ({
  attempt: { kind: 'duel', by, args: { trick } },
  facts,
  interruptions: [],
  declare,
  declared: null,
});
const choose = vi.fn((move: string | null) => {
  given.chosen = given.moves.find((one) => one.move === move) ?? null;
});
const confirm = vi.fn();

const FRESH: BoardProps<OssView, OssEvent, OssAttempt> = {
  ...laid(VIEW, words, [2, 3, 1]),
  moves: LAYS,
  choose,
  confirm,
  referee: referee([]),
  afar: false,
};
const given = $state<BoardProps<OssView, OssEvent, OssAttempt>>({ ...FRESH });
let board: Record<string, unknown>;

const turn = (next: Partial<BoardProps<OssView, OssEvent, OssAttempt>>): void => {
  Object.assign(given, { moves: [], chosen: null, step: given.step + 1, ...next });
  flushSync();
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  Object.assign(given, FRESH);
  [declare, choose, confirm].forEach((spy) => spy.mockClear());
  board = mount(Board, { target: document.body, props: given });
  flushSync();
});
afterEach(() => unmount(board));

describe('laying a card', () => {
  it('lights up the solo tricks, never the duel', () => {
    tap('Your 1');
    const targets = [...document.querySelectorAll('[data-drop]')];
    expect(targets.map((one) => one.getAttribute('data-drop'))).toEqual(['aslik', 'numa', 'meja']);
  });

  it('chooses with the first touch of a trick and confirms with the second', () => {
    tap('Your 4');
    tap('4 before Meja');
    expect(given.chosen?.move).toBe('lay 4 meja');
    expect(confirm).not.toHaveBeenCalled();
    tap('4 before Meja');
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('opens a trick large when no card is picked up, and lays from there', () => {
    tap('Numa: how it is done');
    expect(document.querySelector('dialog .trick h2')?.textContent).toBe('Numa');
    tap('2 before Numa');
    expect(given.chosen?.move).toBe('lay 2 numa');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('shows a move that was chosen in the list', () => {
    choose('lay 1 aslik');
    flushSync();
    expect(button('Your 1').getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('.ghost')).not.toBeNull();
  });

  it('puts the card back with Escape', () => {
    tap('Your 4');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    button('Your 4').dispatchEvent(escape);
    flushSync();
    expect(document.querySelectorAll('[data-drop]')).toHaveLength(0);
  });
});

describe('my hand', () => {
  it('lies face down while others act, until I look', () => {
    turn({ view: { ...VIEW, turn: 3 } });
    expect(offered()).not.toContain('Your 1');
    tap('Look at your hand');
    button('Your 1');
    tap('Put your hand down');
    expect(offered()).not.toContain('Your 1');
  });

  it('is not there for who only looks on', () => {
    const hands = { 1: null, 2: null, 3: null };
    turn({ me: null, afar: true, view: { ...VIEW, hands } });
    expect(document.querySelector('[data-place="hand"]')).toBeNull();
  });

  it('pays for a replay: chosen first, then played', () => {
    const view: OssView = { ...LAID, stage: 'replay', winner: 1 };
    turn({ view, moves: [choice('replay 1'), choice('replay 2'), choice('enough')] });
    tap('Your 2');
    expect(given.chosen?.move).toBe('replay 2');
    tap('leave it at that');
    expect(given.chosen?.move).toBe('enough');
  });
});

describe('what is done now', () => {
  it('is said in one sentence, above the drawn steps of the trick', () => {
    turn({ view: LAID });
    expect(document.querySelector('.now h2')?.textContent).toBe('Ben against Ann: Kat!');
    expect(document.querySelectorAll('.now ol > li')).toHaveLength(5);
    expect(document.querySelector('.now ol')?.textContent).toContain('Both grab as many bones');
  });

  it('shows the cards that are played for', () => {
    turn({ view: LAID });
    expect(document.querySelector('.stake')?.getAttribute('aria-label')).toBe(
      'At stake: 2 of Ben, 3 of Ann.',
    );
  });
});

it('announces who has won a challenge and is Chief', () => {
  turn({ events: [event('challenge-won', { seat: 1, name: 'TargOss', points: 4 })] });
  expect(document.querySelector('.crowned')?.textContent).toBe(
    'Ann wins TargOss (4 points) and is Chief.',
  );
});

describe('saying what happened', () => {
  it('takes a number for each of the two, and says both at once', () => {
    turn({ view: LAID, referee: referee(counts(4)) });
    const [first, second] = [...document.querySelectorAll('.counts .row')];
    const number = (row: Element | undefined, count: number): void => {
      row?.querySelectorAll('button')[count]?.click();
      flushSync();
    };
    number(first, 3);
    number(second, 1);
    tap('3 – 1');
    expect(declare).toHaveBeenCalledWith('counts 3 1');
  });

  it('asks again for what no longer fits: four bones are four', () => {
    turn({ view: LAID, referee: referee(counts(4)) });
    const rows = [...document.querySelectorAll('.counts .row')];
    rows[0]?.querySelectorAll('button')[3]?.click();
    flushSync();
    rows[1]?.querySelectorAll('button')[2]?.click();
    flushSync();
    expect(button('Say it').hasAttribute('disabled')).toBe(true);
    expect(rows[0]?.querySelector('[aria-pressed="true"]')).toBeNull();
  });

  it('keeps what was tapped until something happens', () => {
    const asked = { view: LAID, referee: referee(counts(4)) };
    const pressed = (): number => document.querySelectorAll('.counts [aria-pressed="true"]').length;
    turn(asked);
    document.querySelector<HTMLElement>('.counts .row button')?.click();
    turn({ ...asked, events: [] });
    expect(pressed()).toBe(1);
    turn({ ...asked, events: [event('challenge-won', { seat: 1, name: 'TargOss', points: 4 })] });
    expect(pressed()).toBe(0);
  });

  it('says who is out by tapping them, in any order', () => {
    const facts = ['out none', 'out 1', 'out 2', 'out 3', 'out 1 3'].map((fact) => choice(fact));
    const view: OssView = {
      ...VIEW,
      stage: 'challenge',
      challenge: 'kiri-kanoss',
      left: [1, 2, 3],
    };
    turn({ view, referee: referee(facts, 'kiri-kanoss', [1, 2, 3]) });
    button('nobody is out');
    tap('Cem');
    tap('Ann');
    tap('out: Ann, Cem');
    expect(declare).toHaveBeenCalledWith('out 1 3');
  });

  it('says who spoke first in one tap', () => {
    const facts = ['said 1 right', 'said 3 right', 'said 1 wrong', 'said 3 wrong', 'silent'];
    const view: OssView = {
      ...VIEW,
      stage: 'challenge',
      challenge: 'los-loboss',
      left: [1, 3],
      word: 'bump',
    };
    turn({
      view,
      referee: referee(
        facts.map((fact) => choice(fact)),
        'los-loboss',
        [1, 3],
      ),
    });
    tap('Cem: It was wrong');
    expect(declare).toHaveBeenCalledWith('said 3 wrong');
    tap('Nobody spoke');
    expect(declare).toHaveBeenLastCalledWith('silent');
  });

  it('leaves one button a fact to the table', () => {
    const asks = (trick: string): boolean | undefined =>
      oss.factsOnBoard?.({ kind: 'solo', by: [2], args: { trick, number: 2 } }, VIEW);
    expect([asks('aslik'), asks('naik'), asks('badaboss')]).toEqual([false, false, false]);
    expect([asks('kat'), asks('warnoss'), asks('targoss'), asks('los-loboss')]).toEqual([
      ...Array<boolean>(4).fill(true),
    ]);
  });

  it('gives ten seconds to say a number, and no time to anything else', () => {
    const seconds = (trick: string) =>
      oss.seconds?.({ kind: 'challenge', by: [2], args: { trick } }, VIEW);
    expect([seconds('los-loboss'), seconds('targoss')]).toEqual([10, null]);
  });
});

it('lets the Chief name a colour in words, not in colour alone', () => {
  const view: OssView = { ...VIEW, stage: 'name', challenge: 'warnoss', left: [1, 2] };
  turn({ view, moves: [choice('name white'), choice('name black')] });
  tap('black');
  expect(given.chosen?.move).toBe('name black');
});

it('counts on the board: the cards that are counted, and the points so far', () => {
  const won = { ...VIEW.won, 3: [{ tribe: 3, value: 2 }] };
  const view: OssView = { ...VIEW, stage: 'over', won };
  const steps = oss.scoring?.([event('scored', { scores: { 1: 0, 2: 0, 3: 2 } })], view) ?? [];
  turn({ view, counting: { step: steps.at(-1)!, index: steps.length - 1, steps } });
  expect(document.querySelectorAll('.middle .lit')).toHaveLength(1);
  expect(document.querySelector('.middle li.counted .sum')?.textContent).toContain('2');
});
