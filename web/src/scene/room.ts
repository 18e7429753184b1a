/** A small room for all that lives in three dimensions: lamp, table, camera. A picture is made when something
 * has changed, and not otherwise. What stands on the table is its tenant's. */
import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  ShadowMaterial,
  Vector2,
  Vector3,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { drawer } from './drawer';
import { FIRST, between, fit, stand, type Circle, type Sight } from './orbit';
import { Watch } from './quality';

export interface Tenant {
  /** All that could be there now. */
  readonly outline: readonly Circle[];
  /** The height of the table, and what the lamp has to light: so far from the middle. */
  readonly ground: number;
  readonly reach: number;
  /** Where the camera looks and how far away it is, should nobody walk round it. `half`: the tangent of half
   * its angle. */
  frame?(above: number, half: number, aspect: number): { far: number; look: Vector3 };
  /** One picture on. Says whether anything still moves. */
  advance(now: number): boolean;
  dispose(): void;
}

const fitted = ({ far, high }: { far: number; high: number }): { far: number; look: Vector3 } => ({
  far,
  look: new Vector3(0, high, 0),
});

const QUICK = 200; // milliseconds
const ANGLE = 26;

export class Room {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(ANGLE, 1, 1, 60);
  /** Called after every picture: what is pinned to it can follow. */
  onpicture: () => void = () => {};
  readonly #renderer: WebGLRenderer;
  readonly #tenant: Tenant;
  readonly #lamp = new DirectionalLight('#fffaf2', 2.2);
  readonly #glow = new DirectionalLight('#fff8ee', 0.9);
  readonly #table = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.24 }));
  readonly #watch = new Watch();
  #sight: Sight = FIRST;
  #walk: { from: Sight; to: Sight; begins: number } | null = null;
  #asked = 0;
  #size = { width: 1, height: 1 };

  /** Throws where there is no WebGL. `furnish` puts what the tenant has into the scene. */
  constructor(canvas: HTMLCanvasElement, furnish: (scene: Scene) => Tenant) {
    this.#renderer = drawer({ canvas });
    this.#lamp.castShadow = true;
    this.#tenant = furnish(this.scene);
    this.scene.add(new HemisphereLight('#ffffff', '#c9b59c', 1.8), this.#lamp, this.#glow);
    this.scene.add(this.#lamp.target, this.#glow.target, this.#table);
    this.#hang(this.#tenant.reach);
    this.#draw();
  }

  /** The lamp, so that it lights as far as the tenant reaches. */
  #hang(reach: number): void {
    const { shadow } = this.#lamp;
    shadow.bias = -0.0008;
    shadow.normalBias = 0.004 * reach;
    shadow.radius = 7;
    const { camera } = shadow;
    [camera.left, camera.right, camera.top, camera.bottom] = [-reach, reach, reach, -reach];
    [camera.near, camera.far] = [0.3 * reach, 5.5 * reach];
    this.#table.rotation.x = -Math.PI / 2;
    this.#table.scale.setScalar(5 * reach);
    this.#table.position.y = this.#tenant.ground - 0.001 * reach;
    this.#table.receiveShadow = true;
  }

  /** As finely as the device can. */
  #draw(): void {
    const { ratio, shadows } = this.#watch.quality;
    this.#renderer.setPixelRatio(Math.min(ratio, window.devicePixelRatio));
    this.#renderer.setSize(this.#size.width, this.#size.height, false);
    this.#shade(shadows);
    this.ask();
  }

  /** Where there are to be none they only fade: without them the wood would need another program, and to make
   * one takes a weak device longer than many pictures. */
  #shade(size: number): void {
    const { shadow } = this.#lamp;
    shadow.autoUpdate = size > 0;
    shadow.intensity = size > 0 ? 1 : 0;
    if (!size || shadow.mapSize.x === size) return;
    shadow.mapSize.setScalar(size);
    shadow.map?.dispose();
    shadow.map = null;
  }

  /** Its window has a size: what is drawn before is not seen. */
  get sized(): boolean {
    return this.#size.width > 1;
  }

  get sight(): Sight {
    return this.#walk?.to ?? this.#sight;
  }

  /** In a dark room the lamp is low, and shadows are hardly seen. */
  light(dark: boolean): void {
    this.#lamp.intensity = dark ? 1.9 : 2.2;
    this.#table.material.opacity = dark ? 0.5 : 0.24;
    this.ask();
  }

  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.camera.aspect = width / height;
    this.#draw();
  }

  look(to: Sight, gently: boolean): void {
    this.#walk = gently ? { from: this.#sight, to, begins: performance.now() } : null;
    if (!gently) this.#sight = to;
    this.ask();
  }

  /** From the eye through a point of the picture, each of its numbers from -1 to 1. */
  ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.camera);
    return ray;
  }

  /** The same point in pixels. */
  pixel({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return { x: ((x + 1) / 2) * this.#size.width, y: ((1 - y) / 2) * this.#size.height };
  }

  /** Where a point in space is in the picture, in its pixels. */
  project(at: readonly [number, number, number]): { x: number; y: number } {
    return this.pixel(new Vector3(...at).project(this.camera));
  }

  /** All that is in the scene, seen or not, and these paintings are made ready for the picture now: later, when
   * something moves, there is no time for it. */
  warm(...paintings: Texture[]): void {
    if (!paintings.length) this.#renderer.compile(this.scene, this.camera);
    for (const painting of paintings) this.#renderer.initTexture(painting);
  }

  /** Asks for a picture, soon. */
  ask(): void {
    this.#asked ||= requestAnimationFrame((now) => this.#picture(now));
  }

  #picture(now: number): void {
    this.#asked = 0;
    if (this.#watch.saw(now)) this.#draw(); // before the picture: a canvas that changes its size is blank
    const moving = this.#tenant.advance(now);
    const walking = this.#walked(now);
    this.#frame();
    this.#renderer.render(this.scene, this.camera);
    this.onpicture();
    if (moving || walking) this.ask();
  }

  #walked(now: number): boolean {
    if (!this.#walk) return false;
    const { from, to, begins } = this.#walk;
    const share = Math.min(1, (now - begins) / QUICK);
    this.#sight = between(from, to, 1 - (1 - share) ** 3);
    if (share === 1) this.#walk = null;
    return share < 1;
  }

  /** The camera far enough away for all to fit; the lamp over its left shoulder. */
  #frame(): void {
    const { outline, reach } = this.#tenant;
    const { round, above, near } = this.#sight;
    const half = Math.tan((ANGLE * Math.PI) / 360);
    const { far, look } =
      this.#tenant.frame?.(above, half, this.camera.aspect) ??
      fitted(fit(outline, above, half, this.camera.aspect));
    [this.camera.near, this.camera.far] = [0.02 * far, 4 * far];
    this.camera.position.set(...stand(this.#sight, far / near)).add(look);
    this.camera.lookAt(look);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.#lamp.position.set(...stand({ round: round - 0.75, above: 0.9 }, 2.6 * reach));
    this.#glow.position.set(...stand({ round: round + 0.95, above: 0.4 }, 2 * reach));
  }

  /** Nobody gets a picture of it any more, whoever asks. */
  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = Infinity;
    this.#tenant.dispose();
    this.#table.geometry.dispose();
    this.#table.material.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss(); // a page has few: the oldest goes when there are more
  }
}
