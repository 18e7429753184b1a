/** One block on the table, alone: a tenant of the room. */
import { Mesh, type MeshStandardMaterial, type Scene } from 'three';
import type { Circle } from '../../../scene/orbit';
import { Room, type Tenant } from '../../../scene/room';
import { wooden } from '../../../scene/wood';
import { blockOf, type BlockId, type Colour } from '../blocks';
import { TONES } from '../wood/tones';
import { CM, carved } from './carved';

const TREE = 2; // centimetres of beech for what Fakir's shows from one crossing to the next

const stains: Partial<Record<Colour, MeshStandardMaterial>> = {};

/** Blocks of a colour are of one wood. */
export const timber = (colour: Colour): MeshStandardMaterial =>
  (stains[colour] ??= wooden(
    colour === 'natural' ? { scale: TREE } : { scale: TREE, stain: TONES[colour].base },
  ));

export class Shown implements Tenant {
  readonly ground = 0;
  readonly reach: number;
  readonly outline: readonly Circle[];
  readonly room: Room;
  readonly #mesh: Mesh;

  constructor(canvas: HTMLCanvasElement, id: BlockId) {
    const block = blockOf(id);
    const [length, width, height] = block.size.map((side) => side * CM) as [number, number, number];
    const wide = Math.hypot(length, width) / 2;
    this.outline = [
      { wide, high: 0 },
      { wide, high: height },
    ];
    this.reach = 1.3 * Math.max(wide, height);
    this.#mesh = new Mesh(carved(block), timber(block.colour));
    this.#mesh.castShadow = this.#mesh.receiveShadow = true;
    this.room = new Room(canvas, (scene) => this.#furnish(scene));
  }

  #furnish(scene: Scene): this {
    scene.add(this.#mesh);
    return this;
  }

  /** It lies still: only we walk round it. */
  advance(): boolean {
    return false;
  }

  dispose(): void {
    this.#mesh.geometry.dispose();
  }
}
