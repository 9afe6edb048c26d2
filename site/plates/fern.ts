import {
  along,
  coil,
  createPen,
  fill,
  form,
  heading,
  type Line,
  mix,
  type Point,
  polar,
  type Random,
  resample,
  seededRandom,
  segments,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import { crozier, sporePatch } from './details/fern-details.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

export const fern: Plate = {
  name: 'fern',
  alt: 'A botanical plate of a fern: one long frond uncurling towards the right, a young crozier beside its foot, and an enlarged leaflet with its spores.',
  draw(palette) {
    const drawing = crozier(palette) + frond(palette) + sporePatch(palette) + labels(palette);
    return sheet(palette, 'II', drawing);
  },
};

const stemKnots: Line = [
  [84, 345],
  [100, 286],
  [136, 218],
  [196, 150],
  [272, 102],
  [340, 83],
  ...coil([383, 138], -1.62, 7.6, 55, 5),
];

type Pinna = { axis: Line; width: number; lobes: number };

function pinnae(stem: Line, random: Random): Pinna[] {
  const list: Pinna[] = [];
  const first = 0.18;
  let share = first;
  while (share < 0.9) {
    const grown = (share - first) / (1 - first);
    const full = 104 * Math.min(1, 0.6 + grown * 2.2) * (1 - grown) ** 1.35 + 2.5;
    for (const side of [-1, 1]) {
      // Inside the roll there is less and less room for leaflets.
      const length = full * (side > 0 ? 1 - (grown / 0.64) ** 3 : 1);
      if (length < 9 && side > 0) continue;
      const lean = mix(1.3, 0.85, grown) + random.jitter(0.06);
      const start = heading(stem, share) + side * lean;
      let here = along(stem, share + (side > 0 ? 0.01 : 0));
      const axis = [here];
      for (const turn of steps(0, 1, 4).slice(1)) {
        here = polar(here, start - side * turn * 0.4, (length * random.between(0.94, 1.05)) / 4);
        axis.push(here);
      }
      list.push({
        axis,
        width: 2.6 + length * 0.1,
        lobes: Math.max(2, Math.round(2 + length / 9.5)),
      });
    }
    share += mix(0.044, 0.018, grown ** 0.7);
  }
  return list;
}

/** One leaflet: a row of rounded lobes along either side of its rib. */
function outlinePinna({ axis, width, lobes }: Pinna, random: Random): string {
  const edge = (index: number, side: number, out: number): Point => {
    const share = index / lobes;
    const reach = width * (1 - share ** 2.2) * out + 0.3;
    return polar(along(axis, share), heading(axis, share) + side * 1.25, reach);
  };
  const pen = createPen().move(axis[0] as Point);
  for (let index = 0; index < lobes; index += 1) {
    pen.quad(edge(index + 0.6, -1, 1.6 + random.jitter(0.2)), edge(index + 1, -1, 0.4));
  }
  for (let index = lobes; index > 0; index -= 1) {
    pen.quad(edge(index - 0.3, 1, 1.6 + random.jitter(0.2)), edge(index - 1, 1, 0.4));
  }
  return pen.close().done();
}

/** A stroke from the rib into every lobe of the shaded side. */
function veins({ axis, width, lobes }: Pinna, reach: number) {
  return steps(0.35, lobes - 0.65, lobes - 1).map((index) => {
    const share = index / lobes;
    const foot = along(axis, share);
    const length = width * (1 - share ** 2) * reach;
    return [foot, polar(foot, heading(axis, share) + 0.95, length)] as const;
  });
}

function frond({ ink, teal, paper }: PlatePalette): string {
  const random = seededRandom('fern frond');
  const stem = resample(stemKnots, 3);
  const leaflets = pinnae(stem, random);
  const outlines = leaflets.map((pinna) => outlinePinna(pinna, random)).join('');
  const ribs = leaflets.map(({ axis: [foot, , middle, , tip] }) =>
    createPen()
      .move(foot as Point)
      .quad(middle as Point, tip as Point)
      .done(),
  );
  const shaded = leaflets.filter(({ lobes }) => lobes > 4).flatMap((pinna) => veins(pinna, 0.9));
  const stemLine = swelled(
    stem.filter((_, index) => index % (index < 110 ? 12 : index < 196 ? 5 : 3) === 0),
    (share) => mix(4, 0.8, share ** 0.6),
  );
  return (
    form(outlines, teal, ink, 0.7, { 'fill-opacity': 0.16 }) +
    stroke(ribs.join(''), ink, 0.8) +
    stroke(segments(shaded), ink, 0.6) +
    form(stemLine, ink, paper, 0.6, { 'paint-order': 'stroke' })
  );
}

function labels({ soft }: PlatePalette): string {
  return fill(
    letter('Fig. 1', { size: 9.5, at: [150, 312], spacing: 0.3 }) +
      letter('2', { size: 9.5, at: [36, 214] }) +
      letter('3', { size: 9.5, at: [436, 314] }),
    soft,
  );
}
