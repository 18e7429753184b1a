/** What a game's folder has loaded for the table. */
import type { GameFolder } from '../games/types';

export type GameModule = Awaited<ReturnType<GameFolder['load']>>;
