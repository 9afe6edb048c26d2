import { type Random, steps } from '@portal/engraving';
import { startCuts } from './modelling/cuts.ts';
import type { Box } from './mounts/mount.ts';

export const groundKinds = [
  'plain',
  'lined',
  'crossed',
  'halo',
  'sky',
  'curtain',
  'dotted',
] as const;
export type Ground = (typeof groundKinds)[number];

type Tone = (x: number, y: number) => number;

/** What is behind a sitter, wherever the sitter is not. */
export function drawGround(
  kind: Ground,
  box: Box,
  ink: string,
  covers: (x: number, y: number) => boolean,
  random: Random,
): string {
  const [left, top, right, bottom] = box;
  const [middle, tall] = [(left + right) / 2, bottom - top];
  const across = (x: number): number => (x - left) / (right - left);
  const down = (y: number): number => (y - top) / tall;
  const cuts = startCuts();
  /** Lines at an angle, each as wide as the tone asks. */
  const lines = (angle: number, spacing: number, tone: Tone, wave = 0): void => {
    const reach = Math.hypot(right - left, tall) / 2;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    for (let off = -reach; off < reach; off += spacing) {
      const jog = random.jitter(spacing * 0.08);
      for (let along = -reach; along < reach; along += 12) {
        const bent = off + jog + (wave ? wave * Math.sin(along / 60 + off / 90) : 0);
        const x = middle + along * cosine - bent * sine;
        const y = top + tall / 2 + along * sine + bent * cosine;
        const inside = x > left && x < right && y > top && y < bottom && !covers(x, y);
        const width = inside ? tone(x, y) * spacing * 0.8 : 0;
        if (width < 0.4) cuts.lift();
        else cuts.go(x, y, width);
      }
      cuts.lift();
    }
  };
  switch (kind) {
    case 'plain':
      break;
    case 'lined':
      lines(0, 7.5, (x, y) => 0.24 + 0.3 * across(x) * (0.4 + down(y)));
      break;
    case 'crossed':
      lines(0.5, 8, (x, y) => 0.26 + 0.22 * across(x) + 0.1 * down(y));
      lines(-0.5, 8, (x, y) => 0.12 + 0.3 * across(x) + 0.16 * down(y));
      break;
    case 'halo': {
      const away: Tone = (x, y) =>
        Math.hypot((x - middle) / (right - left), (y - top - tall * 0.4) / tall);
      lines(0, 7.5, (x, y) => 0.75 * (away(x, y) - 0.16) * 1.5);
      lines(1.1, 9, (x, y) => 0.8 * (away(x, y) - 0.36) * 1.6);
      break;
    }
    case 'sky':
      lines(
        0,
        10,
        (x, y) => {
          const cloud = Math.sin(x / 130 + Math.sin(y / 70) * 1.6) + Math.sin(x / 71 - y / 83);
          return 0.62 - 0.7 * down(y) - 0.14 * cloud;
        },
        2,
      );
      break;
    case 'curtain':
      lines(
        Math.PI / 2 - 0.06,
        8.5,
        (x, y) => {
          const fold =
            Math.sin((x + 22 * Math.sin(y / 210)) / 27) * 0.5 + Math.sin(x / 61 + y / 300) * 0.5;
          return across(x) > 0.42 + 0.5 * down(y) ** 2 ? 0.5 + 0.42 * fold : 0;
        },
        3,
      );
      lines(0, 9, (x, y) => (across(x) > 0.42 + 0.5 * down(y) ** 2 ? 0 : 0.22 + 0.12 * down(y)));
      break;
    case 'dotted':
      for (const y of steps(top, bottom, Math.round(tall / 15))) {
        for (const x of steps(left, right, Math.round((right - left) / 15))) {
          const px = x + (Math.round(y / 15) % 2) * 7.5;
          if (!covers(px, y)) cuts.dot(px, y, 2.2 + 3.2 * across(x) * (0.5 + down(y)));
        }
      }
      break;
  }
  return cuts.print(ink);
}
