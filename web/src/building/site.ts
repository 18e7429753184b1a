/** A tower that is being built on: the blocks as the judge has them, the one in the hand, and where the hand
 * wants it. A tenant of the room. */
import {
  BoxGeometry,
  CircleGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Raycaster,
  Vector3,
  type BufferGeometry,
  type Scene,
} from 'three';
import type { Picture } from '../lib/motion';
import type { Circle } from '../scene/orbit';
import { Reel } from '../scene/reel';
import { Room, type Tenant } from '../scene/room';
import { Pile, type Body } from './pile';
import { shownAt, shownTurned, told, type Place, type Placing, type Pose } from './poses';
import { Ring, nearest, type Point } from './ring';
import { Ruler } from './ruler';
import type { Stock } from './stock';
import { Tabletop } from './tabletop';

const STEP = 1000 / 60; // milliseconds
const LATE = { mine: 50, others: 120 }; // how far behind pictures are shown
const HEADROOM = 12; // centimetres over the tower, for the block and the hand
const MEASURED = 4; // as far as the measure goes over it
const AROUND = 5.5; // and round it
const LEAST = 3; // for a tower, should there be none yet
const FINGER = 2.4; // centimetres: as near as that to the block, it is meant
const PALE = 0.34; // how much is seen of where the hand wants the block, once it is so far away
const APART = 1.2;
const THERE = 0.4; // nearer than that the block is there, though it trembles
const ROUND = 1; // centimetres from the block's farthest corner to the ring round it,
const WIDEST = 5.2; // which is no wider than that
const ON_RING = { touch: 18, mouse: 11 }; // pixels
const ON_MARK = 18; // pixels: who reaches for the ring's mark means the ring, though the block be behind it
/** A finger is not a point: in pixels round its middle. */
const PAD = [
  [0, 0],
  [10, 0],
  [-10, 0],
  [0, 10],
  [0, -10],
] as const;
const SIDE = 2; // centimetres from a block's middle: what a turn comes to out there
const DOWN = new Vector3(0, -1, 0);

