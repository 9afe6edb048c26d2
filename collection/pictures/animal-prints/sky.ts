import {
  circle,
  element,
  fill,
  type Point,
  polygon,
  roughNoise,
  steps,
  stroke,
} from '@portal/engraving';
import { blend } from './palettes.ts';
import { type Press, panel, shade } from './press.ts';

const rough = roughNoise('animal settings', 3);

/** The air above a horizon: ruled lines that leave the clouds white, or a colour that fades. */
export function sky(press: Press, horizon: number, colour = '#9fc0cf'): string {
  const { palette, frame, at } = press;
  const [left, top, right] = frame;
  const low = at(0, horizon)[1];
  const [upper, lower] = [palette.tint(colour), palette.tint('#f3e3c4')];
  const gradient = element(
    'linearGradient',
    { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
    element('stop', { offset: 0, 'stop-color': upper }) +
      element('stop', { offset: 0.85, 'stop-color': lower }),
  );
  const clouds = ([x, y]: Point): number =>
    0.78 - (y - top) / (low - top) / 1.5 + rough([x / 260, y / 90]) * 0.45;
  return (
    (palette.washed ? gradient : '') +
    fill(polygon(panel(press, 0, 0, 1, horizon)), palette.washed ? 'url(#sky)' : palette.field) +
    (palette.washed
      ? ''
      : shade(
          press,
          [
            [left, top],
            [right, top],
            [right, low],
            [left, low],
          ],
          {
            angle: 0,
            spacing: 7.5,
            width: 0.9,
            tone: clouds,
          },
        ))
  );
}

/** A night with a moon and stars. */
export function nightSky(
  { palette, frame, at, random }: Press,
  horizon: number,
  moon: Point,
): string {
  const deep = palette.washed
    ? blend(palette.field, '#0a1230', 0.45)
    : blend(palette.field, palette.ink, 0.5);
  const [left, top, right] = frame;
  const low = at(0, horizon)[1];
  const bright = palette.washed ? '#f4e4a8' : palette.paper;
  const stars = Array.from(
    { length: 60 },
    (): Point => [random.between(left + 10, right - 10), random.between(top + 10, low - 10)],
  );
  const centre = at(...moon);
  const rays = steps(0, 9, 9).map((ring) => circle(centre, 92 + ring * (11 + ring * 1.6)));
  return (
    fill(
      polygon([
        [left, top],
        [right, top],
        [right, low],
        [left, low],
      ]),
      deep,
    ) +
    stroke(rays.join(''), blend(deep, bright, 0.24), 1.1) +
    fill(stars.map((star) => circle(star, random.between(0.8, 2.4))).join(''), bright) +
    fill(circle(centre, 74), bright) +
    stroke(circle([centre[0] + 6, centre[1] + 4], 66), blend(bright, deep, 0.2), 1)
  );
}
