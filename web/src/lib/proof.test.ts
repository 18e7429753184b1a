import { expect, it } from 'vitest';
import { fits } from './proof';

it('a seed fits the fingerprint that was published before', async () => {
  const zero = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  expect(await fits('00'.repeat(32), zero)).toBe(true);
  expect(await fits('01'.repeat(32), zero)).toBe(false);
});
