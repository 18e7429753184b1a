/** The table with several hands over it: a tenant of the room. */
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { Bones } from '../hand/bones';
import { CM, put } from '../hand/framing';
import { Glove } from '../hand/glove';
import { covers } from '../hand/holding';
import type { Placed } from '../hand/placing';
import { Scenery } from '../hand/scenery';
import { SteadyTable } from '../hand/steady';
import type { Side as Seen } from '../hand/surface';
import { Trail } from '../hand/trail';
import { tribeOf } from '../tribes';
import { boneColours, washOf } from './colours';
import type { Once } from './once.svelte';
import type { Scene } from './placing';
import { ownOf } from './setting';
import { sidesOf, type Side } from './sides';

const OTHERS = 1; // dots a millimetre, of the drawing of a hand that is not ours

type Strip = Mesh<PlaneGeometry, MeshBasicMaterial>;

export class HandsTable extends SteadyTable {
  readonly reach = 40;
  readonly #bones: Bones;
  readonly #gloves: Glove[];
  readonly #scenery: Scenery;
  readonly #sides = new Group();
  readonly #trails: Trail[];

  constructor(
    canvas: HTMLCanvasElement,
    private readonly once: Once,
    seen: Seen,
    private readonly next: (now: number) => Scene | null,
  ) {
    super(once.region, seen);
    const { what, trick } = once;
    this.#scenery = new Scenery(trick, Number(what.places[0]!.law.rim ?? 0));
    this.#bones = new Bones(false, boneColours(what));
    const below = new Set(once.ours.length === 1 ? once.ours.map(({ i }) => i) : []);
    this.#gloves = what.places.map(({ seat }, i) =>
      below.has(i)
        ? new Glove(21, 1, washOf(seat))
        : new Glove(19 - i / 10, 1, washOf(seat), Math.PI / 2, OTHERS),
    );
    this.#trails = what.places.map(({ seat }) => new Trail(tribeOf(seat).ground));
    const all = new Group().add(this.#scenery.group, this.#sides, this.#bones.group);
    all.add(...this.#trails.map(({ line }) => line), ...this.#gloves.map(({ group }) => group));
    this.open(canvas, all);
  }

  /** Where bones are brought, once that is known. */
  side(left: boolean): void {
    this.#sides.clear();
    for (const side of sidesOf(this.once.what, this.once.viewer, left))
      this.#sides.add(strip(side));
    this.room.ask();
  }

  advance(now: number): boolean {
    const scene = this.next(now);
    if (!scene) return true;
    this.#bones.show(scene.bones, null, now, this.fresh);
    scene.hands.forEach(({ held, turn }, i) => {
      const { group } = this.#gloves[i]!;
      group.visible = held !== null;
      group.rotation.y = turn;
      if (held) this.#gloves[i]!.show(held, covers(held, underneath(scene.bones, turn)));
    });
    this.#trails.forEach((line, i) => line.show(scene.trails[i] ?? []));
    this.fresh = false;
    return scene.moves;
  }

  dispose(): void {
    this.#scenery.dispose();
    this.#bones.dispose();
    for (const glove of this.#gloves) glove.dispose();
    const strips = this.#sides.children.flatMap(({ children }) => children as Strip[]);
    for (const line of this.#trails) line.dispose();
    for (const { geometry, material } of strips) {
      geometry.dispose();
      material.dispose();
    }
  }
}

/** The bones as a hand that is turned so has them before it. */
function underneath(bones: readonly (Placed | null)[], turn: number): Placed[] {
  const back = [Math.cos(turn), Math.sin(turn)] as const;
  return bones.flatMap((placed) => {
    if (!placed) return [];
    const { x, y } = ownOf([back[0], -back[1]], { x: placed.at[0], y: placed.at[1] });
    return [{ ...placed, at: [x, y, placed.at[2]] as const }];
  }) as Placed[];
}

function strip({ colour, area, turn }: Side): Group {
  const wide = (area.east - area.west) * CM;
  const mesh: Strip = new Mesh(
    new PlaneGeometry(wide, (area.north - area.south) * CM).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.3, depthWrite: false }),
  );
  put([(area.west + area.east) / 2, 0, 0.4], mesh.position);
  mesh.renderOrder = 0.4;
  const group = new Group();
  group.rotation.y = turn;
  group.add(mesh);
  return group;
}
