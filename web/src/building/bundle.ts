/** Pieces that move, drawn together: what takes a picture's time is not how many corners they have but how often
 * the device is told to draw. */
import { BatchedMesh, type Matrix4 } from 'three';
import type { Stock } from './stock';

export class Bundle {
  readonly mesh: BatchedMesh;

  constructor(ids: readonly string[], stock: Stock) {
    const bodies = ids.map(stock.body);
    const sum = (counts: number[]): number => counts.reduce((a, b) => a + b, 0);
    const corners = sum(bodies.map((body) => body.getAttribute('position').count));
    const sides = sum(bodies.map((body) => body.getIndex()!.count));
    this.mesh = new BatchedMesh(ids.length, corners, sides, stock.together());
    this.mesh.castShadow = this.mesh.receiveShadow = true;
    // All of it is in the picture, and nothing can be seen through.
    this.mesh.frustumCulled = this.mesh.perObjectFrustumCulled = this.mesh.sortObjects = false;
    ids.forEach((id, i) => {
      const at = this.mesh.addInstance(this.mesh.addGeometry(bodies[i]!));
      this.mesh.setColorAt(at, stock.stain(id));
    });
  }

  /** The block of this number is there. */
  place(i: number, matrix: Matrix4): void {
    this.mesh.setMatrixAt(i, matrix);
  }

  dispose(): void {
    this.mesh.dispose();
  }
}
