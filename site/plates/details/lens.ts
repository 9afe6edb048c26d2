import {
  circle,
  curve,
  fill,
  form,
  hatch,
  type Line,
  type Point,
  polar,
  polygon,
  rotate,
  seededRandom,
  segments,
  steps,
  stroke,
} from '@portal/engraving';
import type { PlatePalette } from '../palette.ts';
import { tower } from './tower.ts';

const power = 1.95;

/** The tile with the tower as a reading glass shows it: the same place, with more in it. */
export function lens(centre: Point, radius: number, palette: PlatePalette): string {
  const { ink, soft, teal, raised, wash } = palette;
  const random = seededRandom('lens');
  const [cx, cy] = centre;
  const half = (x: number): number => Math.sqrt(Math.max(0, radius ** 2 - (x - cx) ** 2));
  const below = (line: (x: number) => number): Line => {
    const across = steps(cx - radius, cx + radius, 26);
    const upper = across.map(
      (x): Point => [x, Math.max(cy - half(x), Math.min(cy + half(x), line(x)))],
    );
    return [...upper, ...[...across].reverse().map((x): Point => [x, cy + half(x)])];
  };
  const hills = below((x) => cy + 16 - 8 * Math.sin((x - cx) / 21) - 4 * Math.sin((x - cx) / 7));
  const ground = below((x) => cy + 36 - (x - cx) * 0.22);
  const water = below((x) => (x < cx - 20 ? cy + 44 : cy + 58));
  const sky = hatch(
    below(() => cy - radius),
    {
      angle: 0,
      spacing: 4.2,
      random,
      ragged: 6,
      tone: ([x, y]) => 0.85 - (y - cy + radius) / 80 + 0.2 * Math.sin(x / 13),
    },
  );
  const slopes = hatch(hills, {
    angle: 0.9,
    spacing: 3.2,
    random,
    tone: ([x]) => 0.5 + 0.5 * Math.sin(x / 9),
  });
  const grass = hatch(ground, {
    angle: 0.3,
    spacing: 3.6,
    random,
    tone: ([x, y]) => 0.3 + 0.4 * Math.sin(x / 8 + y / 5),
  });
  return (
    handle(centre, radius, palette) +
    fill(circle(centre, radius), raised) +
    stroke(segments(sky), ink, 0.5) +
    form(polygon(hills), raised, soft, 0.9) +
    stroke(segments(slopes), soft, 0.5) +
    form(polygon(ground), wash, ink, 1) +
    stroke(segments(grass), ink, 0.6) +
    fill(polygon(water), teal, { 'fill-opacity': 0.15 }) +
    tower([cx - 9 * power, cy + 18 * power], power, palette) +
    stroke(circle(centre, radius), ink, 3.4) +
    stroke(circle(centre, radius + 4), ink, 0.7) +
    stroke(curve(steps(3.5, 4.3, 4).map((turn) => polar(centre, turn, radius - 6))), soft, 1.2)
  );
}

function handle(centre: Point, radius: number, { ink, wash, accent }: PlatePalette): string {
  const random = seededRandom('handle');
  const lean = 0.95;
  const place = (along: number, aside: number): Point => {
    const [x, y] = rotate([radius + along, aside], lean);
    return [centre[0] + x, centre[1] + y];
  };
  const grip: Line = [
    place(14, -5),
    place(20, -6.5),
    place(84, -5),
    place(90, 0),
    place(84, 5),
    place(20, 6.5),
    place(14, 5),
  ];
  const shade = hatch(grip, {
    angle: lean,
    spacing: 1.9,
    random,
    ragged: 8,
    tone: ([x, y]) => rotate([x - centre[0], y - centre[1]], -lean)[1] / 11 + 0.5,
  });
  return (
    form(polygon([place(2, -3), place(16, -3.5), place(16, 3.5), place(2, 3)]), accent, ink, 0.8) +
    form(polygon(grip), wash, ink, 1.1) +
    stroke(segments(shade), ink, 0.6)
  );
}
