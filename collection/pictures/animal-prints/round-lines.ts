import { type Point, type Random, soft, stroke } from '@portal/engraving';
import type { Palette } from './palettes.ts';
import type { Relief } from './relief.ts';

type Bands = Map<number, Point[][]>;

type Tone = (x: number, y: number) => number;

/** Lines that bend over the form, thicker where it is darker. */
export function roundLines(
  relief: Relief,
  tone: Tone,
  angle: number,
  spacing: number,
  bulge: number,
  bands: Bands,
  random: Random,
): void {
  let row = 0;
  eachLine(relief, angle, spacing, (walk) => {
    row += 1;
    // Every second line gives out early, so that light parts are also more open.
    const least = row % 2 === 0 ? 0.13 : row % 4 === 1 ? 0.36 : 0.48;
    const wobble = random.jitter(0.6);
    trackLine(walk, bands, (x, y, up) => {
      if (!relief.inside(x, y)) return undefined;
      const lift = relief.height(x, y) * bulge + wobble;
      const [px, py] = [x + up[0] * lift, y + up[1] * lift];
      if (!relief.inside(px, py)) return undefined;
      const dark = tone(px, py);
      if (dark < least) return undefined;
      return { at: [px, py], band: Math.min(4, Math.floor((dark - 0.1) * 5.4)) };
    });
  });
}

export function crossLines(
  relief: Relief,
  tone: Tone,
  spacing: number,
  bands: Bands,
  random: Random,
) {
  eachLine(relief, -0.85, spacing * 0.9, (walk) => {
    const least = 0.58 + random.jitter(0.05);
    trackLine(walk, bands, (x, y, up) => {
      const lift = relief.height(x, y) * 0.18;
      const [px, py] = [x + up[0] * lift, y + up[1] * lift];
      if (!relief.inside(px, py) || tone(px, py) < least) return undefined;
      return { at: [px, py], band: 1 };
    });
  });
}

type Walk = { from: Point; along: Point; up: Point; start: number; end: number };

type Find = (x: number, y: number, up: Point) => { at: Point; band: number } | undefined;

function eachLine({ box }: Relief, angle: number, spacing: number, visit: (walk: Walk) => void) {
  const [left, top, right, bottom] = box;
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  const up: Point = [-along[1], along[0]];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top) / 2;
  for (let level = -reach; level < reach; level += spacing) {
    const from: Point = [
      cx + up[0] * level - along[0] * reach,
      cy + up[1] * level - along[1] * reach,
    ];
    // Only the part of the line that crosses the box.
    const [xa, xb] = [(left - from[0]) / along[0], (right - from[0]) / along[0]];
    const [ya, yb] = [(top - from[1]) / along[1], (bottom - from[1]) / along[1]];
    const start = Math.max(Math.min(xa, xb), Math.min(ya, yb));
    visit({ from, along, up, start, end: Math.min(Math.max(xa, xb), Math.max(ya, yb)) });
  }
}

function trackLine({ from, along, up, start, end }: Walk, bands: Bands, find: Find): void {
  const step = 9;
  let run: Point[] = [];
  let current = -1;
  const finish = (): void => {
    if (run.length < 2) return;
    const lines = bands.get(current) ?? [];
    lines.push(run);
    bands.set(current, lines);
  };
  for (let gone = start; gone <= end; gone += step) {
    const found = find(from[0] + along[0] * gone, from[1] + along[1] * gone, up);
    if (found?.band === current) run.push(found.at);
    else {
      if (found && run.length > 0) run.push(found.at);
      finish();
      run = found ? [found.at] : [];
      current = found?.band ?? -1;
    }
  }
  finish();
}

export function printBands(bands: Bands, { ink, spacing }: Palette): string {
  return [...bands]
    .map(([band, lines]) => {
      const width = 0.75 + Math.max(0, band) * spacing * 0.075;
      return stroke(soft(...lines), ink, Math.round(width * 100) / 100);
    })
    .join('');
}
