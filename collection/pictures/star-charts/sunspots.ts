import {
  circle,
  closedSoft,
  ellipse,
  fill,
  form,
  type Line,
  type Point,
  polar,
  polygon,
  polyline,
  type Random,
  rectangle,
  steps,
  stroke,
  waver,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { upTo } from './counting.ts';
import { footTitle, haloed } from './lettering.ts';
import { frame } from './page.ts';

export function sunspots(request: ChartRequest): Chart {
  return layoutOf([journey, portrait] as const, request.variant)(request);
}

/** A spot carried over the sun's disc in a fortnight, and the others it met. */
function journey(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1180, 1280];
  const centre: Point = [590, 560];
  const radius = 450;
  const onSun = (longitude: number, latitude: number): Point => [
    centre[0] + Math.sin(longitude) * Math.cos(latitude) * radius,
    centre[1] - Math.sin(latitude + 0.1 * Math.cos(longitude)) * radius,
  ];
  const net: Line[] = [
    ...steps(-1.3, 1.3, 8).map(
      (latitude): Line =>
        steps(-Math.PI / 2, Math.PI / 2, 24).map((longitude) => onSun(longitude, latitude)),
    ),
    ...steps(-1.4, 1.4, 8).map(
      (longitude): Line =>
        steps(-Math.PI / 2, Math.PI / 2, 24).map((latitude) => onSun(longitude, latitude)),
    ),
  ];
  const tracks = [0.32, -0.2, 0.12].map((latitude, track) =>
    steps(-1.25, 1.2, 11).map((longitude, index) => {
      const squeeze = Math.cos(longitude);
      const size = (22 - track * 5) * (0.7 + 0.3 * Math.sin(index * 0.6 + track));
      const at = onSun(longitude, latitude);
      const date = typefaces.oldStandard.letter(String(index + 3 + track), {
        size: 17,
        at: [at[0], at[1] - size - 7],
        anchor: 0.5,
      });
      return (
        spot(at, size, squeeze, inks.line, random) +
        (track < 2 ? haloed(date, inks.line, inks.sky, 4) : '')
      );
    }),
  );
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      form(circle(centre, radius), inks.dark ? inks.washes[1] : inks.sky, inks.ink, 3) +
      stroke(polyline(...net), inks.faint, 1.2) +
      tracks.flat().join('') +
      stroke(circle(centre, radius + 14), inks.ink, 1.2) +
      cardinal(centre, radius + 40, inks.ink) +
      footTitle(request, { width, height }),
  };
}

function cardinal(centre: Point, radius: number, colour: string): string {
  const words = ['E', 'S', 'W', 'N'].map((letter, index) => {
    const [x, y] = polar(centre, Math.PI + (index * -Math.PI) / 2, radius);
    return typefaces.oldStandard.letter(letter, { size: 28, at: [x, y + 9], anchor: 0.5 });
  });
  return fill(words.join(''), colour);
}

function spot(at: Point, size: number, squeeze: number, colour: string, random: Random): string {
  const blot = (share: number): Line =>
    waver(
      ellipse(at, size * share * Math.max(0.25, squeeze), size * share, 9),
      random,
      size * 0.16,
    );
  return (
    fill(closedSoft(blot(0.95)), colour, { 'fill-opacity': 0.3 }) +
    fill(closedSoft(blot(0.5)), colour)
  );
}

/** One spot as a great telescope showed it: a dark heart in a fringe of threads. */
function portrait(request: ChartRequest): Chart {
  const { inks, random } = request;
  const [width, height] = [1260, 1180];
  const centre: Point = [630, 500];
  const edge = (angle: number, share: number): Point => {
    const wobble =
      1 + 0.13 * Math.sin(angle * 3 + 1) + 0.08 * Math.sin(angle * 5) + 0.04 * Math.sin(angle * 11);
    return [
      centre[0] + Math.cos(angle) * 330 * share * wobble,
      centre[1] + Math.sin(angle) * 260 * share * wobble,
    ];
  };
  const threads = upTo(340).map((index): Line => {
    const angle = (index / 170) * Math.PI + random.jitter(0.01);
    const from = random.between(0.4, 0.52);
    const to = random.between(0.86, 1.04);
    const bend = random.jitter(0.06);
    return [edge(angle, from), edge(angle + bend, (from + to) / 2), edge(angle, to)];
  });
  const grains = Array.from(
    { length: 720 },
    (): Point => [random.between(86, width - 86), random.between(86, 910)],
  ).filter(([x, y]) => Math.hypot((x - centre[0]) / 345, (y - centre[1]) / 275) > 1.12);
  const rice = grains.map(([x, y]): Line => {
    const angle = random.between(0, Math.PI);
    return [
      [x, y],
      [x + Math.cos(angle) * 11, y + Math.sin(angle) * 11],
    ];
  });
  const ring = (share: number): Line =>
    steps(0, Math.PI * 2, 60)
      .slice(1)
      .map((angle) => edge(angle, share));
  const box = rectangle(70, 70, width - 140, 860);
  const bridges = [0.7, 2.4, 3.6].map(
    (angle): Line => [edge(angle, 0.46), edge(angle + 0.2, 0.22), edge(angle + 0.9, 0.12)],
  );
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      form(polygon(box), inks.washes[2], inks.ink, 2.4) +
      stroke(polyline(...rice), inks.accent, 4.4, { 'stroke-opacity': 0.55 }) +
      fill(closedSoft(ring(0.99)), inks.washes[0]) +
      stroke(polyline(...threads), inks.deep, 1.8) +
      fill(closedSoft(ring(0.46)), inks.deep) +
      stroke(polyline(...bridges), inks.washes[2], 7) +
      footTitle(request, { width, height }),
  };
}
