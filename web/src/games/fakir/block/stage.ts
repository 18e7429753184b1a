/** The block on its table, its sticks and marks: a tenant of the room. */
import {
  BoxGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Scene,
} from 'three';
import type { Circle } from '../../../scene/orbit';
import { Room, type Tenant } from '../../../scene/room';
import { Marks } from './marks';
import { Names } from './names';
import { Pieces } from './pieces';
import { Picking } from './places';
import { HALF } from './poses';
import { drilled } from './solid';
import { TALL, outline } from './turning';
import { beech } from './wood';

const QUICK = 200;

/** A number on its way to another. */
class Slide {
  now = 0;
  to = 0;
  #from = 0;
  #begins = -Infinity;

  /** Whether that is news. */
  send(to: number, gently: boolean): boolean {
    if (to === this.to) return false;
    this.#from = this.now;
    this.to = to;
    this.#begins = gently ? performance.now() : -Infinity;
    return true;
  }

  /** Whether it still goes on. */
  advance(now: number, takes: number): boolean {
    const t = Math.min(1, Math.max(0, (now - this.#begins) / takes));
    this.now = this.#from + (this.to - this.#from) * (1 - (1 - t) ** 3);
    return t < 1;
  }
}

export class Stage implements Tenant {
  readonly ground = -HALF;
  readonly reach = 5.5;
  readonly room: Room;
  readonly #wood = beech();
  readonly #block = new Mesh(drilled(), this.#wood.material);
  /** Throws the block's shadow, without light through its channels; and closes it below. */
  readonly #core = new Mesh(
    new BoxGeometry(3.4, 3.4, 3.4),
    new MeshBasicMaterial({ colorWrite: false, depthWrite: false }),
  );
  readonly #floor = new Mesh(
    new PlaneGeometry(3.3, 3.3),
    new MeshBasicMaterial({ color: '#2b1708' }),
  );
  readonly #names = new Names(() => this.room.ask());
  readonly #contact = contact();
  readonly #sticks = new Group();
  readonly #rings = new Group();
  readonly pieces = new Pieces(this.#sticks);
  readonly marks = new Marks(this.#rings);
  readonly picking = new Picking();
  readonly #through = new Slide();
  readonly #tall = new Slide();
  #dark = false;

  constructor(canvas: HTMLCanvasElement) {
    this.room = new Room(canvas, (scene) => this.#furnish(scene));
  }

  #furnish(scene: Scene): this {
    this.#core.castShadow = this.#block.receiveShadow = true;
    this.#floor.rotation.x = this.#contact.rotation.x = -Math.PI / 2;
    this.#contact.position.y = -HALF - 0.01;
    this.#floor.position.y = -HALF + 0.003;
    scene.add(this.#contact, this.#floor, this.#core, this.#block, this.#names.mesh);
    scene.add(this.#sticks, this.#rings);
    return this;
  }

  /** An empty block may be seen from near; sticks need room. */
  get outline(): readonly Circle[] {
    return outline(this.#tall.now);
  }

  light(dark: boolean): void {
    this.#dark = dark;
    this.room.ask();
  }

  see(through: boolean, still: boolean): void {
    if (this.#through.send(through ? 1 : 0, !still)) this.room.ask();
  }

  grow(tall: boolean, gently: boolean): void {
    if (this.#tall.send(tall ? TALL : 0, gently)) this.room.ask();
  }

  pick(x: number, y: number, can: (id: string) => boolean): string | null {
    return this.picking.at(this.room.ray(x, y), can, this.#through.to > 0);
  }

  advance(now: number): boolean {
    const moving = this.pieces.advance(now);
    this.#names.face(this.room.sight.round);
    const clearing = this.#through.advance(now, QUICK);
    const growing = this.#tall.advance(now, 1.5 * QUICK);
    this.#clear(this.#through.now);
    return moving || clearing || growing;
  }

  #clear(value: number): void {
    const { material, through } = this.#wood;
    through.value = value;
    const clear = value > 0;
    if (material.transparent !== clear) {
      material.transparent = clear;
      material.depthWrite = !clear;
      material.needsUpdate = true;
    }
    this.marks.tint(this.#dark && value > 0.5);
    this.#core.castShadow = this.#floor.visible = value < 0.5;
  }

  dispose(): void {
    this.pieces.dispose();
    this.marks.dispose();
    this.picking.dispose();
    for (const mesh of [this.#block, this.#core, this.#floor, this.#contact]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.#names.dispose();
    this.#contact.material.map?.dispose();
  }
}

/** A soft shadow where the block touches the table. */
function contact(): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.filter = 'blur(9px)';
    pen.fillStyle = '#1c0e05';
    pen.fillRect(54, 54, 148, 148);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    opacity: 0.55,
    depthWrite: false,
  });
  const size = ((2 * HALF + 0.15) * 256) / 148;
  return new Mesh(new PlaneGeometry(size, size), material);
}
