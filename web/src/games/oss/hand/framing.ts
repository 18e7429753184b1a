/** From the table's millimetres to the scene, and how the camera sees all of a part of the table. */
import { Vector3 } from 'three';
import type { P3 } from '../tricks/camera';
import type { Region } from './placing';

export const CM = 0.1;
export const ABOVE = 1.1; // radians: the eye of somebody who leans over the table
const ROOM = 1.02;

/** x to the right, y up, z towards us. `into`: what is made again for every picture need not be new. */
export const put = ([x, y, z]: P3, into = new Vector3()): Vector3 =>
  into.set(CM * x, CM * z, -CM * y);

/** As near as can be, with as much room above as below. */
export function framed(
  { west, east, south, north }: Region,
  above: number,
  half: number,
  aspect: number,
): { far: number; look: Vector3 } {
  const to = new Vector3(0, Math.sin(above), Math.cos(above));
  const up = new Vector3(0, Math.cos(above), -Math.sin(above));
  const corners = [west, east].flatMap((x) => [south, north].map((y) => put([x, y, 0])));
  const look = put([(west + east) / 2, (south + north) / 2, 0]);
  let far = 0;
  for (let pass = 0; pass < 6; pass++) {
    const seen = corners.map((corner) => {
      const off = corner.clone().sub(look);
      return { near: off.dot(to), up: off.dot(up), aside: Math.abs(off.x) };
    });
    far = Math.max(
      ...seen.map((p) => p.near + (Math.abs(p.up) / half) * ROOM),
      ...seen.map((p) => p.near + (p.aside / half / aspect) * ROOM),
    );
    const slopes = seen.map((p) => p.up / (far - p.near));
    look.z -= ((Math.max(...slopes) + Math.min(...slopes)) / 2) * far * 0.8 * Math.sin(above);
  }
  return { far, look };
}
