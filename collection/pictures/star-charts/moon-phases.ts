import {
  circle,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { upTo } from './counting.ts';
import { sunFace } from './faces.ts';
import { footTitle, titled } from './lettering.ts';
import { halo, moon } from './lit-moon.ts';
import { frame } from './page.ts';
import { starShape } from './star-marks.ts';

export function moonPhases(request: ChartRequest): Chart {
  return layoutOf([roundTheEarth, monthSheet, procession] as const, request.variant)(request);
}

/** Eight moons round the earth, the sun far off at the right, and what one sees of each. */
function roundTheEarth(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1400, 1100];
  const centre: Point = [600, 488];
  const rays = steps(90, 890, 21).map(
    (y): Line => [
      [1330, y],
      [1050 + Math.abs(y - 488) * 0.1, y],
    ],
  );
  const orbit = 205;
  const seen = 350;
  const light = inks.dark ? inks.star : inks.sky;
  const moons = upTo(8).map((index) => {
    const angle = (-index / 4) * Math.PI;
    const near = polar(centre, angle, orbit);
    const far = polar(centre, angle, seen);
    // Whatever its phase, the side towards the sun is the lit one.
    const half = [...steps(-Math.PI / 2, Math.PI / 2, 16)].map((turn) => polar(near, turn, 37));
    const name = ['New', 'Crescent', 'First quarter', 'Gibbous', 'Full', 'Gibbous', 'Last quarter'];
    return (
      stroke(polyline([near, far]), inks.faint, 1.2) +
      form(circle(near, 38), inks.dark ? inks.paper : inks.ink, inks.ink, 1.6) +
      fill(polygon(half), light) +
      moon({ centre: far, radius: 62, inks, random }, index / 8) +
      titled({
        text: name[index] ?? 'Crescent',
        typeface: typefaces.garamondItalic,
        size: 25,
        at: [far[0], far[1] + 90],
        colour: inks.ink,
      })
    );
  });
  const sun = { line: inks.ink, light: inks.washes[1], dark: inks.accent };
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 36) +
      stroke(polyline(...rays), inks.accent, 2, { 'stroke-dasharray': '26 9' }) +
      sunFace([1240, 488], 60, 14, inks.dark ? { ...sun, light: inks.paper } : sun, random) +
      stroke(circle(centre, orbit) + circle(centre, seen), inks.faint, 1.5) +
      earth(centre, 84, request) +
      moons.join('') +
      footTitle(request, { width, height }),
  };
}

function earth(centre: Point, radius: number, { inks }: ChartRequest): string {
  const night = steps(Math.PI / 2, Math.PI * 1.5, 20).map((turn) => polar(centre, turn, radius));
  const meridians = [0.35, 0.75].map((share) =>
    polyline(
      steps(0, Math.PI * 2, 30).map(
        (angle): Point => [
          centre[0] + Math.cos(angle) * radius * share,
          centre[1] + Math.sin(angle) * radius,
        ],
      ),
    ),
  );
  const parallels = [-0.5, 0, 0.5].map((share) => {
    const half = Math.sqrt(1 - share ** 2) * radius;
    return polyline([
      [centre[0] - half, centre[1] + share * radius],
      [centre[0] + half, centre[1] + share * radius],
    ]);
  });
  return (
    form(circle(centre, radius), inks.washes[5], inks.ink, 2.4) +
    fill(polygon(night), inks.dark ? inks.paper : inks.ink, { 'fill-opacity': 0.75 }) +
    stroke(meridians.join('') + parallels.join(''), inks.ink, 1)
  );
}

/** Thirty moons in rows, one for each day. */
function monthSheet(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1060, 1300];
  const moons = upTo(30).map((day) => {
    const centre: Point = [162 + (day % 5) * 184, 226 + Math.floor(day / 5) * 168];
    return (
      moon({ centre, radius: 62, inks, random }, ((day + 1) % 30) / 30) +
      fill(
        typefaces.oldStandard.letter(String(day + 1), {
          size: 22,
          at: [centre[0], centre[1] + 92],
          anchor: 0.5,
        }),
        inks.accent,
      )
    );
  });
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      fill(polygon(rectangle(56, 140, width - 112, 1058)), inks.dark ? inks.sky : inks.washes[5]) +
      stroke(polygon(rectangle(56, 140, width - 112, 1058)), inks.ink, 1.6) +
      moons.join('') +
      titled({
        text: request.title,
        typeface: typefaces.fell,
        size: 48,
        at: [width / 2, 110],
        colour: inks.ink,
        room: 900,
        spacing: 3,
      }) +
      titled({
        text: request.note,
        typeface: typefaces.garamondItalic,
        size: 26,
        at: [width / 2, height - 56],
        colour: inks.ink,
        room: 900,
      }),
  };
}

/** A bow of moons across the night, the full one largest. */
function procession(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1500, 780];
  const stars = Array.from(
    { length: 90 },
    (): Point => [random.between(70, width - 70), random.between(70, 560)],
  );
  const moons = steps(-4, 4, 8).map((step) => {
    const full = 1 - Math.abs(step) / 4;
    const radius = 40 + full * 52;
    const centre: Point = [
      width / 2 + Math.sign(step) * 152 * Math.abs(step) ** 0.98 * 1.06,
      440 - full * 130,
    ];
    const phase = 0.5 + step * 0.112;
    return halo(centre, radius, inks.star) + moon({ centre, radius, inks, random }, phase);
  });
  return {
    width,
    height,
    body:
      fill(polygon(rectangle(48, 48, width - 96, height - 200)), inks.sky) +
      fill(stars.map((at) => starShape(at, random.between(2, 7), 4, 0.3)).join(''), inks.star) +
      moons.join('') +
      stroke(polygon(rectangle(48, 48, width - 96, height - 200)), inks.ink, 2.4) +
      footTitle(request, { width, height }),
  };
}
