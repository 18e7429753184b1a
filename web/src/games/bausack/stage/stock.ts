/** The blocks, to build with. */
import type { Stock } from '../../../building/stock';
import { stained } from '../../../scene/wood';
import { blockOf } from '../blocks';
import { TONES } from '../wood/tones';
import { centred } from './carved';
import { timber } from './shown';

export const STOCK: Stock = {
  body: centred,
  material: (id) => timber(blockOf(id).colour),
  together: () => timber('natural'),
  stain(id) {
    const { colour } = blockOf(id);
    return stained(colour === 'natural' ? undefined : TONES[colour].base);
  },
  tones: (id) => TONES[blockOf(id).colour],
};
