/** What a trick stands on the table: cards, a hand that is a wall or an arch, and the board itself. */
import {
  BoxGeometry,
  CanvasTexture,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type BufferGeometry,
  type Material,
} from 'three';
import { wooden } from '../../../scene/wood';
import type { HandAt } from '../tricks/hand';
import type { Area, Trick } from '../tricks/trick';
import { CM, put } from './framing';
import { Glove } from './glove';
import { paintRings } from './painting';

const TABLE = { wide: 600, deep: 400, thick: 22 };

/** Beech, as large as the table of the rules. `rim`: a round one, as far from its middle. */
export function board(rim = 0): Mesh<BufferGeometry, Material> {
  const box = rim
    ? new CylinderGeometry(rim * CM, rim * CM, TABLE.thick * CM, 96)
    : new BoxGeometry(TABLE.wide * CM, TABLE.thick * CM, TABLE.deep * CM);
  box.setAttribute('grain', new Float32BufferAttribute([...box.getAttribute('position').array], 3));
  const mesh = new Mesh(box, wooden({ scale: 5.5 }));
  mesh.position.y = -(TABLE.thick / 2) * CM - 0.06;
  return mesh;
}

/** The other hand, where the trick needs it. */
export function standing({ props, start, throw: { hand_at } }: Trick): HandAt[] {
  const hand = (more: Partial<HandAt>): HandAt => ({
    kind: 'hand',
    pose: 'edge',
    at: [0, 0, 0],
    turn: 0,
    left: true,
    tint: 'other',
    ...more,
  });
  const found = props.flatMap(({ thing, x, y, width }): HandAt[] => {
    if (thing === 'wall') return [hand({ at: [x, y - 20, 0] })];
    return thing === 'arch' ? [hand({ pose: 'arch', left: false, at: [x + width / 2, y, 0] })] : [];
  });
  if (start.lie !== 'between-fingers') return found;
  return [hand({ pose: 'spread', left: false, tint: 'main', at: [...hand_at, 0] })];
}

export class Scenery {
  readonly group = new Group();
  readonly #board;
  readonly #glove = new Glove(4);
  readonly #cards: Mesh<PlaneGeometry, MeshStandardMaterial>[];

  constructor(trick: Trick, rim = 0) {
    this.#board = board(rim);
    this.#cards = trick.props
      .filter(({ thing }) => thing === 'drum' || thing === 'target')
      .map((prop) => card(prop));
    this.#glove.stay(standing(trick));
    this.group.add(this.#board, ...this.#cards);
    if (standing(trick).length) this.group.add(this.#glove.group);
  }

  dispose(): void {
    this.#board.geometry.dispose();
    this.#board.material.dispose();
    this.#glove.dispose();
    for (const { geometry, material } of this.#cards) {
      geometry.dispose();
      material.map?.dispose();
      material.dispose();
    }
  }
}

function card({ x, y, width, depth }: Area): Mesh<PlaneGeometry, MeshStandardMaterial> {
  const map = new CanvasTexture(printed(width, depth));
  map.colorSpace = SRGBColorSpace;
  const mesh = new Mesh(
    new PlaneGeometry(width * CM, depth * CM).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ map, roughness: 0.9, transparent: true }),
  );
  put([x, y, 0.3], mesh.position);
  mesh.renderOrder = 0.5;
  return mesh;
}

/** A drum, as on the cards of the tribes: rings in ochre on paper. */
function printed(width: number, depth: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const dots = 4;
  [canvas.width, canvas.height] = [width * dots, depth * dots];
  const context = canvas.getContext('2d')!;
  context.scale(dots, dots);
  context.fillStyle = '#f3e5c6';
  context.beginPath();
  context.roundRect(0, 0, width, depth, 5);
  context.fill();
  paintRings(context, width / 2, depth / 2);
  return canvas;
}
