import { type Random, valueNoise } from '@portal/engraving';
import { type Rgb, rgb } from '../../halftones/raster/sheet.ts';
import type { Dyes } from '../dyes.ts';
import type { Box } from '../layout.ts';
import type { Cloth } from './weave.ts';

/** Which dye a place takes: across from a motif's middle, 0, to its side, 1; along from 0 to 1. */
type Design = (across: number, along: number) => number;

/** Zigzags one within another. */
function chevrons(across: number, along: number): number {
  const level = (along + 0.22 * Math.abs(((across * 2) % 2) - 1) + 1) % 1;
  if (level < 0.16) return 0;
  if (level < 0.26) return 2;
  if (level < 0.3) return 5;
  if (level < 0.5) return 1;
  if (level < 0.58) return 3;
  if (level < 0.62) return 5;
  return level < 0.84 ? 4 : 2;
}

/** Almonds in almonds, with a row of smaller ones between. */
function almonds(across: number, along: number): number {
  const middle = Math.abs(along - 0.5) * 2;
  const belly = Math.sqrt(Math.max(0, 1 - middle)) * 0.86;
  const share = belly > 0 ? across / belly : 9;
  if (share < 0.22) return middle < 0.35 ? 5 : 2;
  if (share < 0.4) return 3;
  if (share < 0.66) return 1;
  if (share < 0.82) return 5;
  if (share < 1) return 2;
  const corner = Math.hypot((1 - across) * 1.1, 1 - middle);
  if (corner < 0.16) return 5;
  if (corner < 0.3) return 4;
  return corner < 0.38 ? 2 : 0;
}

/** Diamonds with hooked crosses in them. */
function diamonds(across: number, along: number): number {
  const middle = Math.abs(along - 0.5) * 2;
  const away = across + middle;
  if (away < 0.2) return 5;
  if (away < 0.36) return 3;
  if (across < 0.1 && middle < 0.72) return 1;
  if (middle < 0.1 && across < 0.66) return 1;
  if (away < 0.66) return 4;
  if (away < 0.8) return 5;
  if (away < 1) return 2;
  if (away < 1.12) return 0;
  return away < 1.5 ? 1 : away < 1.62 ? 5 : 3;
}

/** Arrows flying up and down by turns. */
function arrows(across: number, along: number): number {
  const flight = across < 0.5 ? along : 1 - along;
  const side = Math.abs((across % 0.5) - 0.25) * 4;
  const level = (flight + side * 0.24) % 0.5;
  if (side < 0.1) return 5;
  if (level < 0.22) return across < 0.5 ? 2 : 1;
  return level < 0.27 ? 5 : 0;
}

/** The warp is tied and dyed before it is woven, and never quite lines up. */
function dyeWarp(design: Design, repeatWidth: number, repeatHeight: number) {
  return (box: Box, dyes: Dyes, random: Random): Cloth => {
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    const { ground, main, dark, second, third, light } = dyes;
    const pots = [ground, main, dark, second, third, light].map(rgb);
    const pixels = new Uint8Array(width * height * 3);
    const slow = valueNoise(`ikat ${random.next()}`);
    const thread = 3;
    for (let left = 0; left < width; left += thread) {
      const slip = random.jitter(repeatHeight * 0.045) + slow([left / 90, 0]) * repeatHeight * 0.03;
      const lean = random.jitter(repeatWidth * 0.02);
      const half = repeatWidth / 2;
      const across =
        Math.abs(((((left + lean) % repeatWidth) + repeatWidth) % repeatWidth) - half) / half;
      const tone = 0.95 + random.jitter(0.05);
      for (let y = 0; y < height; y += 1) {
        const along = ((((y + slip) / repeatHeight) % 1) + 1) % 1;
        const colour = pots[design(1 - across, along)] as Rgb;
        const rib = tone * (y % 6 < 3 ? 1 : 0.94);
        for (let x = left; x < Math.min(width, left + thread); x += 1) {
          const place = (y * width + x) * 3;
          const light = x === left ? rib * 0.95 : rib;
          pixels[place] = colour[0] * light;
          pixels[place + 1] = colour[1] * light;
          pixels[place + 2] = colour[2] * light;
        }
      }
    }
    return { width, height, pixels };
  };
}

export const ikatChevrons = dyeWarp(chevrons, 200, 300);
export const ikatAlmonds = dyeWarp(almonds, 400, 620);
export const ikatDiamonds = dyeWarp(diamonds, 320, 420);
export const ikatArrows = dyeWarp(arrows, 240, 280);
