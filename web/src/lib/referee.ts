/** A real table as this page sees it: what is asked, what may be said, what was said and by whom. */
import type { Declared, Referee } from './game';
import type { Table } from './table.svelte';
import type { Attempt, Choice, Frame, Measure, Seat } from './wire';
import type { Speech } from './words';

/** What was said and does not stand yet, if there is anything. */
function declaredOf(table: Table, frame: Frame, words: Speech): Declared | null {
  const { fact, seats, status } = frame.table;
  if (!fact) return null;
  const disputed = status === 'disputed';
  const mineIs = (one: Seat | null | undefined): boolean => Boolean(one && seats[one]?.mine);
  const mine = mineIs(fact.seat);
  const seat = table.actor;
  return {
    fact: fact.fact,
    says: said(fact.fact, words),
    by: fact.seat,
    attempt: fact.attempt,
    disputed: fact.disputed ?? null,
    mayAnswer: seat !== null && !mine && !disputed,
    judge: fact.judge ?? null,
    mayCorrect: seat !== null && (disputed ? mineIs(fact.judge) : mine),
    corrections: frame.corrections,
    confirm: () => void table.answer('confirm'),
    dispute: () => void table.answer('dispute'),
    correct: (right) => void table.do({ do: 'correct', fact: right }),
  };
}

export function refereeOf(table: Table, frame: Frame, words: Speech): Referee | null {
  if (frame.table.mode !== 'referee') return null;
  return {
    attempt: frame.attempt,
    facts: table.facts,
    interruptions: table.sending ? [] : frame.interruptions,
    declare: (fact) => void table.declare(fact),
    declared: declaredOf(table, frame, words),
  };
}

/** A fact in words. */
export function said(fact: string, words: Speech): string {
  return words.move({ move: fact, number: 0, effects: [] });
}

/** The facts that are a word, and the numbers that are typical where one is measured. */
export function parted(
  facts: readonly Choice[],
  attempt: Attempt | null,
): { plain: Choice[]; typical: number[] } {
  const measure = attempt?.measure;
  if (!measure) return { plain: [...facts], typical: [] };
  const numbers = facts.map(({ move }) => measured(move, measure));
  return {
    plain: facts.filter((_, i) => numbers[i] === null),
    typical: numbers.filter((number) => number !== null).toSorted((a, b) => a - b),
  };
}

/** The number in a fact's text, if it is the measured one. */
export function measured(fact: string, measure: Measure): number | null {
  const [before = '', after = ''] = measure.fact.split('{}');
  if (!fact.startsWith(before) || !fact.endsWith(after)) return null;
  const number = fact.slice(before.length, fact.length - after.length);
  return /^\d+$/.test(number) ? Number(number) : null;
}

/** The fact that what was typed stands for, or null: it is no number that can be right. */
export function typed(text: string, measure: Measure): string | null {
  const number = Number(text.trim());
  if (!/^\s*\d+\s*$/.test(text) || number < measure.least || number > measure.most) return null;
  return measure.fact.replace('{}', `${number}`);
}
