/** What a box builds with: blocks, bones. A piece is known by its id, and is made once. */
import type { BufferGeometry, Color, MeshStandardMaterial, Vector4 } from 'three';

export interface Stock {
  /** Its body, round its centre of mass. */
  body(id: string): BufferGeometry;
  /** What it is made of. */
  material(id: string): MeshStandardMaterial;
  /** Where many are drawn together: what all are made of, and the colour of each. */
  readonly together: () => MeshStandardMaterial;
  stain(id: string): Color | Vector4;
  /** On paper, and where the hand wants it. */
  tones(id: string): { light: string; base: string; edge: string };
}
