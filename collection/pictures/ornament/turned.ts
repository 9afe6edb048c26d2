import {
  closedCurve,
  form,
  type Line,
  type Point,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Palette } from './palette.ts';
import { points } from './points.ts';

/** Half an outline from top to bottom, each point its distance from the axis and its height. */
export type Profile = readonly (readonly [radius: number, y: number])[];

/** A vessel or baluster as a lathe would turn it, lit from the left. */
export function turned(
  [x, y]: Point,
  profile: Profile,
  scale: number,
  palette: Palette,
  colour: string,
): string {
  const at = (side: number): Line =>
    profile.map(([radius, down]): Point => [x + side * radius * scale, y + down * scale]);
  const outline = [...at(1), ...[...at(-1)].reverse()];
  const top = profile[0]?.[1] ?? 0;
  const bottom = profile.at(-1)?.[1] ?? 0;
  const rings = profile
    .filter((_, index) => index % 2 === 1)
    .map(
      ([radius, down]) =>
        [
          [x - radius * scale, y + down * scale] as Point,
          [x + radius * scale, y + down * scale] as Point,
        ] as const,
    );
  const shades = steps(top, bottom, Math.max(4, Math.round(((bottom - top) * scale) / 5))).map(
    (down) => {
      const radius = radiusAt(profile, down) * scale;
      return [
        [x + radius * 0.3, y + down * scale] as Point,
        [x + radius * 0.94, y + down * scale] as Point,
      ] as const;
    },
  );
  return (
    form(closedCurve(outline), colour, palette.ink, 1.6) +
    stroke(segments(rings), palette.ink, 1) +
    stroke(segments(shades), palette.ink, 0.9, palette.engraved ? {} : { 'stroke-opacity': 0.45 })
  );
}

function radiusAt(profile: Profile, down: number): number {
  const next = profile.findIndex(([, y]) => y >= down);
  const [lower, upper] = [profile[next] ?? profile.at(-1), profile[Math.max(0, next - 1)]];
  if (!lower || !upper || lower[1] === upper[1]) return lower?.[0] ?? 0;
  return upper[0] + ((lower[0] - upper[0]) * (down - upper[1])) / (lower[1] - upper[1]);
}

export const urn: Profile = points(`
  0.06,0 0.1,0.06 0.34,0.1 0.3,0.16 0.22,0.2 0.4,0.3 0.44,0.44 
  0.34,0.62 0.12,0.74 0.08,0.8 0.14,0.84 0.26,0.94 0.28,1
`);

export const baluster: Profile = points(`
  0.2,0 0.22,0.05 0.1,0.1 0.12,0.2 0.26,0.44 0.24,0.6 0.09,0.78 0.12,0.86 0.24,0.92 0.25,1
`);

export const tazza: Profile = points(`
  0.52,0 0.54,0.08 0.42,0.3 0.14,0.46 0.08,0.6 0.12,0.7 0.3,0.88 0.32,1
`);
