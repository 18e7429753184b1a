/** A table of bones in three dimensions, looked at from above by a camera that stays where it is. */
import { Group, Plane, Vector3 } from 'three';
import type { Circle } from '../../../scene/orbit';
import { Room, type Tenant } from '../../../scene/room';
import { ABOVE, CM, framed, put } from './framing';
import type { Spot } from './gesture';
import type { Region } from './placing';
import { seenFrom, type Side, type Surface } from './surface';

const FLOOR = new Plane(new Vector3(0, 1, 0), 0);

export abstract class SteadyTable implements Tenant, Surface {
  onpicture: () => void = () => {};
  readonly ground = 0;
  readonly outline: readonly Circle[] = [];
  abstract readonly reach: number;
  room!: Room;
  /** Nothing glides there from where the last attempt was. */
  protected fresh = true;
  /** How the camera saw it last, and in how wide a picture: it does not move. */
  #framed: { aspect: number; far: number; look: Vector3 } | null = null;

  /** `from`: from where it is looked at. */
  constructor(
    readonly region: Region,
    private readonly from: Side,
  ) {}

  /** To be called when all that lies there has been made. Throws where there is no WebGL. */
  protected open(canvas: HTMLCanvasElement, all: Group): void {
    all.scale.x = this.from.x * this.from.y;
    if (this.from.y < 0) all.rotation.y = Math.PI;
    this.room = new Room(canvas, (scene) => {
      scene.add(all);
      return this;
    });
    this.room.look({ round: 0, above: ABOVE, near: 1 }, false);
    this.room.onpicture = () => this.onpicture();
    this.room.warm();
  }

  abstract advance(now: number): boolean;

  abstract dispose(): void;

  light(dark: boolean): void {
    this.room.light(dark);
  }

  resize(width: number, height: number): void {
    this.room.resize(width, height);
  }

  ask(): void {
    this.room.ask();
  }

  afresh(): void {
    this.fresh = true;
    this.room.ask();
  }

  frame(above: number, half: number, aspect: number): { far: number; look: Vector3 } {
    if (this.#framed?.aspect !== aspect)
      this.#framed = { aspect, ...framed(seenFrom(this.from, this.region), above, half, aspect) };
    return this.#framed;
  }

  spot(x: number, y: number): Spot | null {
    const hit = this.room.ray(x, y).ray.intersectPlane(FLOOR, new Vector3());
    return hit && { x: (this.from.x * hit.x) / CM, y: (-this.from.y * hit.z) / CM };
  }

  project(x: number, y: number, z = 0): { x: number; y: number } {
    const at = put([this.from.x * x, this.from.y * y, z]);
    return this.room.project([at.x, at.y, at.z]);
  }

  close(): void {
    this.room.dispose();
  }
}
