import {
  createPen,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polygon,
  type Random,
  rectangle,
  seededRandom,
  segments,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { field, fieldOutline, sheet } from './sheet.ts';

export const marbledPaper: Plate = {
  name: 'marbled-paper',
  alt: 'The cover of an old book: marbled paper in green, rust and cream, combed into feathers, with a cloth spine and a paper label.',
  draw(palette) {
    return sheet(palette, 'V', marbling(palette) + binding(palette) + label(palette));
  },
};

const { left, top, right, bottom } = field;
const teeth = 12;
const gap = (right - left + 40) / teeth;
const drift = valueNoise('marbling drift');

/** Two slow swirls made with a stick after the comb. */
const swirls: readonly { centre: Point; size: number; turn: number }[] = [
  { centre: [196, 120], size: 74, turn: 1.15 },
  { centre: [372, 236], size: 82, turn: -1.05 },
];

function stirred(point: Point): Point {
  let [x, y] = point;
  for (const { centre, size, turn } of swirls) {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const angle = turn * Math.exp(-((Math.hypot(dx, dy) / size) ** 2));
    x = centre[0] + dx * Math.cos(angle) - dy * Math.sin(angle);
    y = centre[1] + dx * Math.sin(angle) + dy * Math.cos(angle);
  }
  return [x + 7 * Math.sin(point[1] / 38), y];
}

/** The edge of one colour: every tooth of the comb has drawn it down to a point. */
function combedEdge(level: number, random: Random): string {
  const cusp = (tooth: number): Point => [
    left - 20 + tooth * gap + 3 * drift([tooth * 0.7, level / 60]),
    level + 24 + 9 * drift([tooth * 0.9 + 20, level / 45]),
  ];
  const pen = createPen().move(stirred(cusp(0)));
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const [from, to] = [cusp(tooth), cusp(tooth + 1)];
    const rise = 44 + random.jitter(5);
    const pinch = 1.5 + random.next() * 2.5;
    pen.cubic(
      stirred([from[0] + pinch, from[1] - rise]),
      stirred([to[0] - pinch, to[1] - rise]),
      stirred(to),
    );
  }
  return pen
    .line([right + 20, bottom + 20])
    .line([left - 20, bottom + 20])
    .close()
    .done();
}

function marbling({ teal, accent, wash, ink, raised }: PlatePalette): string {
  const random = seededRandom('marbling');
  const pots = [teal, wash, raised, teal, wash, accent, raised, teal, wash, ink, wash] as const;
  let drawing = fill(fieldOutline, wash);
  let index = 0;
  for (let level = top - 34; level < bottom + 50; index += 1) {
    const colour = pots[index % pots.length] as string;
    drawing += fill(combedEdge(level, random), colour);
    level += colour === ink ? random.between(2, 4) : random.between(4.6, 12);
  }
  return drawing;
}

function binding({ ink, accent, teal, wash }: PlatePalette): string {
  const random = seededRandom('binding');
  const spine = rectangle(left - 2, top - 2, 66, bottom - top + 4);
  const weave = hatch(spine, {
    angle: Math.PI / 2,
    spacing: 2.6,
    random,
    tone: ([x]) => 1 - (x - left) / 56,
    ragged: 6,
  });
  const corner = (y: number, towards: number): Line => [
    [right - 62, y],
    [right + 2, y],
    [right + 2, y + towards * 62],
  ];
  return (
    form(polygon(spine, corner(top - 2, 1), corner(bottom + 2, -1)), wash, ink, 1) +
    stroke(segments(weave), teal, 0.7) +
    stroke(`M${left + 60} ${top}V${bottom}`, accent, 0.8) +
    stroke(
      `M${right - 54} ${top}L${right} ${top + 54}M${right - 54} ${bottom}L${right} ${bottom - 54}`,
      accent,
      0.8,
    ) +
    steps(66, 282, 4)
      .map(
        (y) =>
          form(polygon(rectangle(left - 2, y - 4, 66, 8)), wash, ink, 0.9) +
          stroke(`M${left} ${y - 1.6}h64`, ink, 0.5),
      )
      .join('')
  );
}

function label({ ink, raised, accent }: PlatePalette): string {
  const box = (inset: number): string =>
    polygon(rectangle(192 + inset, 136 + inset, 150 - inset * 2, 76 - inset * 2));
  return (
    form(box(0), raised, ink, 1) +
    stroke(box(4), accent, 0.8) +
    stroke(box(6.5), accent, 0.4) +
    fill(letter('MARBLED', { size: 16, at: [267, 171], anchor: 0.5, spacing: 2.2 }), ink) +
    fill(letter('PAPERS', { size: 16, at: [267, 193], anchor: 0.5, spacing: 2.2 }), ink)
  );
}
