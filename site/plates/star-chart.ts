import {
  circle,
  curve,
  distance,
  dots,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  polyline,
  seededRandom,
  segments,
  steps,
  stipple,
  stroke,
} from '@portal/engraving';
import { armillarySphere } from './details/armillary-sphere.ts';
import { type Constellation, constellations, type Star } from './details/star-catalogue.ts';
import { letter } from './lettering.ts';
import type { PlatePalette } from './palette.ts';
import type { Plate } from './plate.ts';
import { sheet } from './sheet.ts';

const pole: Point = [178, 174];
const radius = 127;
const lowest = 10;
// Turned so that the Great Bear hangs below the pole and the Milky Way crosses above it.
const turn = (-8 / 12) * Math.PI;
const chartBox = [pole[0] - radius, pole[1] - radius, pole[0] + radius, pole[1] + radius] as const;

export const starChart: Plate = {
  name: 'star-chart',
  alt: 'An engraved chart of the northern sky: constellations around the pole on a net of hours and degrees, with an armillary sphere beside it.',
  draw(palette) {
    const drawing =
      ground(palette) +
      ring(palette) +
      sky(palette) +
      armillarySphere([394, 116], 47, palette) +
      magnitudes(palette);
    return sheet(palette, 'I', drawing);
  },
};

function angleOf(hours: number): number {
  return (hours / 12) * Math.PI + turn;
}

function project(hours: number, degrees: number): Point {
  return polar(pole, angleOf(hours), ((90 - degrees) / (90 - lowest)) * radius);
}

function ground({ wash, rule, soft, teal }: PlatePalette): string {
  const circles = [30, 50, 70].map((degrees) =>
    circle(pole, ((90 - degrees) / (90 - lowest)) * radius),
  );
  const meridians = steps(0, 22, 11).map(
    (hours) => [project(hours, hours % 6 ? 80 : 90), project(hours, lowest)] as const,
  );
  const milky = stipple({
    box: chartBox,
    tries: 9000,
    apart: 2.4,
    random: seededRandom('milky way'),
    tone: milkiness,
  });
  const ecliptic = steps(0.5, Math.PI - 0.5, 10).map((longitude) =>
    project(
      (Math.atan2(Math.sin(longitude) * 0.917, Math.cos(longitude)) * 12) / Math.PI,
      (Math.asin(Math.sin(longitude) * 0.398) * 180) / Math.PI,
    ),
  );
  return (
    fill(circle(pole, radius), wash) +
    stroke(circles.join('') + segments(meridians), rule, 0.8) +
    stroke(dots(milky), teal, 0.9) +
    stroke(curve(ecliptic), soft, 0.7, { 'stroke-dasharray': '3 2.5' })
  );
}

/** The galaxy lies along a great circle, and is not equally thick all round. */
function milkiness(point: Point): number {
  const away = distance(point, pole);
  if (away > radius - 1) return 0;
  const declination = Math.PI / 2 - (away / radius) * ((90 - lowest) * (Math.PI / 180));
  const ascension = Math.atan2(point[1] - pole[1], point[0] - pole[0]) - turn;
  const latitude = Math.asin(
    Math.sin(declination) * 0.456 + Math.cos(declination) * 0.89 * Math.cos(ascension - 3.366),
  );
  const width = 0.12 + 0.03 * Math.sin(ascension * 3);
  return Math.exp(-((latitude / width) ** 2)) * 0.8;
}

