/** Where a body's centre of mass is. */
import { Vector3, type BufferGeometry } from 'three';

/** Of a closed body whose faces look outwards: a pyramid from the origin to each of them. */
export function centre(body: BufferGeometry): Vector3 {
  const at = body.getAttribute('position');
  const index = body.getIndex()!;
  const [a, b, c, out] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  const sum = new Vector3();
  let whole = 0;
  for (let k = 0; k < index.count; k += 3) {
    a.fromBufferAttribute(at, index.getX(k));
    b.fromBufferAttribute(at, index.getX(k + 1));
    c.fromBufferAttribute(at, index.getX(k + 2));
    const part = a.dot(out.crossVectors(b, c)) / 6;
    whole += part;
    sum.addScaledVector(a.add(b).add(c), part / 4);
  }
  return sum.divideScalar(whole);
}
