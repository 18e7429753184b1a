/** A duel or a challenge once more, from its film: as it went, or slowly, each hand traced. */
import { viewed } from '../../../lib/motion';
import type { Film } from '../../types';
import { A_SECOND } from '../hand/judge';
import { Once } from './once.svelte';
import { GOING, seen } from './pictures';
import type { Together } from './setting';

const LEAD = 0.5 * A_SECOND; // steps before the word
const SLOWLY = 0.25;

export class Filmed extends Once {
  slowly = $state(false);

  constructor({ what, pictures }: Film, still: () => boolean) {
    super(what as unknown as Together, [], still);
    for (const picture of pictures) {
      const one = seen(viewed(picture));
      this.reels.add(one, false);
      this.told.know(one);
    }
  }

  protected override get traced(): boolean {
    return true;
  }

  /** From the word on. */
  again(slowly: boolean): void {
    this.slowly = slowly;
    this.anew();
    this.onfresh();
  }

  protected override wind(head: number | null, steps: number): number {
    const word = this.reels.when(({ phase }) => phase >= GOING) ?? 0;
    if (head === null) return Math.max(this.reels.first?.clock ?? 0, word - LEAD);
    return Math.min(this.reels.last?.clock ?? 0, head + steps * (this.slowly ? SLOWLY : 1));
  }
}
