import { describe, expect, it } from 'vitest';
import { codeFrom, routeOf, spelled } from './route';

describe('an address', () => {
  it.each([
    ['/', { page: 'shelf' }],
    ['/box/nox', { page: 'box', name: 'nox' }],
    ['/box/nox/', { page: 'box', name: 'nox' }],
    ['/t/k7mq2x', { page: 'table', code: 'K7MQ2X' }],
    ['/t/abcde-fghjk', { page: 'table', code: 'ABCDEFGHJK' }],
    ['/s/K7MQ2X.1.abc', { page: 'seat', secret: 'K7MQ2X.1.abc' }],
    ['/screen/k7mq2x', { page: 'screen', code: 'K7MQ2X' }],
    ['/t/', { page: 'nowhere' }],
    ['/t/no:such', { page: 'nowhere' }],
    ['/elsewhere', { page: 'nowhere' }],
    ['/box/a/b', { page: 'nowhere' }],
    ['/box/%E0%A4%A', { page: 'box', name: '%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

describe('a code as people type it', () => {
  it.each([
    ['k7mq2x', 'K7MQ2X'],
    [' K7M Q2X ', 'K7MQ2X'],
    ['K7M-Q2X', 'K7MQ2X'],
    ['http://localhost:8000/t/K7MQ2X', 'K7MQ2X'],
    ['abcde-fghjk', 'ABCDEFGHJK'],
    ['ABCDE – FGHJK', 'ABCDEFGHJK'],
    ['https://house.example/t/abcde-fghjk?x', 'ABCDEFGHJK'],
    ['hello!', null],
    ['', null],
  ])('%s', (typed, code) => {
    expect(codeFrom(typed)).toBe(code);
  });
});

it('a code is read in two breaths', () => {
  expect(spelled('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
  expect(spelled('K7MQ2X')).toBe('K7MQ2X');
});
