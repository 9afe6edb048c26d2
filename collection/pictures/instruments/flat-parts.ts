import {
  closedCurve,
  curve,
  form,
  hatch,
  type Line,
  type Point,
  polar,
  polygon,
  resample,
  seededRandom,
  segments,
  stroke,
} from '@portal/engraving';
import { apart, weight } from './lines.ts';
import type { Burin, Material } from './press.ts';

/** A flat form with hatching that grows darker to the right. */
export function sheet(
  press: Burin,
  line: Line,
  material: Material,
  angle = -0.8,
  smooth = false,
): string {
  const edge = smooth ? resample([...line, line[0] as Point], 5) : line;
  const xs = line.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const strokes = hatch(edge, {
    angle,
    spacing: apart(press, 4.4),
    random: seededRandom('sheet'),
    ragged: 2,
    tone: ([x]) => ((x - left) / (right - left || 1)) * 0.9 - 0.05,
  });
  const d = smooth ? closedCurve(line) : polygon(line);
  return (
    form(d, press[material], press.ink, weight(press).outline) +
    stroke(segments(strokes), press.ink, weight(press).shade)
  );
}

/** A form with no shading, for faces turned to the light. */
export function plain(press: Burin, line: Line, material: Material, smooth = false): string {
  return form(
    smooth ? closedCurve(line) : polygon(line),
    press[material],
    press.ink,
    weight(press).outline,
  );
}

/** A round bar from one point to another, shaded along its lower side. */
export function bar(
  press: Burin,
  from: Point,
  to: Point,
  width: number,
  material: Material,
): string {
  const course = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const at = (end: Point, off: number): Point => polar(end, course + Math.PI / 2, off * width);
  const shaded = Math.cos(course) >= 0 ? [0.18, 0.32] : [-0.18, -0.32];
  const lines =
    width < 4 ? [] : shaded.map((off): readonly [Point, Point] => [at(from, off), at(to, off)]);
  return (
    form(
      polygon([at(from, -0.5), at(to, -0.5), at(to, 0.5), at(from, 0.5)]),
      press[material],
      press.ink,
      weight(press).outline * (width < 4 ? 0.7 : 1),
    ) + stroke(segments(lines), press.ink, weight(press).shade)
  );
}

/** A bent tube or wire. */
export function tube(press: Burin, line: Line, width: number, material: Material): string {
  const d = curve(line);
  return (
    stroke(d, press.ink, width + weight(press).outline * 1.7) +
    stroke(d, press[material], width - 0.4) +
    (width > 5
      ? stroke(d, press.ink, weight(press).shade, {
          transform: `translate(${(width * 0.18).toFixed(1)} ${(width * 0.18).toFixed(1)})`,
        })
      : '')
  );
}
