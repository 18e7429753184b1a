/** Lamp, table, block and camera. A picture is made when something has changed, and not otherwise. */
import {
  BoxGeometry,
  CanvasTexture,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  SRGBColorSpace,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import { Marks } from './marks';
import { names } from './names';
import { Pieces } from './pieces';
import { Picking } from './places';
import { HALF } from './poses';
import { drilled } from './solid';
import { FIRST, TALL, fit, stand, type Angles } from './turning';
import { beech } from './wood';

const MIDDLE = new Vector3(0, 1.75, 0);
const QUICK = 200;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(26, 1, 1, 60);
  readonly #lamp = new DirectionalLight('#fffaf2', 2.2);
  readonly #glow = new DirectionalLight('#fff8ee', 0.9);
  readonly #wood = beech();
  readonly #block = new Mesh(drilled(), this.#wood.material);
  /** Throws the block's shadow, without light through its channels; and closes it below. */
  readonly #core = new Mesh(
    new BoxGeometry(3.4, 3.4, 3.4),
    new MeshBasicMaterial({ colorWrite: false, depthWrite: false }),
  );
  readonly #floor = new Mesh(
    new PlaneGeometry(3.3, 3.3),
    new MeshBasicMaterial({ color: '#2b1708' }),
  );
  readonly #names = names(() => this.ask());
  readonly #ground = new Mesh(new PlaneGeometry(26, 26), new ShadowMaterial({ opacity: 0.24 }));
  readonly #contact = contact();
  readonly #sticks = new Group();
  readonly #rings = new Group();
  readonly pieces = new Pieces(this.#sticks);
  readonly marks = new Marks(this.#rings);
  readonly picking = new Picking();
  /** Called after every picture: what is pinned to it can follow. */
  onpicture: () => void = () => {};
  #angles: Angles = FIRST;
  #turn: { from: Angles; to: Angles; begins: number } | null = null;
  #through = { from: 0, to: 0, begins: -Infinity };
  #tall = { from: 0, to: 0, now: 0, begins: -Infinity };
  #dark = false;
  #asked = 0;
  #size = { width: 1, height: 1 };

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#lamp.castShadow = true;
    this.#lamp.shadow.mapSize.set(2048, 2048);
    this.#lamp.shadow.bias = -0.0008;
    this.#lamp.shadow.normalBias = 0.02;
    this.#lamp.shadow.radius = 7;
    const { camera } = this.#lamp.shadow;
    [camera.left, camera.right, camera.top, camera.bottom] = [-5.5, 5.5, 6, -5];
    [camera.near, camera.far] = [2, 30];
    this.#core.castShadow = this.#block.receiveShadow = true;
    this.#ground.rotation.x = this.#floor.rotation.x = this.#contact.rotation.x = -Math.PI / 2;
    this.#ground.position.y = -HALF - 0.005;
    this.#contact.position.y = -HALF - 0.01;
    this.#floor.position.y = -HALF + 0.003;
    this.#ground.receiveShadow = true;
    this.#scene.add(new HemisphereLight('#ffffff', '#c9b59c', 1.8), this.#lamp, this.#glow);
    this.#scene.add(this.#contact, this.#ground, this.#floor, this.#core, this.#block, this.#names);
    this.#scene.add(this.#sticks, this.#rings);
    this.#scene.add(this.#lamp.target, this.#glow.target);
  }

  get angles(): Angles {
    return this.#turn?.to ?? this.#angles;
  }

  /** In a dark room the lamp is low, and shadows are hardly seen. */
  room(dark: boolean): void {
    this.#lamp.intensity = dark ? 1.9 : 2.2;
    this.#ground.material.opacity = dark ? 0.5 : 0.24;
    this.#dark = dark;
    this.ask();
  }

  resize(width: number, height: number): void {
    this.#size = { width, height };
    this.#renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.ask();
  }

  turn(to: Angles, gently: boolean): void {
    this.#turn = gently ? { from: this.#angles, to, begins: performance.now() } : null;
    if (!gently) this.#angles = to;
    this.ask();
  }

  see(through: boolean, still: boolean): void {
    const to = through ? 1 : 0;
    if (to === this.#through.to) return;
    const begins = still ? -Infinity : performance.now();
    this.#through = { from: this.#wood.through.value, to, begins };
    this.ask();
  }

  /** An empty block may be seen from near; sticks need room. */
  reach(tall: boolean, gently: boolean): void {
    const to = tall ? TALL : 0;
    if (to === this.#tall.to) return;
    const { now } = this.#tall;
    this.#tall = { from: now, to, now, begins: gently ? performance.now() : -Infinity };
    this.ask();
  }

  pick(x: number, y: number, can: (id: string) => boolean): string | null {
    return this.picking.at(x, y, this.#camera, can, this.#through.to > 0);
  }

  /** Where a point in space is in the picture, in its pixels. */
  project(at: readonly [number, number, number]): { x: number; y: number } {
    const { x, y } = new Vector3(...at).project(this.#camera);
    return { x: ((x + 1) / 2) * this.#size.width, y: ((1 - y) / 2) * this.#size.height };
  }

  /** Asks for a picture, soon. */
  ask(): void {
    this.#asked ||= requestAnimationFrame((now) => this.#picture(now));
  }

  #picture(now: number): void {
    this.#asked = 0;
    const moving = this.pieces.advance(now);
    const turning = this.#turned(now);
    const clearing = this.#cleared(now);
    const growing = this.#grown(now);
    this.#frame();
    this.#renderer.render(this.#scene, this.#camera);
    this.onpicture();
    if (moving || turning || clearing || growing) this.ask();
  }

  #turned(now: number): boolean {
    if (!this.#turn) return false;
    const { from, to, begins } = this.#turn;
    const t = Math.min(1, (now - begins) / QUICK);
    const e = 1 - (1 - t) ** 3;
    this.#angles = {
      round: from.round + (to.round - from.round) * e,
      above: from.above + (to.above - from.above) * e,
    };
    if (t === 1) this.#turn = null;
    return t < 1;
  }

  #grown(now: number): boolean {
    const { from, to, begins } = this.#tall;
    const t = Math.min(1, Math.max(0, (now - begins) / (1.5 * QUICK)));
    this.#tall.now = from + (to - from) * (1 - (1 - t) ** 3);
    return t < 1;
  }

  #cleared(now: number): boolean {
    const { from, to, begins } = this.#through;
    const t = Math.min(1, Math.max(0, (now - begins) / QUICK));
    const value = from + (to - from) * t;
    const { material, through } = this.#wood;
    through.value = value;
    const clear = value > 0;
    if (material.transparent !== clear) {
      material.transparent = clear;
      material.depthWrite = !clear;
      material.needsUpdate = true;
    }
    this.marks.tint(this.#dark && value > 0.5);
    this.#core.castShadow = this.#floor.visible = value < 0.5;
    return t < 1;
  }

  /** The camera far enough away for all to fit; the lamp over its left shoulder. */
  #frame(): void {
    const { fov, aspect } = this.#camera;
    const { far, lift } = fit(
      this.#angles.above,
      Math.tan((fov * Math.PI) / 360),
      aspect,
      this.#tall.now,
    );
    const look = MIDDLE.clone().setY(MIDDLE.y + lift);
    this.#camera.position.set(...stand(this.#angles, far)).add(look);
    this.#camera.lookAt(look);
    this.#camera.updateMatrixWorld();
    const { round } = this.#angles;
    this.#lamp.position.set(...stand({ round: round - 0.75, above: 0.9 }, 14));
    this.#glow.position.set(...stand({ round: round + 0.95, above: 0.4 }, 10));
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.pieces.dispose();
    this.marks.dispose();
    this.picking.dispose();
    for (const mesh of [
      this.#block,
      this.#core,
      this.#floor,
      this.#names,
      this.#ground,
      this.#contact,
    ]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
    }
    this.#names.material.map?.dispose();
    this.#contact.material.map?.dispose();
    this.#renderer.dispose();
  }
}

/** A soft shadow where the block touches the table. */
function contact(): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.filter = 'blur(9px)';
    pen.fillStyle = '#1c0e05';
    pen.fillRect(54, 54, 148, 148);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    opacity: 0.55,
    depthWrite: false,
  });
  const size = ((2 * HALF + 0.15) * 256) / 148;
  return new Mesh(new PlaneGeometry(size, size), material);
}
