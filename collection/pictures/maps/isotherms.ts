import {
  along,
  curve,
  element,
  fill,
  form,
  heading,
  type Line,
  type Point,
  polar,
  polygon,
  rectangle,
  roughNoise,
  type Survey,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { paintBands, surveyOf } from './bands.ts';
import { type Cartouche, cartoucheSize, drawCartouche } from './cartouche.ts';
import { landClip, mapClip } from './clips.ts';
import { border, graticule } from './furniture.ts';
import { type Box, linesAt, raiseLand } from './land.ts';
import { type MassName, masses } from './masses.ts';
import { layoutOf, type MapRequest, type MapSheet } from './request.ts';
import { alongCoast, coastDefinition } from './water.ts';

type Layout = {
  size: readonly [number, number];
  mass: MassName;
  colours: readonly string[];
  unit: string;
  first: number;
  step: number;
};

const layouts: readonly [Layout, ...Layout[]] = [
  {
    size: [1440, 1000],
    mass: 'twin',
    colours: [
      '#3f6fa8',
      '#6f9dc4',
      '#a9c9cf',
      '#d9dfb4',
      '#f0cf78',
      '#e59a4c',
      '#cf5a38',
      '#a52f2f',
    ],
    unit: '°',
    first: 30,
    step: 8,
  },
  {
    size: [1200, 1200],
    mass: 'crescent',
    colours: [
      '#f4ead0',
      '#d4e3cf',
      '#a8cfc8',
      '#74b0bb',
      '#4688a8',
      '#2c608c',
      '#1f3f6b',
      '#182c4f',
    ],
    unit: ' in.',
    first: 10,
    step: 10,
  },
];

/** Lines of equal warmth or rain, the space between them coloured. */
export function isotherms(request: MapRequest): MapSheet {
  const { inks, variant, title, note, names } = request;
  const layout = layoutOf(layouts, variant);
  const [width, height] = layout.size;
  const box: Box = { left: 56, top: 56, right: width - 56, bottom: height - 56 };
  const land = raiseLand({ box, seed: title, mass: masses[layout.mass], rough: 1.1, grain: 190 });
  const bend = roughNoise(`warmth ${title}`, 2);
  const measure = ([x, y]: Point): number => {
    const warmed = Math.max(0, land.height([x, y])) * 0.7;
    const across =
      variant === 1
        ? (y - box.top) / (box.bottom - box.top)
        : Math.hypot(x - width * 0.3, y - height * 0.3) / width;
    return across * 7.6 + bend([x / 330, y / 330]) * 0.9 + warmed - 0.15;
  };
  const ground = surveyOf(box, measure);
  const cartouche: Cartouche = { title, note, manner: 'box', inks, room: 380 };
  const size = cartoucheSize(cartouche);
  const labels = layout.colours
    .slice(1)
    .flatMap((_, index) =>
      figures(ground, index + 1, `${layout.first + index * layout.step}${layout.unit}`),
    );
  const bands = paintBands({ box, ground, colours: layout.colours, line: inks.ink, width: 1.6 });
  const named = names.slice(0, 3).map((name, index) => {
    const at: Point = [[0.3, 0.7, 0.5][index] ?? 0.5, [0.42, 0.6, 0.86][index] ?? 0.5];
    return typefaces.oldStandard.letter(name.toUpperCase(), {
      size: 25,
      at: [width * at[0], height * at[1]],
      anchor: 0.5,
      spacing: 9,
    });
  });
  return {
    width,
    height,
    body:
      coastDefinition(land) +
      mapClip(box) +
      element(
        'g',
        { 'clip-path': 'url(#map)' },
        element('g', { opacity: 0.55 }, bands) +
          landClip() +
          element('g', { 'clip-path': 'url(#land)' }, bands) +
          graticule(box, 10, 8, inks) +
          alongCoast(inks.ink, 2.4),
      ) +
      element(
        'g',
        { 'paint-order': 'stroke', stroke: '#f7eedb', 'stroke-width': 6, fill: '#241f1a' },
        [...labels, ...named].map((d) => element('path', { d })).join(''),
      ) +
      drawCartouche(
        [box.left + size.width / 2 + 22, box.bottom - size.height / 2 - 22],
        cartouche,
      ) +
      key([box.right - 250, box.bottom - 70], layout, request) +
      border(box, inks, { across: 10, down: 8, from: 10, labels: true }),
  };
}

/** The figure of each line, written along it. */
function figures(ground: Survey, level: number, text: string): string[] {
  return linesAt(ground, level, 4)
    .filter((line) => line.length > 20)
    .slice(0, 1)
    .map((line: Line) => {
      const share = 0.18 + (level % 3) * 0.13;
      const [at, angle] = [along(line, share), heading(line, share)];
      const upright = Math.cos(angle) < 0 ? angle + Math.PI : angle;
      return typefaces.oldStandardBold.letter(text, {
        size: 20,
        anchor: 0.5,
        at: ([x, y]) => polar(polar(at, upright, x), upright + Math.PI / 2, y + 7),
      });
    });
}

function key([x, y]: Point, { colours, first, step, unit }: Layout, { inks }: MapRequest): string {
  const boxes = colours.map((colour, index) =>
    form(polygon(rectangle(x + index * 28, y, 28, 22)), colour, inks.ink, 1),
  );
  const ends = fill(
    typefaces.oldStandard.letter(`${first}${unit}`, { size: 18, at: [x + 4, y + 42] }) +
      typefaces.oldStandard.letter(`${first + step * (colours.length - 2)}${unit}`, {
        size: 18,
        at: [x + 222, y + 42],
        anchor: 1,
      }),
    inks.ink,
  );
  return (
    form(polygon(rectangle(x - 14, y - 14, 254, 70)), inks.paper, inks.ink, 1.6) +
    boxes.join('') +
    ends +
    stroke(
      curve([
        [x, y - 6],
        [x + 224, y - 6],
      ]),
      inks.ink,
      1,
    )
  );
}
