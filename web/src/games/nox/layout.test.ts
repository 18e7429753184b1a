import { expect, it } from 'vitest';
import { layout } from './layout';

it('seats people round the edge where there is room', () => {
  expect(layout(1056, 768, 6)).toBe('round');
  expect(layout(768, 900, 3)).toBe('round');
});

it('lays kitties below each other on a phone, six of them with their plates beside them', () => {
  expect(layout(390, 680, 4)).toBe('rows');
  expect(layout(390, 680, 6)).toBe('tight');
  expect(layout(360, 450, 6)).toBe('tight');
  expect(layout(800, 300, 3)).toBe('tight');
});
