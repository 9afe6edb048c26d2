import {
  along,
  closedCurve,
  coil,
  dots,
  fill,
  form,
  heading,
  type Line,
  mix,
  type Point,
  polar,
  polyline,
  resample,
  seededRandom,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

const crozierKnots: Line = [[66, 345], [56, 310], [51, 278], ...coil([75, 244], 3, 11.6, 25, 5)];

/** The young frond, still rolled up and scaly. */
export function crozier({ ink, accent, paper }: PlatePalette): string {
  const random = seededRandom('fern crozier');
  const stem = resample(crozierKnots, 3);
  const width = (share: number) => mix(8, 4.4, share);
  const beside = (share: number, side: number): Point =>
    polar(along(stem, share), heading(stem, share) + (side * Math.PI) / 2, width(share) / 2);
  const scales = steps(0.06, 0.97, 48).map((share, index) => {
    const side = index % 2 ? 1 : -1;
    const angle = heading(stem, share) + side * random.between(0.6, 1.1);
    const length = random.between(2, 4.5) * (share > 0.62 && side > 0 ? 0.3 : 1);
    return [beside(share, side), polar(beside(share, side), angle, length)] as const;
  });
  const rungs = steps(0.03, 0.95, 48).map(
    (share) =>
      [
        beside(share, 1),
        polar(
          beside(share, 1),
          heading(stem, share) - 1.7,
          width(share) * random.between(0.35, 0.75),
        ),
      ] as const,
  );
  const body = swelled(
    stem.filter((_, index) => index % 3 === 0),
    width,
  );
  return (
    stroke(segments(scales), accent, 0.7) +
    form(body, paper, ink, 0.9) +
    stroke(segments(rungs), ink, 0.5)
  );
}

/** The underside of a leaflet, enlarged: forked veins, and spores in round heaps. */
export function sporePatch({ ink, teal, accent, soft }: PlatePalette): string {
  const axis = resample(leafletKnots, 3);
  const veins: Line[] = [];
  const heaps: Point[] = [];
  for (const side of [-1, 1]) {
    for (let lobe = 0; lobe < lobeCount - 1; lobe += 1) {
      const share = (lobe + 0.5) / lobeCount;
      const angle = heading(axis, share);
      const foot = along(axis, (lobe + 0.2) / lobeCount);
      const tip = polar(along(axis, share), angle + side * 1.2, reach(share) * 0.94);
      veins.push([foot, tip]);
      for (const place of [0.36, 0.56, 0.76]) {
        const start: Point = [mix(foot[0], tip[0], place), mix(foot[1], tip[1], place)];
        const length = reach(share) * 0.2 * (1.3 - place * 0.5);
        const ends = [-0.8, 0.8].map((fork) => polar(start, angle + side * (1.25 + fork), length));
        veins.push([ends[0] as Point, start, ends[1] as Point]);
        if (reach(share) > 14) heaps.push(...ends);
      }
    }
  }
  const rib = swelled(
    axis.filter((_, index) => index % 8 === 0),
    (share) => mix(3.2, 0.6, share),
  );
  return (
    form(leafletOutline(axis), teal, ink, 1.1, { 'fill-opacity': 0.16 }) +
    stroke(polyline(...veins), soft, 0.6) +
    fill(rib, ink) +
    stroke(dots(heaps), accent, 2.9)
  );
}

const lobeCount = 7;
const leafletKnots: Line = [
  [238, 290],
  [290, 282],
  [350, 262],
  [414, 222],
];

function reach(share: number): number {
  return 34 * (1 - share ** 2.4) * (0.84 + 0.16 * Math.sin(share * 9));
}

function leafletOutline(axis: Line): string {
  const random = seededRandom('fern leaflet');
  const rim = (side: number): Line =>
    steps(0, lobeCount, lobeCount * 4).map((index) => {
      const share = Math.min(1, index / lobeCount);
      const lobe = 0.4 + 0.6 * Math.sin((index % 1) * Math.PI) ** 0.6;
      const out = reach(share) * lobe + 1 + random.jitter(0.5);
      return polar(along(axis, share), heading(axis, share) + side * 1.2, out);
    });
  return closedCurve([...rim(-1), ...[...rim(1)].reverse()]);
}
