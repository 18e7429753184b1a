import { describe, expect, it, vi } from 'vitest';
import { aTable, FakeSocket, frameOf, tableInfo } from './fakes';
import { measured, parted, refereeOf, typed } from './referee';
import type { Table } from './table.svelte';
import type { Choice, Frame, TableInfo } from './wire';
import { bundleOf, Speech } from './words';

const words = new Speech('en', [bundleOf('en', ['move-fell = it fell'])]).at(
  { 1: 'Ann', 2: 'Ben' },
  (text) => ({ kind: text, args: {} }),
);
const fact = (move: string): Choice => ({ move, number: 0, effects: [] });
const height = { fact: 'stood {}', unit: 'mm', least: 1, most: 4095, needed: true };
const attempt = { kind: 'place', by: [2], args: {}, measure: height };
const asked = (more: Partial<TableInfo> = {}): Partial<Frame> => ({
  table: tableInfo({ mode: 'referee', to_act: [0], ...more }),
  moves: [fact('fell'), fact('stood')],
  attempt,
});
const said = (seat: number, more: Partial<TableInfo> = {}): Partial<Frame> => ({
  table: tableInfo({
    mode: 'referee',
    to_act: [1],
    fact: { fact: 'fell', seat, attempt, disputed: null, judge: null },
    ...more,
  }),
});

describe('a measure', () => {
  it('is a number in its place in the fact', () => {
    expect(measured('stood 134', height)).toBe(134);
    expect(['stood', 'fell', 'stood high'].map((text) => measured(text, height))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is taken only if it can be right', () => {
    expect(typed(' 134 ', height)).toBe('stood 134');
    expect(['', '0', '4096', '-3', '1e2', 'high'].map((text) => typed(text, height))).toEqual(
      Array(6).fill(null),
    );
  });

  it('is apart from the facts that are a word', () => {
    const facts = ['fell', 'stood 60', 'stood 45', 'stood'].map(fact);
    const { plain, typical } = parted(facts, attempt);
    expect([plain.map(({ move }) => move), typical]).toEqual([
      ['fell', 'stood'],
      [45, 60],
    ]);
    expect(parted(facts, { kind: 'solo', by: [1] }).plain).toHaveLength(4);
  });
});

describe('a real table', () => {
  let table: Table;
  const see = (n: number, seat: number | null, more: Partial<Frame>): void => {
    vi.advanceTimersByTime(5000); // what was there before has been seen
    FakeSocket.last.says(frameOf(n, seat, more));
  };
  const referee = () => refereeOf(table, table.frame!, words)!;

  aTable((one) => (table = one));

  it('has facts instead of moves while a deed is awaited', () => {
    see(4, 1, asked());
    expect(table.moves).toEqual([]);
    expect(referee().facts.map(({ move }) => move)).toEqual(['fell', 'stood']);
    see(5, 1, { moves: [fact('take arch-1')], table: tableInfo({ mode: 'referee' }) });
    expect([table.moves.length, referee().facts]).toEqual([1, []]);
  });

  it('is none when all is played on the screen', () => {
    see(4, 1, {});
    expect(refereeOf(table, table.frame!, words)).toBeNull();
  });

  it('says a fact once, and what was on the screen when it was said', () => {
    see(4, 1, asked());
    referee().declare('fell');
    referee().declare('stood');
    expect(FakeSocket.last.commands('declare')).toMatchObject([{ seat: 1, fact: 'fell', n: 4 }]);
    expect(referee().facts).toEqual([]);
  });

  it('asks the others whether it was so', () => {
    see(5, 1, said(2));
    const { declared } = referee();
    expect(declared).toMatchObject({ says: 'it fell', by: 2, mayAnswer: true, mayCorrect: false });
    declared!.confirm();
    expect(FakeSocket.last.commands('confirm')).toMatchObject([{ seat: 1, n: 5 }]);
  });

  it('lets whoever said it put it right, or take it back', () => {
    see(5, 1, { ...said(1), corrections: [fact('fell'), fact('stood')] });
    const { declared } = referee();
    expect(declared).toMatchObject({ mayAnswer: false, mayCorrect: true });
    expect(declared!.corrections).toHaveLength(2);
    declared!.correct(null);
    expect(FakeSocket.last.commands('correct')).toMatchObject([{ fact: null }]);
  });

  it('leaves a dispute to whoever settles it, host or not', () => {
    const disputed = { fact: 'fell', seat: 1, attempt, disputed: 2, judge: 3 };
    see(6, 1, said(1, { status: 'disputed', fact: disputed, host: true }));
    expect(referee().declared).toMatchObject({ disputed: 2, mayAnswer: false, mayCorrect: false });
    see(7, 1, said(1, { status: 'disputed', fact: { ...disputed, judge: 1 }, host: false }));
    expect(referee().declared).toMatchObject({ mayCorrect: true, judge: 1 });
  });

  it('on one device needs nobody to look at a hand, and nobody to say yes', () => {
    const seats = { 1: { name: 'Ann', mine: true }, 2: { name: 'Ben', mine: true } };
    see(4, null, asked({ seats }));
    expect([table.device.curtain, table.facts.length]).toEqual([null, 2]);
    referee().declare('fell');
    expect(FakeSocket.last.commands('declare')).toMatchObject([{ seat: 1 }]);
    see(5, null, said(1, { seats }));
    expect(referee().declared).toMatchObject({ mayAnswer: false, mayCorrect: true });
  });

  it('animates nothing from what was never so', () => {
    see(4, 1, { ...asked(), log: [] });
    const corrected = { n: 5, event: { kind: 'corrected', args: { to: 3 } } };
    see(5, 1, { ...asked(), events: [corrected] });
    expect([table.step.events.length, table.step.previous]).toEqual([1, null]);
  });
});
