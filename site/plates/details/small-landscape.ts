import {
  circle,
  createPen,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polar,
  polygon,
  polyline,
  type Random,
  rectangle,
  roughNoise,
  seededRandom,
  segments,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';
import { tower } from './tower.ts';

export const landscapeWidth = 280;
export const landscapeHeight = 210;
const shoreline = 138;

/** A lake among hills, with a tower on a headland and a tree in front. */
export function smallLandscape([left, top]: Point, palette: PlatePalette): string {
  const at = (x: number, y: number): Point => [left + x, top + y];
  return (
    sky(at, palette) +
    mountains(at, palette) +
    lake(at, palette) +
    headland(at, palette) +
    tree(at, palette)
  );
}

type Place = (x: number, y: number) => Point;

function sky(at: Place, { ink, accent, raised }: PlatePalette): string {
  const cloud = valueNoise('clouds');
  const random = seededRandom('sky');
  const [left, top] = at(0, 0);
  const strokes = hatch(rectangle(left, top, landscapeWidth, shoreline), {
    angle: 0,
    spacing: 3.2,
    random,
    ragged: 3,
    tone: ([x, y]) =>
      1.02 - (y - top) / 105 + 0.75 * cloud([(x - left) / 62 + 4, (y - top) / 20]) - 0.12,
  });
  return (
    fill(polygon(rectangle(left, top, landscapeWidth, landscapeHeight)), raised) +
    stroke(segments(strokes), ink, 0.5) +
    form(circle(at(150, 84), 15), accent, raised, 3)
  );
}

function ridge(at: Place, seed: string, base: number, tall: number, width: number): Line {
  const noise = roughNoise(seed, 3);
  return steps(0, landscapeWidth, 40).map((x) =>
    at(x, base - tall * (0.55 + 0.55 * noise([x / width, 0.5]))),
  );
}

function mountains(at: Place, { ink, soft, wash, raised }: PlatePalette): string {
  const random = seededRandom('mountains');
  const foot = [at(landscapeWidth, shoreline), at(0, shoreline)];
  const far = [...ridge(at, 'far ridge', 118, 46, 46), ...foot];
  const near = [...ridge(at, 'near ridge 4', 138, 40, 60), ...foot];
  const light = valueNoise('slopes');
  const farShade = hatch(far, {
    angle: 1.05,
    spacing: 3,
    random,
    tone: ([x, y]) => 0.55 + 0.9 * light([x / 16, y / 60]) - (y - at(0, 80)[1]) / 90,
  });
  const nearShade = hatch(near, {
    angle: 0.75,
    spacing: 2.6,
    random,
    tone: ([x, y]) => 0.6 + 0.8 * light([x / 22 + 40, y / 40]),
  });
  return (
    form(polygon(far), raised, soft, 0.8) +
    stroke(segments(farShade), soft, 0.5) +
    form(polygon(near), wash, ink, 0.8) +
    stroke(segments(nearShade), ink, 0.5)
  );
}

function lake(at: Place, { ink, teal, raised }: PlatePalette): string {
  const random = seededRandom('lake');
  const shine = valueNoise('lake shine');
  const [left, top] = at(0, shoreline);
  const water = rectangle(left, top, landscapeWidth, landscapeHeight - shoreline);
  const ripples = hatch(water, {
    angle: 0,
    spacing: 2.8,
    random,
    ragged: 4,
    tone: ([x, y]) =>
      0.62 +
      0.9 * shine([(x - left) / 26, (y - top) / 7]) -
      Math.exp(-(((x - left - 150) / 16) ** 2)),
  });
  return (
    fill(polygon(water), raised) +
    stroke(segments(ripples), teal, 0.6) +
    stroke(polyline([at(0, shoreline), at(landscapeWidth, shoreline)]), ink, 0.7)
  );
}

function headland(at: Place, palette: PlatePalette): string {
  const { ink, wash } = palette;
  const random = seededRandom('headland');
  const outline: Line = [
    at(166, 146),
    at(182, 136),
    at(200, 128),
    at(222, 122),
    at(250, 116),
    at(280, 112),
    at(280, 158),
    at(246, 156),
    at(206, 152),
  ];
  const shade = hatch(outline, {
    angle: 0.35,
    spacing: 2.4,
    random,
    tone: ([, y]) => (y - at(0, 124)[1]) / 34 + 0.15,
  });
  return (
    form(polygon(outline), wash, ink, 0.9) +
    stroke(segments(shade), ink, 0.5) +
    tower(at(236, 121), 1, palette)
  );
}

function tree(at: Place, { ink, wash, teal }: PlatePalette): string {
  const random = seededRandom('tree');
  const bank: Line = [at(0, 176), at(34, 172), at(74, 182), at(112, 196), at(140, 210), at(0, 210)];
  const trunk: Line = [at(38, 186), at(44, 150), at(43, 92), at(50, 92), at(53, 150), at(60, 188)];
  const clumps = (
    [
      [22, 84, 20],
      [74, 82, 21],
      [30, 54, 20],
      [66, 50, 20],
      [48, 34, 18],
      [50, 70, 24],
    ] as const
  ).map(([x, y, radius]) => clump(at(x, y), radius, random));
  const bark = hatch(trunk, {
    angle: 1.6,
    spacing: 2,
    random,
    tone: ([x]) => (x - at(40, 0)[0]) / 16,
  });
  const grass = steps(0, 134, 44).map((x) => {
    const y = 176 + Math.max(0, x - 40) * 0.34 + random.between(0, 18);
    return [at(x, Math.min(209, y)), at(x + random.jitter(2), Math.min(206, y - 5))] as const;
  });
  return (
    form(polygon(bank), wash, ink, 1) +
    stroke(segments(grass), ink, 0.6) +
    form(polygon(trunk), wash, ink, 0.9) +
    stroke(segments(bark), ink, 0.5) +
    clumps
      .map(
        ({ outline, leaves }) =>
          form(outline, wash, ink, 0.9) + stroke(segments(leaves), teal, 0.7),
      )
      .join('')
  );
}

/** A heap of foliage: a scalloped edge, and strokes on the side away from the sun. */
function clump(centre: Point, radius: number, random: Random) {
  const lobes = 11;
  const around = (index: number, reach: number): Point =>
    polar(centre, (index / lobes) * Math.PI * 2 + 0.3, radius * reach);
  const pen = createPen().move(around(0, 0.9));
  for (let index = 0; index < lobes; index += 1) {
    pen.quad(around(index + 0.5, 1.35 + random.jitter(0.12)), around(index + 1, 0.9));
  }
  const leaves = hatch(
    steps(0, lobes - 1, lobes - 1).map((index) => around(index, 0.98)),
    {
      angle: -0.8,
      spacing: 2.3,
      random,
      tone: ([x, y]) =>
        (centre[0] - x + (y - centre[1])) / (radius * 2.2) + 0.35 + random.jitter(0.15),
    },
  );
  return { outline: pen.close().done(), leaves };
}
