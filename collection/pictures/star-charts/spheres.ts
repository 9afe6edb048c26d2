import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polyline,
  rectangle,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import type { Chart, ChartRequest } from './chart.ts';
import { corners } from './corners.ts';
import { upTo } from './counting.ts';
import { type PlanetName, planetMark } from './glyphs.ts';
import { arched, haloed } from './lettering.ts';
import { frame } from './page.ts';
import { shadedBall } from './planet-marks.ts';

const spheres = [
  ...['Water and Earth', 'Air', 'Fire', 'The Moon', 'Mercury', 'Venus', 'The Sun'],
  ...['Mars', 'Jupiter', 'Saturn', 'The Fixed Stars', 'The First Mover'],
];

/** The old arrangement: spheres like the coats of an onion, the earth at the heart. */
export function earthCentred(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1240, 1240];
  const centre: Point = [620, 606];
  const step = 41;
  const coats = spheres
    .map((name, index) => ({ name, radius: 80 + index * step, index }))
    .reverse();
  const drawn = coats.map(({ name, radius, index }) => {
    const wash = inks.washes[(index * 5) % 6] ?? inks.sky;
    const label = arched(name.toUpperCase(), {
      typeface: typefaces.oldStandard,
      size: 17,
      centre,
      radius: radius - step / 2 - 6,
      angle: -Math.PI / 2,
      spacing: 3,
    });
    const starry = upTo(48).map((turn) =>
      circle(polar(centre, (turn / 24) * Math.PI, radius - step / 2), turn % 2 ? 3 : 1.8),
    );
    const stars = name === 'The Fixed Stars' ? fill(starry.join(''), inks.accent) : '';
    return (
      form(circle(centre, radius), wash, inks.ink, 1.7) +
      stars +
      (index ? haloed(label, inks.line, wash, 9) : '')
    );
  });
  const bodies: PlanetName[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'];
  const marks = bodies.map((name, index) => {
    const at = polar(centre, 0.5 + index * 0.42, 80 + (index + 3) * step - step / 2);
    const seal = form(circle(at, 17), name === 'Sun' ? inks.accent : inks.paper, inks.ink, 1.5);
    return seal + planetMark(name, at, 22, inks.ink);
  });
  const flames = upTo(31).map((turn): Line => {
    const angle = (turn / 31) * Math.PI * 2;
    return [
      polar(centre, angle, 88),
      polar(centre, angle + 0.05, 112),
      polar(centre, angle + 0.1, 88),
    ];
  });
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      corners('clouds', rectangle(42, 42, width - 84, height - 84), {
        centre,
        radius: 552,
        inks,
        random,
      }) +
      drawn.join('') +
      fill(polyline(...flames), inks.accent, { 'fill-opacity': 0.7 }) +
      shadedBall(centre, 60, inks.washes[2], inks, random) +
      marks.join('') +
      haloed(
        typefaces.garamond.letter(`${request.title} ${request.note}`, {
          size: 32,
          at: [width / 2, height - 20],
          anchor: 0.5,
          spacing: 2,
        }),
        inks.ink,
        inks.paper,
        14,
      ),
  };
}
