import {
  circle,
  fill,
  form,
  type Point,
  polar,
  polygon,
  rectangle,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { corners } from './corners.ts';
import { upTo } from './counting.ts';
import { sunFace } from './faces.ts';
import { signMark } from './glyphs.ts';
import { footTitle, haloed, readable } from './lettering.ts';
import { inPerspective } from './orrery-aslant.ts';
import { frame } from './page.ts';
import { saturnMark, shadedBall } from './planet-marks.ts';
import { sector } from './rim.ts';
import { earthCentred } from './spheres.ts';
import { sizes, wanderers } from './wanderers.ts';

export function orrery(request: ChartRequest): Chart {
  return layoutOf([sunCentred, earthCentred, inPerspective] as const, request.variant)(request);
}

/** The sun in the middle, a planet on each ring, the signs outside. */
function sunCentred(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1200, 1320];
  const centre: Point = [600, 606];
  const radii = [112, 162, 218, 278, 354, 436];
  const rings = radii.map((radius) => circle(centre, radius)).join('');
  const bands = [...radii].reverse().map((radius, index) =>
    fill(
      circle(centre, radius),
      index % 2 ? inks.sky : (inks.washes[(index + 3) % 6] ?? inks.sky),
      {
        'fill-opacity': index % 2 ? 1 : 0.4,
      },
    ),
  );
  const planets = wanderers.map((name, index) => {
    const [radius, size] = [radii[index] ?? 0, sizes[index] ?? 10];
    const angle = index * 2.3 + random.between(0, 0.9);
    const at = polar(centre, angle, radius);
    const ground = inks.washes[index % 6] ?? inks.sky;
    const ball =
      name === 'Saturn'
        ? saturnMark(at, size, inks, random)
        : shadedBall(at, size, ground, inks, random);
    const label = readable(name, {
      typeface: typefaces.garamondItalic,
      size: 27,
      centre,
      radius: radius + 8,
      angle: angle + 0.62 - index * 0.06,
    });
    const attendants = { Earth: 1, Jupiter: 4, Saturn: 5 }[name as string] ?? 0;
    const moons = upTo(attendants)
      .map((moon) => circle(polar(at, (moon + 1) * 1.7, size + 19 + moon * 3), 4.4))
      .join('');
    return ball + haloed(label, inks.line, inks.sky, 6) + form(moons, inks.sky, inks.line, 1.3);
  });
  const light = { line: inks.line, light: inks.washes[1], dark: inks.accent };
  const field = rectangle(42, 42, width - 84, width - 72);
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      corners('stars', field, { centre, radius: 552, inks, random }) +
      form(circle(centre, 490), inks.sky, inks.ink, 2) +
      signRing(centre, 490, 548, request) +
      bands.join('') +
      stroke(rings, inks.line, 1.4, { 'stroke-dasharray': '2 5' }) +
      sunFace(centre, 44, 14, light, random) +
      planets.join('') +
      footTitle(request, { width, height }),
  };
}

function signRing(centre: Point, inner: number, outer: number, { inks }: ChartRequest): string {
  const middle = (inner + outer) / 2;
  const parts = upTo(12).map((index) => {
    const wash = inks.washes[index % 6] ?? inks.paper;
    const angle = ((index + 0.5) / 12) * Math.PI * 2 - Math.PI / 2;
    return (
      form(
        polygon(sector(centre, inner, outer, index / 12, 1 / 12)),
        inks.dark ? inks.paper : wash,
        inks.ink,
        1.6,
      ) + signMark(index, polar(centre, angle, middle), 32, inks.ink)
    );
  });
  return parts.join('');
}
