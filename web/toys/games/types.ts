/** As web/src/games/types.ts: for the toy's board, which is no part of the page. */
export type * from '../../src/lib/game';
