import {
  circle,
  closedCurve,
  createPen,
  form,
  oval,
  type Point,
  polar,
  polygon,
  polyline,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { Repeat } from './band.ts';
import type { Palette } from './palette.ts';

function burin(centre: Point, rx: number, ry: number, { ink, engraved }: Palette): string {
  if (!engraved) return '';
  const lines = steps(-0.9, 0.7, Math.max(5, Math.round(ry / 3))).map((share) => {
    const edge = Math.sqrt(1 - share * share) * rx;
    return [
      [centre[0] + edge * 0.25, centre[1] + share * ry] as Point,
      [centre[0] + edge * 0.96, centre[1] + share * ry] as Point,
    ] as const;
  });
  return stroke(segments(lines), ink, 1);
}

export function eggAndDart(h: number, palette: Palette): Repeat {
  const { ink, body, second, light, third } = palette;
  const w = h * 0.92;
  const egg: Point = [w / 2, h * 0.44];
  const dart = polygon([
    [0, h * 0.06],
    [w * 0.06, h * 0.5],
    [w * 0.12, h * 0.56],
    [0, h * 0.97],
    [-w * 0.12, h * 0.56],
    [-w * 0.06, h * 0.5],
  ]);
  const shell = createPen()
    .move([w * 0.08, 0])
    .cubic([w * 0.08, h * 0.62], [w * 0.26, h * 0.96], [w / 2, h * 0.96])
    .cubic([w * 0.74, h * 0.96], [w * 0.92, h * 0.62], [w * 0.92, 0])
    .close()
    .done();
  return {
    width: w,
    drawing:
      form(shell, third, ink, 1.6) +
      form(oval(egg, w * 0.33, h * 0.44), second, ink, 1.2) +
      form(oval([egg[0], egg[1] - h * 0.03], w * 0.25, h * 0.36), light, ink, 1.4) +
      burin([egg[0], egg[1] - h * 0.03], w * 0.25, h * 0.36, palette) +
      form(dart, body, ink, 1.4),
  };
}

export function beadAndReel(h: number, palette: Palette): Repeat {
  const { ink, light, body, second } = palette;
  const w = h * 2;
  const reel = (x: number): string => form(oval([x, h / 2], h * 0.1, h * 0.36), second, ink, 1.2);
  return {
    width: w,
    drawing:
      stroke(`M0 ${h / 2}h${w}`, ink, 2) +
      form(oval([w * 0.45, h / 2], h * 0.52, h * 0.38), light, ink, 1.4) +
      burin([w * 0.45, h / 2], h * 0.52, h * 0.38, palette) +
      reel(w * 0.82) +
      reel(w * 0.92) +
      form(circle([w * 0.87, h / 2], h * 0.12), body, ink, 1),
  };
}

export function tongues(h: number, palette: Palette): Repeat {
  const { ink, body, third } = palette;
  const w = h * 0.46;
  const tongue = (x: number, half: number, tall: number): Point[] => [
    [x - half, h * 0.02],
    [x - half, tall * 0.6],
    [x - half * 0.7, tall * 0.88],
    [x, tall],
    [x + half * 0.7, tall * 0.88],
    [x + half, tall * 0.6],
    [x + half, h * 0.02],
  ];
  return {
    width: w,
    drawing:
      form(closedCurve(tongue(0, w * 0.4, h * 0.97)), third, ink, 1.2) +
      form(closedCurve(tongue(w / 2, w * 0.44, h * 0.9)), body, ink, 1.4) +
      stroke(closedCurve(tongue(w / 2, w * 0.27, h * 0.76)), ink, 1) +
      stroke(
        polyline([
          [w / 2, h * 0.06],
          [w / 2, h * 0.86],
        ]),
        ink,
        1.2,
      ),
  };
}

export function laurel(h: number, { ink, body, second, third }: Palette): Repeat {
  const w = h * 0.66;
  const leaf = (side: number, shift: number): Point[] => {
    const foot: Point = [shift, h / 2];
    const at = (share: number, off: number): Point =>
      polar(
        polar(foot, side * 0.62, h * 0.86 * share * 0.7),
        side * 0.62 + Math.PI / 2,
        off * h * 0.11,
      );
    return [at(0, 0), at(0.4, -1), at(0.8, -0.6), at(1, 0), at(0.8, 0.6), at(0.4, 1)];
  };
  return {
    width: w,
    drawing:
      form(closedCurve(leaf(1, 0), leaf(-1, 0)), body, ink, 1.3) +
      form(closedCurve(leaf(0.06, w * 0.1)), third, ink, 1.3) +
      form(
        circle([w * 0.24, h * 0.26], h * 0.06) + circle([w * 0.24, h * 0.74], h * 0.06),
        second,
        ink,
        1,
      ),
  };
}
