import {
  circle,
  coil,
  curve,
  fill,
  form,
  type Point,
  polygon,
  polyline,
  rectangle,
  resample,
  steps,
  stroke,
  swelled,
} from '@portal/engraving';
import type { Repeat } from './band.ts';
import type { Palette } from './palette.ts';
import { lotus, palmette } from './palmette.ts';
import { points } from './points.ts';
import { rosette } from './rosette.ts';

export function meander(h: number, { ink, body }: Palette): Repeat {
  const u = h / 8;
  const key: Point[] = points('0,7 0,1 6,1 6,5 3,5 3,3.4').map(([x, y]) => [
    (x as number) * u + u,
    (y as number) * u,
  ]);
  const foot: Point[] = [
    [u, 7 * u],
    [9 * u, 7 * u],
  ];
  const flat = { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' };
  const line = polyline(key, foot);
  return {
    width: u * 8,
    drawing: stroke(line, ink, u * 1.2, flat) + stroke(line, body, u * 0.8, flat),
  };
}

export function doubleMeander(h: number, { ink, light, second }: Palette): Repeat {
  const u = h / 9;
  const line = (written: string): Point[] => points(written).map(([x, y]) => [x * u, y * u]);
  const upper = polyline(line('0,1 7,1 7,6 3,6 3,4 5,4'), line('7,1 12,1'));
  const lower = polyline(line('0,8 12,8'), line('1,8 1,3'));
  const flat = { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' };
  return {
    width: 12 * u,
    under: stroke(upper + lower, ink, u * 1.25, flat),
    drawing:
      stroke(upper, light, u * 0.85, flat) +
      stroke(lower, second, u * 0.85, flat) +
      form(polygon(rectangle(9 * u, 3.6 * u, 1.8 * u, 1.8 * u)), second, ink, 1.2),
  };
}

export function guilloche(h: number, palette: Palette): Repeat {
  const { ink, body, light } = palette;
  const w = h * 1.05;
  const wave = (sign: number): Point[] =>
    steps(-0.125, 1.125, 10).map((t) => [
      t * w,
      h / 2 - sign * Math.cos(t * Math.PI * 2) * h * 0.36,
    ]);
  const cord = (line: Point[], colour: string): string =>
    stroke(curve(line), ink, h * 0.2, { 'stroke-linecap': 'butt' }) +
    stroke(curve(line), colour, h * 0.15, { 'stroke-linecap': 'butt' }) +
    stroke(curve(line), ink, 1.1);
  const bridge = steps(0.17, 0.33, 3).map(
    (t): Point => [t * w, h / 2 + Math.cos(t * Math.PI * 2) * h * 0.36],
  );
  return {
    width: w,
    drawing:
      cord(wave(-1), body) +
      cord(wave(1), light) +
      cord(bridge, body) +
      rosette([w / 2, h / 2], h * 0.17, 6, palette, 'round') +
      rosette([0, h / 2], h * 0.17, 6, palette, 'round'),
  };
}

export function runningDog(h: number, { ink, body, light }: Palette): Repeat {
  const w = h * 1.05;
  const eye: Point = [w * 0.42, h * 0.5];
  const spiral = resample(coil(eye, Math.PI, Math.PI + 8.4, h * 0.4, h * 0.07), 3);
  const foot: Point[] = [
    [-w * 0.5, h * 0.93],
    [-w * 0.2, h * 0.88],
  ];
  const line = resample([...foot, ...spiral.filter((_, index) => index % 6 === 0)], 3);
  return {
    width: w,
    drawing:
      form(
        swelled(line, (share) => h * (0.16 - 0.08 * share)),
        body,
        ink,
        1.4,
      ) +
      form(circle(eye, h * 0.075), light, ink, 1.2) +
      fill(polygon(rectangle(-1, h * 0.95, w + 2, h * 0.05)), body),
  };
}

export function anthemion(h: number, palette: Palette): Repeat {
  const w = h * 1.36;
  const arch = (from: number, to: number): string => {
    const line = steps(0, 1, 10).map(
      (t): Point => [from + (to - from) * t, h * 0.86 + Math.sin(t * Math.PI) * h * 0.09],
    );
    return form(
      swelled(line, () => h * 0.045),
      palette.light,
      palette.ink,
      1,
    );
  };
  return {
    width: w,
    drawing:
      arch(w * 0.02, w * 0.48) +
      arch(w * 0.52, w * 0.98) +
      lotus([0, h * 0.88], h * 0.8, palette) +
      palmette([w / 2, h * 0.84], h * 0.8, 11, palette),
  };
}
