/** What a game's folder has loaded for the table. */
import type { GameFolder } from '../lib/game';

export type GameModule = Awaited<ReturnType<GameFolder['load']>>;
