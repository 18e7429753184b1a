/** Takes pictures of towers as they stand, straight from one side and a little from above, so that a measure
 * behind them is true. One for all of them: a page can have few rooms in three dimensions. */
import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
} from 'three';
import { drawer } from '../scene/drawer';
import { stand } from '../scene/orbit';
import { LIFT } from './paper';
import { Pile } from './pile';
import type { Laid } from './poses';
import type { Stock } from './stock';

const ABOVE = 0.2; // radians
const SHADE = 1.2; // centimetres beside the tower, for its shadow
/** Millimetres on the wall for a centimetre. */
export const PAPER = 10 * Math.cos(LIFT);
const LAMP = 1.25; // high over it: there is little room for shadows
const SHARPEST = 2; // picture dots for each of the page's

/** A tower in millimetres on the wall, whichever way it is turned. */
export interface Size {
  /** From the middle of its foot to the top of the picture. */
  tall: number;
  /** And to its lower edge. */
  low: number;
  /** With room for its shadow; and without. */
  wide: number;
  body: number;
}

interface Model extends Size {
  pile: Pile;
  reach: number;
}

const models = new WeakMap<readonly Laid[], Model>();

function modelOf(laid: readonly Laid[], stock: Stock): Model {
  let model = models.get(laid);
  if (!model) {
    const pile = new Pile(laid, stock);
    const { top, wide } = pile.measure();
    const round = wide + SHADE;
    model = {
      pile,
      reach: 1.1 * Math.max(top, round),
      tall: PAPER * (top + round * Math.tan(ABOVE)),
      low: PAPER * round * Math.tan(ABOVE),
      wide: 2 * PAPER * round,
      body: 2 * PAPER * wide,
    };
    models.set(laid, model);
  }
  return model;
}

export const sizeOf = (laid: readonly Laid[], stock: Stock): Size => modelOf(laid, stock);

class Studio {
  readonly #renderer = drawer();
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera();
  readonly #lamp = new DirectionalLight('#fffaf2', 2.2);
  readonly #glow = new DirectionalLight('#fff8ee', 0.9);
  readonly #table = new Mesh(new PlaneGeometry(400, 400), new ShadowMaterial({ opacity: 0.34 }));

  constructor() {
    const { shadow } = this.#lamp;
    this.#lamp.castShadow = true;
    shadow.mapSize.setScalar(1024);
    [shadow.bias, shadow.radius] = [-0.0008, 5];
    this.#table.rotation.x = -Math.PI / 2;
    this.#table.receiveShadow = true;
    const sky = new HemisphereLight('#ffffff', '#c9b59c', 1.8);
    this.#scene.add(sky, this.#lamp, this.#lamp.target, this.#glow, this.#glow.target, this.#table);
  }

  /** The device has taken its means away, for another page or for too many rooms. */
  get lost(): boolean {
    return this.#renderer.getContext().isContextLost();
  }

  dispose(): void {
    this.#renderer.dispose();
  }

  ready({ pile }: Model): void {
    this.#scene.add(pile.group);
    this.#renderer.compile(this.#scene, this.#camera);
    this.#scene.remove(pile.group);
  }

  take(model: Model, canvas: HTMLCanvasElement, scale: number, round: number): void {
    const dots = scale * Math.min(SHARPEST, window.devicePixelRatio);
    const [wide, high] = [model.wide, model.tall + model.low].map((mm) => Math.ceil(mm * dots));
    canvas.width = wide!;
    canvas.height = high!;
    this.#renderer.setSize(canvas.width, canvas.height, false);
    this.#light(model.reach, round);
    this.#aim(model, round);
    this.#scene.add(model.pile.group);
    this.#renderer.render(this.#scene, this.#camera);
    this.#scene.remove(model.pile.group);
    canvas.getContext('2d')?.drawImage(this.#renderer.domElement, 0, 0);
  }

  #light(reach: number, round: number): void {
    const { shadow } = this.#lamp;
    shadow.normalBias = 0.004 * reach;
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach });
    Object.assign(shadow.camera, { near: 0.3 * reach, far: 5.5 * reach });
    shadow.camera.updateProjectionMatrix();
    this.#lamp.position.set(...stand({ round: round - 0.75, above: LAMP }, 2.6 * reach));
    this.#glow.position.set(...stand({ round: round + 0.95, above: 0.4 }, 2 * reach));
  }

  /** What is a millimetre higher is as much higher in the picture. */
  #aim({ tall, low, wide, reach }: Model, round: number): void {
    const [upright, camera] = [Math.cos(ABOVE) / PAPER, this.#camera];
    const half = wide / 2 / PAPER;
    Object.assign(camera, { left: -half, right: half, near: 0.1, far: 12 * reach });
    Object.assign(camera, { top: tall * upright, bottom: -low * upright });
    camera.position.set(...stand({ round, above: ABOVE }, 6 * reach));
    camera.lookAt(0, 0, 0);
    camera.updateProjectionMatrix();
  }
}

let studio: Studio | null | undefined;

/** The one there is; null: there is no WebGL here. */
function open(): Studio | null {
  if (studio?.lost) {
    studio.dispose();
    studio = undefined; // there is another
  }
  try {
    studio ??= studio === undefined ? new Studio() : null;
  } catch {
    studio = null;
  }
  return studio;
}

/** Such a tower will be drawn: the device makes itself ready while the page is still being put together, which takes
 * it longer than the picture. */
export function expect(laid: readonly Laid[], stock: Stock): void {
  open()?.ready(modelOf(laid, stock));
}

/** Draws it on a canvas: so many pixels for a millimetre, seen from there. Says whether it can: not without
 * WebGL. */
export function portray(
  laid: readonly Laid[],
  stock: Stock,
  canvas: HTMLCanvasElement,
  scale: number,
  round: number,
): boolean {
  const studio = open();
  studio?.take(modelOf(laid, stock), canvas, scale, round);
  return studio !== null;
}
