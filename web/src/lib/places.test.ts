import { describe, expect, it } from 'vitest';
import { frameOf } from './fakes';
import { NOWHERE, placeNow, placesOf } from './places';

describe('the place in the rulebook', () => {
  it('is where what is asked now is explained', async () => {
    const bausack = await placesOf('bausack');
    expect(placeNow(bausack, frameOf(1, 1, { ask: 'horror' }))).toBe('horror');
    expect(placeNow(bausack, frameOf(1, 1, { ask: null }))).toBeNull();
    expect(placeNow(bausack, frameOf(1, 1, { ask: 'no-such-thing' }))).toBeNull();
  });

  it('is the trick itself while one is done', async () => {
    const attempt = { kind: 'solo', by: [2], args: { trick: 'aslik', number: 3 } };
    const oss = await placesOf('oss');
    expect(placeNow(oss, frameOf(1, 1, { ask: 'bones', attempt }))).toBe('aslik');
    expect(placeNow(oss, frameOf(1, 1, { ask: 'lay' }))).toBe('laying');
  });

  it('is the ruling behind a refusal', async () => {
    expect((await placesOf('fakir')).errors['nothing-stops']).toBe('F4');
  });

  it('is nowhere in a box that has no such list', async () => {
    expect(await placesOf('no-such-box')).toBe(NOWHERE);
  });
});