function ring({ ink }: PlatePalette): string {
  const ticks = steps(0, 23.5, 47).map((hours) => {
    const length = hours % 1 ? 2.5 : 4.5;
    return [
      polar(pole, angleOf(hours), radius + 3),
      polar(pole, angleOf(hours), radius + 3 + length),
    ] as const;
  });
  const side = (r: number, from: number, to: number): Line =>
    steps(angleOf(from), angleOf(to), 3).map((angle) => polar(pole, angle, r));
  const bands = steps(0, 22, 11).map((hours) => [
    ...side(radius, hours, hours + 1),
    ...side(radius + 3, hours + 1, hours),
  ]);
  const numerals = ['II', 'IV', 'VI', 'VIII', 'X', 'XII', 'XIV', 'XVI', 'XVIII', 'XX', 'XXII'];
  const lettering = ['XXIV', ...numerals].map((numeral, index) =>
    letter(numeral, {
      size: 7.5,
      anchor: 0.5,
      spacing: 0.3,
      at: ([x, y]) => polar(pole, angleOf(index * 2) + x / (radius + 11), radius + 9.6 - y),
    }),
  );
  return (
    stroke(circle(pole, radius + 19), ink, 1.6) +
    stroke(circle(pole, radius + 16.8), ink, 0.5) +
    stroke(circle(pole, radius + 3), ink, 0.6) +
    stroke(circle(pole, radius), ink, 0.8) +
    stroke(segments(ticks), ink, 0.5) +
    fill(polygon(...bands), ink) +
    fill(lettering.join(''), ink)
  );
}

function sky({ ink, accent, wash }: PlatePalette): string {
  const all: Constellation[] = Object.values(constellations);
  const joins = (list: readonly Constellation[]): Line[] =>
    list.flatMap(({ stars, lines }) =>
      lines.map((chain) =>
        chain.map((place) => {
          const [hours, degrees] = stars[place] as Star;
          return project(hours, degrees);
        }),
      ),
    );
  const faint = stipple({
    box: chartBox,
    tries: 150,
    apart: 7,
    random: seededRandom('faint stars'),
    tone: (point) => (distance(point, pole) < radius - 3 ? 1 : 0),
  });
  return (
    stroke(dots(faint), ink, 0.9) +
    stroke(polyline(...joins(all.slice(1))), ink, 0.6) +
    stroke(polyline(...joins([constellations.ursaMajor])), accent, 1.1) +
    stars(
      all.flatMap((constellation) => constellation.stars),
      wash,
      ink,
    )
  );
}

function stars(list: readonly Star[], halo: string, ink: string): string {
  const bright = list.filter(([, , magnitude]) => magnitude < 2.8);
  const dim = list.filter(([, , magnitude]) => magnitude >= 2.8);
  const points = dim.map(([hours, degrees]) => project(hours, degrees));
  const rayed = bright.map(([hours, degrees, magnitude]) =>
    rayedStar(project(hours, degrees), magnitude),
  );
  return (
    stroke(dots(points), halo, 3.6) +
    stroke(dots(points), ink, 2.2) +
    form(rayed.join(''), ink, halo, 1.4, { 'paint-order': 'stroke' })
  );
}

/** Brighter stars have more and longer rays. */
function rayedStar(centre: Point, magnitude: number): string {
  const size = 5.2 - magnitude;
  const rays = magnitude < 1.5 ? 8 : magnitude < 2.2 ? 5 : 4;
  return polygon(
    steps(0, rays * 2 - 1, rays * 2 - 1).map((index) =>
      polar(centre, (index / rays) * Math.PI - Math.PI / 2, index % 2 ? size * 0.4 : size),
    ),
  );
}

/** The key: a star of each magnitude with its numeral. */
function magnitudes({ ink, rule }: PlatePalette): string {
  const y = 268;
  const place = (index: number) => 354 + index * 20;
  const rayed = [0, 1, 2].map((magnitude) => rayedStar([place(magnitude), y], magnitude)).join('');
  const numerals = ['I', 'II', 'III', 'IV', 'V'].map((numeral, index) =>
    letter(numeral, { size: 8, at: [place(index), y + 19], anchor: 0.5, spacing: 0.2 }),
  );
  return (
    stroke(`M342 ${y - 12}h104M342 ${y + 27}h104`, rule, 1) +
    fill(rayed, ink) +
    stroke(dots([[place(3), y]]), ink, 2.4) +
    stroke(dots([[place(4), y]]), ink, 1.2) +
    fill(numerals.join(''), ink)
  );
}
