import type { Line, Random } from '@portal/engraving';
import { type Coverage, coverRings } from './coverage.ts';
import { cloud } from './noise-tile.ts';
import { soften } from './soften.ts';
import { type Tint, tints } from './tints.ts';

/** A scene in tones, 0 black to 1 white, and on a colour plate the tints of the things in it. */
export type Canvas = {
  width: number;
  height: number;
  tone: Float32Array;
  /** How much more red and blue than grey each place gives back. Missing on a plain plate. */
  tint?: { red: Float32Array; blue: Float32Array };
  /** Where the light comes from: leftwards and upwards. */
  light: [left: number, up: number];
  random: Random;
};

type Tone = number | ((x: number, y: number) => number);

export type Coat = {
  tone: Tone;
  tint?: Tint;
  /** How far the edge is out of focus, in pixels. */
  soft?: number;
  /** How far from its edge the form bulges, and how strongly light models it. */
  round?: number;
  relief?: number;
  /** Leafy or smoky edges: how much, and how fine. */
  ragged?: number;
  grainSize?: number;
  texture?: number;
  strength?: number;
};

export function createCanvas(
  width: number,
  height: number,
  coloured: boolean,
  random: Random,
): Canvas {
  const plane = (value: number): Float32Array => new Float32Array(width * height).fill(value);
  const canvas: Canvas = { width, height, tone: plane(0.5), light: [0.7, 0.7], random };
  if (coloured) canvas.tint = { red: plane(1), blue: plane(1) };
  return canvas;
}

/** Gives every place of the canvas a new tone, and one tint if told. */
export function wash(
  canvas: Canvas,
  toneAt: (x: number, y: number, old: number) => number,
  tint?: Tint,
): void {
  const { width, height, tone } = canvas;
  for (let y = 0, place = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, place += 1)
      tone[place] = toneAt(x, y, tone[place] as number);
  }
  if (tint && canvas.tint) {
    canvas.tint.red.fill(tints[tint][0]);
    canvas.tint.blue.fill(tints[tint][1]);
  }
}

/** Paints one form. Several lines make one form with holes where they overlap against each other. */
export function form(canvas: Canvas, lines: Line | readonly Line[], coat: Coat): void {
  const { soft = 0.5, round = 0, ragged = 0, strength = 1 } = coat;
  const rings = (isLine(lines) ? [lines] : lines).map((line) => line.flat());
  const covered = coverRings(rings, canvas, Math.ceil(soft * 2 + round + (ragged ? 4 : 0)));
  if (!covered) return;
  if (soft >= 1) soften(covered.share, covered.width, covered.height, soft);
  if (ragged) roughen(covered, ragged, coat.grainSize ?? 1);
  const bulge = round >= 1 ? covered.share.slice() : undefined;
  if (bulge) soften(bulge, covered.width, covered.height, round);
  lay(canvas, covered, bulge, coat, strength);
}

/** Darkens what is there, as a shadow does (or lightens it, with an amount below nought). */
export function shadow(canvas: Canvas, line: Line, soft: number, amount: number): void {
  const covered = coverRings([line.flat()], canvas, Math.ceil(soft * 2));
  if (!covered) return;
  soften(covered.share, covered.width, covered.height, soft);
  const { left, top, width, height, share } = covered;
  for (let row = 0; row < height; row += 1) {
    let place = (top + row) * canvas.width + left;
    for (let column = 0; column < width; column += 1, place += 1) {
      const part = (share[row * width + column] as number) * amount;
      const old = canvas.tone[place] as number;
      canvas.tone[place] = part > 0 ? old * (1 - part) : old - part * (1 - old);
    }
  }
}

function isLine(lines: Line | readonly Line[]): lines is Line {
  return typeof lines[0]?.[0] === 'number';
}

function roughen(
  { left, top, width, height, share }: Coverage,
  amount: number,
  size: number,
): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const place = row * width + column;
      const part = share[place] as number;
      if (part === 0) continue;
      const noise = cloud((left + column) * size * 4, (top + row) * size * 4);
      share[place] = Math.max(0, Math.min(1, (part - 0.5 + noise * amount * 0.5) * 5 + 0.5));
    }
  }
}

function lay(
  canvas: Canvas,
  covered: Coverage,
  bulge: Float32Array | undefined,
  { tone, tint, round = 0, relief = 0.3, texture = 0, grainSize = 1 }: Coat,
  strength: number,
): void {
  const { left, top, width, height, share } = covered;
  const [lightX, lightY] = [canvas.light[0] * relief * round, canvas.light[1] * relief * round];
  const [red, blue] = tint ? tints[tint] : [1, 1];
  for (let row = 0; row < height; row += 1) {
    const y = top + row;
    let place = y * canvas.width + left;
    for (let column = 0; column < width; column += 1, place += 1) {
      const here = row * width + column;
      const part = (share[here] as number) * strength;
      if (part <= 0.003) continue;
      const x = left + column;
      let value = typeof tone === 'number' ? tone : tone(x, y);
      if (texture) value += texture * cloud(x * grainSize * 4 + 91, y * grainSize * 4 + 33);
      if (bulge) {
        const across =
          (bulge[column + 1 < width ? here + 1 : here] as number) -
          (bulge[column > 0 ? here - 1 : here] as number);
        const down =
          (bulge[row + 1 < height ? here + width : here] as number) -
          (bulge[row > 0 ? here - width : here] as number);
        value += across * lightX + down * lightY;
      }
      const old = canvas.tone[place] as number;
      canvas.tone[place] = old + (value - old) * part;
      if (canvas.tint) {
        const { red: reds, blue: blues } = canvas.tint;
        reds[place] = (reds[place] as number) + (red - (reds[place] as number)) * part;
        blues[place] = (blues[place] as number) + (blue - (blues[place] as number)) * part;
      }
    }
  }
}
