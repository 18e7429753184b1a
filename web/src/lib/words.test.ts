import { describe, expect, it, vi } from 'vitest';
import golden from './speakable.json';
import { preferred } from './speech.svelte';
import { bundleOf, Speech, speakable } from './words';

const names = { 1: 'Ann', 2: 'Ben', 3: 'Cleo' };
const speech = (...texts: string[]): Speech => new Speech('en', [bundleOf('en', texts)], names);

describe('arguments', () => {
  it.each(golden)('$args are said as the Python words say them', ({ args, said, you }) => {
    expect(speakable(args, names, you ?? null, 'you')).toEqual(said);
  });
});

describe('speech', () => {
  it('tells an event with names', () => {
    const words = speech('event-pawn = { $who } puts a pawn on { $cell }.');
    expect(words.event({ kind: 'pawn', args: { seat: 2, cell: 'a1' } })).toBe(
      'Ben puts a pawn on a1.',
    );
  });

  it('speaks to the one who reads', () => {
    const text = `you = you
event-covered = { $who } covers { whose }.
    .you = You cover { whose }.
whose = { $owner_is ->
    [you] yours
    [own] their own
   *[other] that of { $owner }
}`;
    const words = speech(text).at(names, null, undefined, 2);
    const said = [
      [2, 2],
      [2, 1],
      [1, 2],
      [1, 1],
      [1, 3],
    ].map(([seat, owner]) => words.event({ kind: 'covered', args: { seat, owner } }));
    expect(said).toEqual([
      'You cover yours.',
      'You cover that of Ann.',
      'Ann covers yours.',
      'Ann covers their own.',
      'Ann covers that of Cleo.',
    ]);
  });

  it('does not speak English to whoever reads French', () => {
    const [french, english] = [
      bundleOf('fr', ['you = vous\nevent-begins = { $who } commence.']),
      bundleOf('en', ['event-begins = { $who } begins.\n    .you = You begin.']),
    ];
    const words = new Speech('fr', [french, english]).at(names, null, undefined, 2);
    expect(words.event({ kind: 'begins', args: { seat: 2 } })).toBe('Ben commence.');
  });

  it('elides before a vowel in French', () => {
    const words = speech('of = la pile { ELIDED("de", $owner) }');
    const said = ['Ben', 'Anna', 'Élise', 'Yves', 'Yann'].map((owner) =>
      words.say('of', { owner }),
    );
    expect(said).toEqual([
      'la pile de Ben',
      'la pile d’Anna',
      'la pile d’Élise',
      'la pile d’Yves',
      'la pile de Yann',
    ]);
  });

  it('lets a later file say it better', () => {
    expect(speech('ask-play = B7 +3', 'ask-play = choose a card').say('ask-play')).toBe(
      'choose a card',
    );
  });

  it('falls back to English for what is not translated', () => {
    const french = bundleOf('fr', ['yes = oui']);
    const words = new Speech('fr', [french, bundleOf('en', ['yes = yes\nno = no'])]);
    expect([words.say('yes'), words.say('no')]).toEqual(['oui', 'no']);
  });

  it('says the words of an attribute', () => {
    expect(speech('option-merge = Merge\n    .top = on top').say('option-merge', {}, 'top')).toBe(
      'on top',
    );
  });

  it('says a move by its kind, and by its text where nobody can read it', () => {
    const readMove = (text: string) => ({ kind: 'pawn', args: { cell: text.slice(2) } });
    const choice = { move: 'P c3', number: 1, effects: [] };
    const words = speech('move-pawn = pawn to { $cell }');
    expect(words.at(names, readMove).move(choice)).toBe('pawn to c3');
    expect(words.move(choice)).toBe('P c3');
  });

  it('calls pieces as people do, one or several', () => {
    const called = (id: string) =>
      id === 'none' ? null : { key: 'card', args: { number: id.slice(1) } };
    const words = speech('card = the { $number }\nevent-dealt = { $cards }, not { $card }').at(
      names,
      null,
      { card: called, cards: called },
    );
    const args = { cards: ['B7', 'G9'], card: 'none' };
    expect(words.event({ kind: 'dealt', args })).toBe('the 7, the 9, not none');
  });

  it('says numbers below nought with a minus sign, and leaves hyphens alone', () => {
    const words = speech('event-counted = { $scores }: the tie-break at b-2 ({ $value })');
    const args = { scores: { 1: 3, 2: -4 }, value: -1 };
    expect(words.event({ kind: 'counted', args })).toBe('Ann 3, Ben −4: the tie-break at b-2 (−1)');
  });

  it('calls whoever has not said a name "You" where names stand', () => {
    const words = speech('a = b').at({ 1: 'Guest', 2: 'Oak' }, null, undefined, 1, 'You');
    expect([words.name(1), words.name(2)]).toEqual(['You', 'Oak']);
  });

  it('says which move was taken back', () => {
    const words = speech(
      'event-pawn = { $who } on { $cell }.\nundone-what = { $who } takes back: { $what }',
    ).at({ 1: 'Ann' }, null);
    const taken = { kind: 'pawn', args: { seat: 1, cell: 'c3' } };
    const event = { kind: 'undone', args: { seat: 1, taken } };
    expect(words.event(event)).toBe('Ann takes back: Ann on c3.');
  });

  it('complains of what nothing says, and of a missing argument', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(speech('a = b').say('nothing')).toBe('nothing');
    speech('a = { $b }').say('a');
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });
});

describe('the browser’s language', () => {
  it('is the first that we speak', () => {
    expect(preferred(['it-IT', 'fr-CA', 'en'], ['en', 'fr'])).toBe('fr');
    expect(preferred(['pt-BR'], ['en', 'fr'])).toBe('en');
  });
});

describe('in few words', () => {
  const words = new Speech('en', [
    bundleOf('en', [
      'you = you\nshort-removed = gives up a stick\nshort-out = is out\n    .other = { $who } is out\n    .you = you are out',
    ]),
  ]).at({ 1: 'Ann', 2: 'Ben', 3: 'Cleo' }, null, undefined, 1);

  it.each([
    [2, 'gives up a stick, is out'],
    [3, 'gives up a stick, Cleo is out'],
    [1, 'gives up a stick, you are out'],
  ])('it is said whom it befell: seat %i', (seat, said) => {
    const events = [
      { kind: 'removed', args: { seat: 2 } },
      { kind: 'out', args: { seat } },
    ];
    expect(words.short(events)).toBe(said);
  });
});
