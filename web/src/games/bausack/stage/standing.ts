/** A tower as it really stands, to be walked round: a tenant of the room. */
import type { Scene } from 'three';
import type { Circle } from '../../../scene/orbit';
import { Room, type Tenant } from '../../../scene/room';
import { Pile } from '../../../building/pile';
import type { Laid } from '../../../building/poses';
import { Ruler } from '../../../building/ruler';
import { Tabletop } from '../../../building/tabletop';

import { STOCK } from './stock';

const AIR = 1; // centimetres above it

export class Standing implements Tenant {
  readonly ground = 0;
  readonly reach: number;
  readonly outline: readonly Circle[];
  readonly room: Room;
  readonly #pile: Pile;
  readonly #ruler: Ruler;
  readonly #table: Tabletop;

  constructor(canvas: HTMLCanvasElement, laid: readonly Laid[]) {
    this.#pile = new Pile(laid, STOCK);
    const { top, wide } = this.#pile.measure();
    this.#ruler = new Ruler(top + AIR);
    const round = wide + Ruler.WIDE;
    this.outline = [
      { wide: round, high: 0 },
      { wide: round, high: top + AIR },
    ];
    this.reach = 1.3 * Math.max(top, round);
    this.#table = new Tabletop(1.5 * round, this.#pile.foot());
    this.room = new Room(canvas, (scene) => this.#furnish(scene, wide));
  }

  #furnish(scene: Scene, wide: number): this {
    this.#ruler.mesh.position.set(-wide - Ruler.WIDE / 2, 0, 0);
    scene.add(this.#pile.group, this.#ruler.mesh, this.#table.mesh);
    return this;
  }

  /** It stands still: only we walk round it. */
  advance(): boolean {
    return false;
  }

  dispose(): void {
    this.#ruler.dispose();
    this.#table.dispose();
  }
}
