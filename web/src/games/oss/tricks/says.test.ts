import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { TRICKS } from './catalogue';
import { againSays, how, partable, stepSays } from './says';
import { signs } from './signs';
import { trickOf } from './find';

const files = import.meta.glob<string>('../words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The variants that a message has, by its id. */
function variants(text: string): Map<string, string> {
  return new Map(
    new FluentResource(text).body.map((entry) => [entry.id, JSON.stringify(entry.value)]),
  );
}

const said = TRICKS.flatMap((trick) =>
  trick.steps.map((step) =>
    step.do === 'again' ? againSays(trick, step.step) : stepSays(trick, step),
  ),
);

describe.each(Object.entries(files))('the words under the drawings, %s', (_, text) => {
  const messages = variants(text);

  it('are there for every step of every trick, each in its own way', () => {
    for (const { key, args } of said) {
      const message = messages.get(key);
      expect(message, key).toBeDefined();
      const way = (args?.until ?? args?.how) as string;
      if (way !== 'all') expect(message, `${key} ${way}`).toContain(`"${way}"`);
    }
  });
});

it('says who does it where more than one takes part', () => {
  const step = (id: string, number: number): string =>
    how(trickOf(id), trickOf(id).steps[number - 1]!);
  expect(step('aslik', 2)).toBe('player');
  expect(step('kat', 3)).toBe('each');
  expect(step('bola-bola', 3)).toBe('first');
  expect(step('bola-bola', 6)).toBe('second');
});

it('tells a goal from cards that touch, and both from the net of a duel', () => {
  const put = (id: string): string => how(trickOf(id), trickOf(id).steps[0]!);
  expect([put('maradono'), put('meja'), put('bola-bola')]).toEqual(['goal', 'cards', 'net']);
});

it('goes on until what the trick ends with', () => {
  const until = (id: string): unknown => againSays(trickOf(id), 1).args?.until;
  expect(until('aslik')).toBe('number-jack');
  expect(until('cumi-cumi')).toBe('number-ends');
  expect(until('polopo')).toBe('number-loses');
  expect(until('warnoss')).toBe('last');
});

it('has the signs of the cards: Jack, bones, order, a single throw', () => {
  const told = (id: string): string[] =>
    signs(trickOf(id)).map(({ args }) => String(Object.values(args ?? { once: 'once' })[0]));
  expect(told('aslik')).toEqual(['classic', '5']);
  expect(told('labah')).toEqual(['unusual', '5']);
  expect(told('numa')).toEqual(['none', '5', 'once']);
  expect(told('kat')).toEqual(['two', '4', 'at-once', 'once']);
  expect(told('badaboss')).toEqual(['none', '6', 'in-turn']);
});

describe('the words under a drawing', () => {
  it('are parted where the list says', () => {
    expect(partable('4 Knöchelchen, 1 Hand', 'Knöchel·chen Hand·rücken')).toBe(
      '4 Knöchel\u00adchen, 1 Hand',
    );
  });

  it.each(Object.entries(files))('have no piece too long for a phone: %s', (_, text) => {
    const [, list = ''] = /^oss-parts = (.*)$/m.exec(text) ?? [];
    const steps = text.match(/^oss-step-.*\n(?: .*\n)*/gm) ?? [];
    expect(steps.length).toBeGreaterThan(15);
    const said = partable(steps.join('').replace(/^oss-step-[\w-]+ =/gm, ''), list);
    const pieces = said.replace(/\$\w+|\[[\w-]+\]/g, ' ').split(/[^\p{L}]/u);
    expect(pieces.filter((piece) => piece.length > 10)).toEqual([]);
  });
});
