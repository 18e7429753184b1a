/** Where a hand has been, as a line on the table: what is seen once more tells why it went as it did. */
import { BufferGeometry, Float32BufferAttribute, Line, LineBasicMaterial } from 'three';
import { CM } from './framing';
import type { Spot } from './gesture';

const LONGEST = 100; // points

export class Trail {
  readonly line: Line<BufferGeometry, LineBasicMaterial>;

  constructor(colour: string) {
    const shape = new BufferGeometry();
    shape.setAttribute('position', new Float32BufferAttribute(new Float32Array(3 * LONGEST), 3));
    const ink = new LineBasicMaterial({ color: colour, depthTest: false, transparent: true });
    this.line = new Line(shape, ink);
    this.line.renderOrder = 28;
    this.line.frustumCulled = false;
  }

  show(points: readonly Spot[]): void {
    const { geometry } = this.line;
    const kept = points.slice(-LONGEST);
    const place = geometry.getAttribute('position');
    kept.forEach(({ x, y }, i) => place.setXYZ(i, CM * x, 0.3, -CM * y));
    place.needsUpdate = true;
    geometry.setDrawRange(0, kept.length);
    this.line.visible = kept.length > 1;
  }

  dispose(): void {
    this.line.geometry.dispose();
    this.line.material.dispose();
  }
}
