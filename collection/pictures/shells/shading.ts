import { type Canvas, mixRgb, type Rgb, rgb } from './canvas.ts';
import type { Sight } from './raster.ts';
import type { Material, Piece } from './specimen.ts';

/** How a print renders what is seen. */
export type Press = {
  /** The colour of lines and outlines. */
  ink: Rgb;
  /** How strongly the shell's own colours show, 0 for none. */
  tint: number;
  /** What stands in for its own colours where they do not show. */
  bare: Rgb;
  /** Engraved lines, 0 for none. */
  lines: number;
  /** Grain of a litho stone, 0 for none. */
  grain: number;
  outline: number;
  shine: number;
  /** How dark the shade is, and how light the light. */
  shade: number;
  light: number;
};

const ramp = 64;

/** The colours of a material from its ground to its marks. */
function coloursOf({ ground, mark }: Material, { bare, tint, ink }: Press): Rgb[] {
  const pale = mixRgb(bare, rgb(ground), tint);
  const strong = mixRgb(mixRgb(bare, ink, 0.45), rgb(mark), tint);
  return Array.from({ length: ramp + 1 }, (_, step) => mixRgb(pale, strong, step / ramp));
}

const [lx, ly, lz] = [-0.52, -0.6, 0.61];
// Half way between the light and the eye: where a polished shell shines.
const [hx, hy, hz] = [-0.29, -0.335, 0.897];

export function shade(
  canvas: Canvas,
  sight: Sight,
  pieces: readonly Piece[],
  material: Material,
  press: Press,
): void {
  const { left, top, width, height, part, normal, along, across, depth } = sight;
  const colours = coloursOf(material, press);
  const inside = mixRgb(press.bare, rgb(material.inside), press.tint);
  const { pattern, gloss } = material;
  const { ink, lines, grain, outline } = press;
  const { pixels } = canvas;
  const reach = Math.max(width, height);
  // A larger print has more lines, not broader ones.
  const finer = Math.max(0.75, reach / 400);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const seen = part[at] as number;
      if (seen === 0) continue;
      const { span, lines: fine } = pieces[Math.abs(seen) - 1] as Piece;
      const nx = normal[at * 3] as number;
      const ny = normal[at * 3 + 1] as number;
      const nz = normal[at * 3 + 2] as number;
      const u = along[at] as number;
      const v = across[at] as number;
      let bright = 0.3 + 0.78 * Math.max(0, nx * lx + ny * ly + nz * lz) + 0.1 * nz;
      let colour = inside;
      if (seen > 0) {
        const marked = Math.round(pattern(u * span, v) * ramp);
        colour = colours[Math.max(0, Math.min(ramp, marked))] as Rgb;
      } else bright *= (0.62 + 0.38 * nz) * Math.max(0.36, 1 - (1 - u) * span * 0.3);
      const lit = press.shade + (press.light - press.shade) * Math.min(1.15, bright);
      const glance = nx * hx + ny * hy + nz * hz;
      const glint = glance > 0.86 ? shine(glance) * gloss * press.shine * 255 : 0;
      let inked =
        lines > 0 ? lineInk(u * fine[0] * finer, v * fine[1] * finer, 1.08 - bright) * lines : 0;
      if (grain > 0) inked = Math.max(inked, grainInk(x, y, bright) * grain);
      inked = Math.max(inked, edgeInk(depth, part, at, width, reach) * outline);
      const amount = coverage(part, at, width);
      const to = ((top + y) * canvas.width + left + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (colour[channel] as number) * lit + glint;
        const printed = Math.min(255, value + ((ink[channel] as number) - value) * inked);
        const paper = pixels[to + channel] as number;
        pixels[to + channel] = paper + (printed - paper) * amount;
      }
    }
  }
}

/** The thirty-second power: only what looks straight at the light shines. */
function shine(glance: number): number {
  const fourth = glance * glance * glance * glance;
  const sixteenth = fourth * fourth * fourth * fourth;
  return sixteenth * sixteenth;
}

/** Lines swell where it is dark, and a second set crosses them where it is darkest. */
export function lineInk(first: number, second: number, dark: number): number {
  const along = dark > 0.16 ? swell(first, (dark - 0.16) * 0.95) : 0;
  const cross = dark > 0.5 ? swell(second, (dark - 0.5) * 0.9) : 0;
  return Math.max(along, cross) * 0.85;
}

function swell(phase: number, width: number): number {
  const away = Math.abs(phase - Math.floor(phase) - 0.5) * 2;
  return Math.max(0, Math.min(1, (away - 1 + width) * 5));
}

/** Crayon catches on the grain of the stone: more of it where it is dark. */
function grainInk(x: number, y: number, bright: number): number {
  let seed = (x * 374761393 + y * 668265263) | 0;
  seed = Math.imul(seed ^ (seed >>> 13), 1274126177);
  const speck = ((seed ^ (seed >>> 16)) >>> 0) / 4294967296;
  return speck > 0.16 + bright * 0.78 ? 0.55 : 0;
}

/** An outline where the shell ends, or where one part stands before another. */
function edgeInk(
  depth: Float32Array,
  part: Int8Array,
  at: number,
  width: number,
  reach: number,
): number {
  if (!part[at - 1] || !part[at + 1] || !part[at - width] || !part[at + width]) return 1;
  const here = depth[at] as number;
  const jump = Math.max(
    Math.abs(here - (depth[at - 1] as number)),
    Math.abs(here - (depth[at + 1] as number)),
    Math.abs(here - (depth[at - width] as number)),
    Math.abs(here - (depth[at + width] as number)),
  );
  return Math.max(0, Math.min(1, (jump / reach - 0.02) * 30));
}

/** Pixels on the rim are thinner, so that it does not look like steps. */
function coverage(part: Int8Array, at: number, width: number): number {
  if (part[at - 1] && part[at + 1] && part[at - width] && part[at + width]) return 1;
  let count = 0;
  for (let row = at - width - 1; row <= at + width - 1; row += width) {
    for (let place = row; place < row + 3; place += 1) if (part[place]) count += 1;
  }
  return Math.min(1, count / 8);
}
