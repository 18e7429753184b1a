/** The body of a knucklebone for the scene. Centimetres; y is up, and we look along -z. */
import { BufferGeometry, Euler, Float32BufferAttribute, Quaternion } from 'three';
import { ALONG, ROUND, SKIN } from './knucklebone';

const CM = 0.01; // from tenths of a millimetre

export function skinned(): BufferGeometry {
  const positions: number[] = [];
  const index: number[] = [];
  for (let ring = 0; ring <= ALONG; ring++)
    for (let ray = 0; ray < ROUND; ray++) {
      const [tilt, turn] = [(Math.PI * ring) / ALONG, (2 * Math.PI * ray) / ROUND];
      const far = SKIN[ring * ROUND + ray]! * CM;
      const [x, y, z] = [
        Math.cos(tilt),
        Math.sin(tilt) * Math.cos(turn),
        Math.sin(tilt) * Math.sin(turn),
      ];
      positions.push(far * x, far * z, -far * y);
      if (ring === ALONG) continue;
      const [here, next] = [ring * ROUND + ray, ring * ROUND + ((ray + 1) % ROUND)];
      index.push(here, here + ROUND, next, next, here + ROUND, next + ROUND);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** Round its length, so that each of its faces is up: bump, hollow, dented, wavy. */
const UP = [0, Math.PI, Math.PI / 2, -Math.PI / 2];

const [flat, turn, over] = [new Quaternion(), new Quaternion(), new Quaternion()];
const angles = new Euler();

/** How it lies: this face up, its length this way, turned over so many times. Good until it is asked again. */
export function lying(face: number, degrees: number, spin: number): Quaternion {
  flat.setFromEuler(angles.set(UP[face] ?? 0, 0, 0));
  turn.setFromEuler(angles.set(0, (degrees * Math.PI) / 180, 0));
  over.setFromEuler(angles.set(spin * 2 * Math.PI, 0, spin * 3.7));
  return turn.multiply(over).multiply(flat);
}