export class Site implements Tenant {
  readonly ground = 0;
  readonly reach: number;
  readonly outline: readonly Circle[];
  readonly room: Room;
  /** What a picture has told, as soon as it came. */
  ontold: (what: ReturnType<typeof told>, step: number) => void = () => {};
  readonly #pile: Pile;
  readonly #reel: Reel;
  readonly #ghost: Mesh<BufferGeometry, MeshStandardMaterial> | null = null;
  readonly #plumb = new Mesh(
    new BoxGeometry(0.06, 1, 0.06),
    new MeshBasicMaterial({ color: '#4e3424', transparent: true, opacity: 0.65 }),
  );
  readonly #spot = new Mesh(
    new CircleGeometry(0.7, 24).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: '#1c0e05', transparent: true, opacity: 0.4, depthWrite: false }),
  );
  readonly #ring: Ring | null = null;
  #spun = 0; // by the hand
  readonly #ruler: Ruler;
  readonly #table: Tabletop;
  readonly #measured: boolean;
  #open = false;
  #gone = false;

  constructor(canvas: HTMLCanvasElement, placing: Placing, stock: Stock, mine: boolean) {
    this.#measured = placing.measured ?? true;
    this.#pile = new Pile([...placing.tower, placing.block], stock, true);
    this.#reel = new Reel(mine ? LATE.mine : LATE.others);
    const { top, wide: reached } = this.#pile.measure(placing.tower.length);
    const wide = Math.max(LEAST, reached);
    this.outline = [
      { wide: wide + AROUND, high: 0 },
      { wide: wide + AROUND, high: top / 2 },
      { wide: 0.6 * AROUND, high: top + HEADROOM },
    ];
    this.reach = 1.4 * Math.max(top + HEADROOM, wide + AROUND);
    this.#ruler = new Ruler(Math.max(LEAST, top) + MEASURED);
    this.#table = new Tabletop(1.4 * this.outline[0]!.wide, this.#pile.foot(placing.tower.length));
    if (mine) {
      const { id } = placing.block;
      this.#ghost = new Mesh(stock.body(id), pale(stock.tones(id).light));
      this.#ghost.visible = false;
      const { radius } = this.#held.geometry.boundingSphere!;
      this.#ring = new Ring(Math.min(WIDEST, Math.max(FINGER, radius) + ROUND));
    }
    this.room = new Room(canvas, (scene) => this.#furnish(scene));
  }

  #furnish(scene: Scene): this {
    const { group } = this.#pile;
    group.add(this.#plumb, this.#spot);
    if (this.#ghost) group.add(this.#ghost);
    if (this.#ring) group.add(this.#ring.group);
    this.#ruler.mesh.position.set(-this.outline[0]!.wide + 1.5, 0, -2);
    scene.add(group, this.#table.mesh);
    if (this.#measured) scene.add(this.#ruler.mesh);
    return this;
  }

  get #held(): Body {
    return this.#pile.bodies.at(-1)!;
  }

  // ---- What the judge says

  see(picture: Picture, now: number): void {
    const what = told(picture.data);
    this.#reel.push(picture.step * STEP, this.#pile.rows(what.moved), now);
    this.#open = what.open;
    this.ontold(what, picture.step);
    this.room.ask();
  }

  advance(now: number): boolean {
    const rows = this.#reel.at(now);
    if (rows) this.#pile.pose(rows);
    this.#fade();
    const at = this.#ghost?.visible ? this.#ghost.position : this.#held.position;
    this.#hang(this.#open || this.#gone ? null : at);
    this.#ring?.pose(at, this.#spun);
    if (this.#ring) this.#ring.group.visible = !this.#open && !this.#gone;
    return this.#reel.moves(now);
  }

  // ---- What the hand wants

  /** Where it wants the block, and how far it has spun it; null: nowhere else than where it is. */
  want(target: Pose | null, spun: number): void {
    const ghost = this.#ghost;
    if (!ghost) return;
    ghost.visible = target !== null;
    this.#spun = spun;
    if (target) {
      ghost.position.copy(shownAt(target.place));
      ghost.quaternion.copy(shownTurned(target.turn));
    }
    this.room.ask();
  }

  /** It has let go, which the judge may not yet have heard. */
  set gone(gone: boolean) {
    this.#gone = gone;
    this.room.ask();
  }

  /** Once the block is where it is wanted, there is nothing to be seen of the wish: two faces that nearly lie in
   * one plane would look like wood of two colours. */
  #fade(): void {
    if (!this.#ghost) return;
    const { position, quaternion } = this.#held;
    const away = position.distanceTo(this.#ghost.position);
    const turned = SIDE * quaternion.angleTo(this.#ghost.quaternion);
    const share = (Math.max(away, turned) - THERE) / (APART - THERE);
    this.#ghost.material.opacity = PALE * Math.min(1, Math.max(0, share));
  }

  /** The plumb line: who looks on sees it below the block, whose hand it is below where they want it. */
  #hang(from: Vector3 | null): void {
    this.#plumb.visible = this.#spot.visible = from !== null;
    if (!from) return;
    const under = this.#under(from);
    const long = Math.max(0.01, from.y - under);
    this.#plumb.scale.y = long;
    this.#plumb.position.set(from.x, under + long / 2, from.z);
    this.#spot.position.set(from.x, under + 0.03, from.z);
  }

  /** The height of what is below a point, in the scene. From the top: of a tower few blocks need be asked. */
  #under(at: Vector3): number {
    const { bodies, group } = this.#pile;
    const ray = new Raycaster(at.clone().add(group.position), DOWN);
    let under = 0;
    for (let i = bodies.length - 2; i >= 0; i--) {
      const { geometry, position } = bodies[i]!;
      const { center, radius } = geometry.boundingSphere!;
      if (position.y + center.length() + radius <= under) continue;
      const [hit] = ray.intersectObject(bodies[i]!, false);
      under = Math.max(under, hit?.point.y ?? 0);
    }
    return under;
  }

  /** How a block at this height would be moved by going from one point of the picture to another. */
  dragged(from: Point, to: Point, place: Place): Place {
    const high = shownAt(place).y;
    const meets = ({ x, y }: Point): Vector3 | null => {
      const { origin, direction } = this.room.ray(x, y).ray;
      if (Math.abs(direction.y) < 0.04) return null;
      return origin.clone().addScaledVector(direction, (high - origin.y) / direction.y);
    };
    const [a, b] = [meets(from), meets(to)];
    if (!a || !b) return place;
    const by = b.sub(a).clampLength(0, 8);
    return [place[0] + by.x / 100, place[1] - by.z / 100, place[2]];
  }

  /** What a touch there is for: the block in the hand, the ring round it, or neither. */
  meant(at: Point, finger: boolean): 'block' | 'ring' | null {
    const [held, ring] = [this.#held, this.#ring];
    if (!ring?.group.visible) return null;
    const pixel = this.room.pixel(at);
    const mark = this.room.project(ring.mark.toArray());
    if (Math.hypot(mark.x - pixel.x, mark.y - pixel.y) < ON_MARK) return 'ring';
    held.updateWorldMatrix(true, false);
    const pad = finger ? PAD : PAD.slice(0, 1);
    const { x: wide, y: high } = this.room.pixel({ x: 1, y: -1 });
    for (const [x, y] of pad) {
      const ray = this.room.ray(at.x + (2 * x) / wide, at.y + (2 * y) / high);
      if (ray.intersectObject(held, false).length) return 'block';
    }
    if (this.along(at).far < (finger ? ON_RING.touch : ON_RING.mouse)) return 'ring';
    const { radius } = held.geometry.boundingSphere!;
    const centre = held.getWorldPosition(new Vector3());
    const { ray } = this.room.ray(at.x, at.y);
    return ray.distanceToPoint(centre) < Math.max(FINGER, 0.8 * radius) ? 'block' : null;
  }

  /** Where on the ring a point of the picture is, and how many pixels from it. */
  along(at: Point, before: number | null = null): { point: number; far: number } {
    const ring = this.#ring!.points().map((point) => this.room.project(point.toArray()));
    return nearest(ring, this.room.pixel(at), before);
  }

  /** The ring is pointed at, or drawn along. */
  light(lit: boolean): void {
    this.#ring?.light(lit);
    this.room.ask();
  }

  dispose(): void {
    this.#ghost?.material.dispose();
    this.#ring?.dispose();
    for (const mesh of [this.#plumb, this.#spot]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.#pile.dispose();
    this.#ruler.dispose();
    this.#table.dispose();
  }
}

/** Where the hand wants it: seen through. */
const pale = (color: string): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, transparent: true, opacity: PALE, depthWrite: false });
