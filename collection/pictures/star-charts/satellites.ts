import {
  circle,
  curve,
  form,
  oval,
  type Point,
  polygon,
  rectangle,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import { typefaces } from '../../src/typefaces.ts';
import { type Chart, type ChartRequest, layoutOf } from './chart.ts';
import { upTo } from './counting.ts';
import { sunFace } from './faces.ts';
import { jovianCurves } from './jovian-curves.ts';
import { titled } from './lettering.ts';
import { frame } from './page.ts';
import { saturnMark } from './planet-marks.ts';

export function satellites(request: ChartRequest): Chart {
  return layoutOf([jovianCurves, saturnRound] as const, request.variant)(request);
}

/** Saturn at sixteen places of his way, his ring opening and closing. */
function saturnRound(request: ChartRequest): Chart {
  const { inks, random, title, note } = request;
  const [width, height] = [1400, 980];
  const centre: Point = [700, 440];
  const places = upTo(16).map((index) => (index / 8) * Math.PI - Math.PI / 2);
  const at = (angle: number, share = 1): Point => [
    centre[0] + Math.cos(angle) * 560 * share,
    centre[1] + Math.sin(angle) * 320 * share,
  ];
  const lines = places.map((angle) => [at(angle, 0.2), at(angle, 0.88)] as const);
  const views = places.map((angle) => {
    const open = Math.sin(angle * 1 + Math.PI / 2);
    return saturnView(at(angle), 31, open, request);
  });
  const sun = { line: inks.line, light: inks.washes[1], dark: inks.accent };
  return {
    width,
    height,
    body:
      frame(inks, { width, height }, 34) +
      form(polygon(rectangle(60, 60, width - 120, 770)), inks.sky, inks.ink, 1.6) +
      stroke(oval(centre, 560, 320), inks.faint, 1.6) +
      stroke(segments(lines), inks.faint, 1.2) +
      stroke(curve(steps(0, Math.PI * 2, 40).map((angle) => at(angle, 0.3))), inks.second, 2) +
      sunFace(centre, 40, 12, sun, random) +
      views.join('') +
      saturnMark([218, 700], 46, inks, random) +
      titled({
        text: title,
        typeface: typefaces.fell,
        size: 44,
        at: [width / 2, height - 98],
        colour: inks.ink,
        room: 1200,
        spacing: 2,
      }) +
      titled({
        text: note,
        typeface: typefaces.garamondItalic,
        size: 26,
        at: [width / 2, height - 64],
        colour: inks.ink,
        room: 1200,
      }),
  };
}

function saturnView(at: Point, radius: number, open: number, { inks }: ChartRequest): string {
  const flat = Math.max(0.03, Math.abs(open) * 0.42);
  const ring =
    oval(at, radius * 2.1, radius * 2.1 * flat) + oval(at, radius * 1.5, radius * 1.5 * flat);
  const front = steps(0, Math.PI, 12).map(
    (angle): Point => [
      at[0] + Math.cos(angle) * radius * 1.8,
      at[1] + Math.sin(angle) * radius * 1.8 * flat * Math.sign(open || 1),
    ],
  );
  return (
    form(ring, inks.washes[1], inks.line, 1.3, { 'fill-rule': 'evenodd' }) +
    form(circle(at, radius), inks.washes[0], inks.line, 1.6) +
    stroke(curve(front), inks.washes[1], radius * 0.42, { 'stroke-linecap': 'butt' }) +
    stroke(curve(front), inks.line, 1.2)
  );
}
