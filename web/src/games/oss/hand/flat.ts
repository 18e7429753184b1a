/** A table of bones without WebGL: flat, from right above. One can still play. */
import type { Spot } from './gesture';
import { PAPER, inked, shaded, type Wash } from './ink';
import type { drawn } from './holding';
import type { Region } from './placing';
import type { Side, Surface } from './surface';

const DOTS = 2; // of a drawn hand, a millimetre

/** What a drawn hand is kept by, and what it looks like. */
export interface Drawing {
  name: string;
  hands: () => ReturnType<typeof drawn>;
  wash?: Wash;
}

/** `Shown` is what is to be seen at a moment. */
export abstract class FlatTable<Shown extends { moves: boolean }> implements Surface {
  onpicture: () => void = () => {};
  protected readonly context: CanvasRenderingContext2D;
  readonly #drawings = new Map<string, { ink: HTMLCanvasElement; shade: HTMLCanvasElement }>();
  #asked = 0;
  #scale = 1;
  #size = { width: 1, height: 1 };

  /** `next` is asked before every picture for what is to be seen; null: nothing yet. `from`: from
   * where it is looked at. `waits`: it is asked on until there is something. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    readonly region: Region,
    private readonly from: Side,
    private readonly next: (now: number) => Shown | null,
    private readonly waits: boolean,
  ) {
    this.context = canvas.getContext('2d')!;
  }

  /** In millimetres, y up. */
  protected abstract draw(shown: Shown): void;

  /** Where a hand has been. */
  protected trail(points: readonly Spot[], colour: string): void {
    const { context } = this;
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.beginPath();
    points.forEach(({ x, y }) => context.lineTo(x, y));
    context.stroke();
  }

  light(): void {
    this.ask();
  }

  resize(width: number, height: number): void {
    const ratio = Math.min(2, window.devicePixelRatio);
    [this.canvas.width, this.canvas.height] = [width * ratio, height * ratio];
    const { west, east, south, north } = this.region;
    this.#size = { width, height };
    this.#scale = Math.min(width / (east - west), height / (north - south));
    this.ask();
  }

  afresh(): void {
    this.ask();
  }

  ask(): void {
    this.#asked ||= requestAnimationFrame((now) => {
      this.#asked = 0;
      const shown = this.next(now);
      if (shown) {
        this.#clear();
        this.draw(shown);
        this.onpicture();
      }
      if (shown?.moves ?? this.waits) this.ask();
    });
  }

  spot(x: number, y: number): Spot {
    const { west, east, south, north } = this.region;
    return {
      x: (west + east) / 2 + (this.from.x * x * this.#size.width) / 2 / this.#scale,
      y: (south + north) / 2 + (this.from.y * y * this.#size.height) / 2 / this.#scale,
    };
  }

  project(x: number, y: number): { x: number; y: number } {
    const { west, east, south, north } = this.region;
    return {
      x: this.#size.width / 2 + this.from.x * (x - (west + east) / 2) * this.#scale,
      y: this.#size.height / 2 - this.from.y * (y - (south + north) / 2) * this.#scale,
    };
  }

  #clear(): void {
    const { context, from } = this;
    const ratio = this.canvas.width / this.#size.width;
    const middle = this.project(0, 0);
    const k = this.#scale * ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.setTransform(from.x * k, 0, 0, -from.y * k, middle.x * ratio, middle.y * ratio);
  }

  /** A hand over the table, and its shadow. */
  protected hand({ name, hands, wash }: Drawing, { x, y }: Spot, turn = 0): void {
    const made = this.#drawings.get(name) ?? {
      ink: inked(hands(), 90, DOTS, wash),
      shade: shaded(hands(), 1),
    };
    this.#drawings.set(name, made);
    const { context } = this;
    context.save();
    context.rotate(turn);
    context.translate(x, y);
    context.scale(1, -1);
    const [wide, tall] = [PAPER.east - PAPER.west, PAPER.north - PAPER.south];
    context.globalAlpha = 0.4;
    context.drawImage(made.shade, PAPER.west + 4, -PAPER.north + 6, wide, tall);
    context.globalAlpha = 1;
    context.drawImage(made.ink, PAPER.west, -PAPER.north, wide, tall);
    context.restore();
  }

  close(): void {
    cancelAnimationFrame(this.#asked);
  }
}
