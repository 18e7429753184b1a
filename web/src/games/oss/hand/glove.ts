/** A hand in the scene: a drawing that always faces us, and its shadow on the table. */
import {
  CanvasTexture,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Texture,
} from 'three';
import type { HandAt } from '../tricks/hand';
import { ABOVE, CM, put } from './framing';
import { drawn, type Held } from './holding';
import { PAPER, inked, shaded, type Wash } from './ink';

const DOTS = 2; // of the drawing, a millimetre
const SOFT = 0.8;
const SHEER = 0.6; // how much of fingers is seen with bones under them
const WRIST = -50; // millimetres: what is behind it covers nothing
const WIDE = (PAPER.east - PAPER.west) * CM;
const TALL = (PAPER.north - PAPER.south) * CM;

interface Look {
  ink: Texture;
  shade: Texture;
}

/** `sheer`: how much of its far edge is seen. */
function sheet(sheer = 1): PlaneGeometry {
  const plane = new PlaneGeometry(WIDE, TALL, 1, 24).translate(
    ((PAPER.east + PAPER.west) / 2) * CM,
    ((PAPER.north + PAPER.south) / 2) * CM,
    0,
  );
  const place = plane.getAttribute('position');
  const seen = Array.from({ length: place.count }, (_, i) => {
    const far = Math.min(1, Math.max(0, (place.getY(i) / CM - WRIST) / (40 - WRIST)));
    return [1, 1, 1, 1 - far * (1 - sheer)];
  });
  return plane.setAttribute('color', new Float32BufferAttribute(seen.flat(), 4));
}

/** What is painted on it comes later. */
const film = (opacity: number): MeshBasicMaterial =>
  new MeshBasicMaterial({
    map: new Texture(),
    transparent: true,
    opacity,
    depthWrite: false,
    depthTest: false,
    toneMapped: false,
    vertexColors: true,
  });

export class Glove {
  readonly group = new Group();
  readonly #whole = sheet();
  readonly #sheer = sheet(SHEER);
  readonly #ink = new Mesh(this.#whole, film(1));
  readonly #shade = new Mesh(sheet(), film(0.42));
  readonly #looks = new Map<string, Look>();

  /** `order`: what is painted over what. `dots`: of the drawing, a millimetre. `turned`: it comes from the other
   * side of the table. */
  constructor(
    order = 20,
    opacity = 1,
    private readonly wash?: Wash,
    private readonly above = ABOVE,
    private readonly dots = DOTS,
    turned = false,
  ) {
    this.#ink.rotation.x = turned ? above - Math.PI : -above;
    this.#shade.rotation.x = -Math.PI / 2;
    this.#ink.renderOrder = order;
    this.#shade.renderOrder = 1;
    this.#ink.material.opacity = opacity;
    this.#shade.material.opacity = 0.42 * opacity;
    this.group.add(this.#shade, this.#ink);
  }

  /** `over`: bones lie under it, which are to be seen. */
  show(held: Held, over = false): void {
    const { x, y, high } = held;
    this.#ink.geometry = over ? this.#sheer : this.#whole;
    this.#wear(nameOf(held), () => drawn(held));
    put([x, y, high], this.#ink.position);
    put([x, y, 0.6], this.#shade.position);
  }

  /** Painted before it is needed: while the Jack flies there is no time for that. */
  prepare(held: Held): Texture[] {
    const { ink, shade } = this.#look(nameOf(held), () => drawn(held));
    return [ink, shade];
  }

  /** Hands that stay where they are. */
  stay(hands: readonly HandAt[]): void {
    const [first] = hands;
    if (!first) return;
    // An arm that comes from the side needs its paper there.
    const aside = first.pose === 'arch' ? 100 : 0;
    const [x, y] = [first.at[0] - aside, first.at[1]];
    this.#wear('stays', () => hands.map((hand) => ({ ...hand, at: [aside, 0, hand.at[2]] })));
    put([x, y, 0], this.#ink.position);
    put([x, y, 0.5], this.#shade.position);
  }

  #look(name: string, hands: () => readonly HandAt[]): Look {
    let look = this.#looks.get(name);
    if (!look) {
      const painted = hands();
      look = {
        ink: texture(inked(painted, (this.above * 180) / Math.PI, this.dots, this.wash)),
        shade: texture(shaded(painted, SOFT)),
      };
      this.#looks.set(name, look);
    }
    return look;
  }

  #wear(name: string, hands: () => readonly HandAt[]): void {
    const look = this.#look(name, hands);
    [this.#ink.material.map, this.#shade.material.map] = [look.ink, look.shade];
  }

  dispose(): void {
    for (const { ink, shade } of this.#looks.values()) {
      ink.dispose();
      shade.dispose();
    }
    for (const geometry of [this.#whole, this.#sheer, this.#shade.geometry]) geometry.dispose();
    for (const { material } of [this.#ink, this.#shade]) material.dispose();
  }
}

const nameOf = ({ grip, left, bag }: Held): string => `${grip} ${left} ${bag}`;

function texture(canvas: HTMLCanvasElement): Texture {
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.anisotropy = 4;
  return made;
}
