import {
  along,
  circle,
  closedCurve,
  curve,
  distance,
  form,
  hatch,
  type Line,
  oval,
  type Point,
  polar,
  polygon,
  polyline,
  rotate,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';

const lean = 0.42;

/** A sphere of rings on a turned stand: the sky as an instrument. */
export function armillarySphere(centre: Point, size: number, palette: PlatePalette): string {
  const { ink, teal, accent, paper, wash } = palette;
  const random = seededRandom('armillary sphere');
  const axis: Line = [
    polar(centre, lean - Math.PI / 2, size + 13),
    polar(centre, lean + Math.PI / 2, size + 9),
  ];
  const equator = ringBand(centre, size - 1, 14, lean, 4);
  const zodiac = ringBand(centre, size - 1, 24, lean - 0.55, 7);
  const tropic = (shift: number) =>
    oval(
      polar(centre, lean - Math.PI / 2, shift),
      Math.sqrt((size - 1) ** 2 - shift ** 2),
      Math.sqrt((size - 1) ** 2 - shift ** 2) * 0.26,
      lean,
    );
  const globe = circle(centre, size * 0.19);
  const shade = hatch(
    steps(0, 6.28, 20).map((angle) => polar(centre, angle, size * 0.19)),
    {
      angle: lean,
      spacing: 1.3,
      random,
      tone: ([x, y]) => (x - centre[0] + y - centre[1]) / (size * 0.38) + 0.4,
    },
  );
  const meridian = circle(centre, size + 5) + circle(centre, size);
  return (
    stand(centre, size, palette) +
    stroke(tropic(22) + tropic(-22) + oval(centre, size * 0.42, size - 1, lean), ink, 0.6) +
    stroke(equator.back, ink, 0.6) +
    form(zodiac.back, paper, ink, 0.6) +
    stroke(polyline(axis), ink, 1.3) +
    form(globe, paper, ink, 0.9) +
    stroke(segments(shade), ink, 0.5) +
    form(equator.front, paper, ink, 0.8) +
    stroke(segments(equator.ticks), ink, 0.5) +
    form(zodiac.front, wash, teal, 1.1) +
    stroke(segments(zodiac.ticks), teal, 0.6) +
    form(meridian, wash, ink, 0.9, { 'fill-rule': 'evenodd' }) +
    stroke(segments(meridianTicks(centre, size)), ink, 0.5) +
    form(circle(axis[0] as Point, 2.4), accent, ink, 0.6)
  );
}

/** A hoop of some width seen from the side: its far half, its near half, and marks on the near. */
function ringBand(centre: Point, rx: number, ry: number, angle: number, width: number) {
  const rim = (shift: number, from: number, to: number): Line =>
    steps(from, to, 10).map((turn) => {
      const [x, y] = rotate([Math.cos(turn) * rx, Math.sin(turn) * ry + shift], angle);
      return [centre[0] + x, centre[1] + y];
    });
  const half = (from: number, to: number): string =>
    polygon([...rim(-width / 2, from, to), ...rim(width / 2, to, from)]);
  const [upper, lower] = [rim(-width / 2, 0, Math.PI), rim(width / 2, 0, Math.PI)];
  const ticks = steps(0.04, 0.96, 30).map((share, index) => {
    const [from, to] = [along(upper, share), along(lower, share)];
    const length = index % 5 ? 0.4 : 1;
    return [
      from,
      [from[0] + (to[0] - from[0]) * length, from[1] + (to[1] - from[1]) * length],
    ] as const;
  });
  return { back: half(Math.PI, Math.PI * 2), front: half(0, Math.PI), ticks };
}

function meridianTicks(centre: Point, size: number) {
  return steps(0, 354, 59).map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180;
    return [
      polar(centre, angle, size + 5),
      polar(centre, angle, size + (index % 5 ? 3.2 : 0)),
    ] as const;
  });
}

function stand([cx, cy]: Point, size: number, { ink, wash, soft }: PlatePalette): string {
  const random = seededRandom('stand');
  const foot = cy + size + 56;
  const profile: Line = [
    [4, 4],
    [5, 8],
    [2.6, 14],
    [6.5, 20],
    [7, 25],
    [3, 31],
    [3.6, 38],
    [9, 44],
    [25, 50],
    [27, 56],
  ].map(([x, y]) => [x as number, cy + size + (y as number)]);
  const right: Line = profile.map(([x, y]) => [cx + x, y]);
  const left: Line = profile.map(([x, y]) => [cx - x, y] as const).reverse();
  const outline = [...right, ...left];
  const shade = hatch(outline, {
    angle: 0,
    spacing: 1.8,
    random,
    tone: ([x, y]) => (x - cx) / (4 + Math.max(0, y - foot + 14) * 1.7) + 0.35,
  });
  const shadow = hatch(
    [
      [cx - 34, foot - 1],
      [cx + 52, foot - 1],
      [cx + 40, foot + 6],
      [cx - 20, foot + 7],
    ],
    { angle: 0.02, spacing: 1.7, random, ragged: 14 },
  );
  const collars = [8, 20, 25, 44].map((y) => {
    const width =
      profile.find((point) => distance([0, cy + size + y], [0, point[1]]) < 1)?.[0] ?? 4;
    return curve([
      [cx - width, cy + size + y],
      [cx, cy + size + y + width * 0.18],
      [cx + width, cy + size + y],
    ]);
  });
  return (
    stroke(segments(shadow), soft, 0.6) +
    form(closedCurve(outline), wash, ink, 1) +
    stroke(segments(shade), ink, 0.5) +
    stroke(collars.join(''), ink, 0.6)
  );
}
