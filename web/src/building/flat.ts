/** A block on paper, from one side. Its outline is made anew only when it has turned: otherwise it is moved. */
import { between, type Pose, type Turn } from './poses';
import { drawnAt, silhouette, type Side } from './silhouette';
import type { Stock } from './stock';

const TURNED = 0.004; // radians: less is not seen

export class Flat {
  #turn: Turn | null = null;

  constructor(
    private readonly path: Pick<SVGPathElement, 'setAttribute'>,
    private readonly id: string,
    private readonly side: Side,
    private readonly stock: Stock,
  ) {}

  pose({ place, turn }: Pose): void {
    this.path.setAttribute('transform', drawnAt(place, this.side));
    if (this.#turn && !differ(this.#turn, turn)) return;
    this.#turn = turn;
    this.path.setAttribute('d', silhouette(this.id, turn, this.side, this.stock));
  }
}

function differ(one: Turn, other: Turn): boolean {
  const { spun, tilt } = between(one, other);
  return Math.abs(spun) > TURNED || tilt > TURNED;
}
