/** What a game's folder gives to the table, and what the table gives to its board. */
export type * from '../lib/game';
