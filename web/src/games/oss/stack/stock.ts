/** The six bones, to build with: each is known by its colour. */
import { Color, MeshStandardMaterial, type BufferGeometry } from 'three';
import { centre } from '../../../building/centre';
import type { Stock } from '../../../building/stock';
import { skinned } from '../hand/skin';
import { blend, NAMED } from '../together/colours';

const ORDER = ['white', 'black', 'red', 'yellow', 'green', 'blue'];
const INK = '#2b2622';

const colourOf = (id: string): string => NAMED[ORDER.indexOf(id)] ?? NAMED[0];
const bone = (color?: string): MeshStandardMaterial =>
  new MeshStandardMaterial({ ...(color ? { color } : {}), roughness: 0.46 });

let body: BufferGeometry | undefined;
let plain: MeshStandardMaterial | undefined;
const materials = new Map<string, MeshStandardMaterial>();

/** Round its centre of mass, as the judge has it. */
function centred(): BufferGeometry {
  const made = skinned();
  const { x, y, z } = centre(made);
  made.translate(-x, -y, -z);
  made.computeBoundingBox();
  made.computeBoundingSphere();
  return made;
}

export const STOCK: Stock = {
  body: () => (body ??= centred()),
  material(id) {
    if (!materials.has(id)) materials.set(id, bone(colourOf(id)));
    return materials.get(id)!;
  },
  together: () => (plain ??= bone()),
  stain: (id) => new Color(colourOf(id)),
  tones(id) {
    const base = colourOf(id);
    return { light: blend(base, '#fdf8ec', 0.4), base, edge: blend(base, INK, 0.7) };
  },
};
