import {
  circle,
  closedSoft,
  distance,
  dots,
  fill,
  type Point,
  polar,
  segments,
  steps,
  stroke,
  valueNoise,
} from '@portal/engraving';
import { upTo } from './counting.ts';
import type { PlacedStar } from './figure.ts';
import type { SkyDisc } from './sky-disc.ts';
import { starMarks } from './star-marks.ts';

/** Circles every fifteen degrees, hours, and the sun's way, which is a circle off the centre. */
export function net({ centre, radius, inks }: SkyDisc): string {
  const circles = [1, 2, 3, 4, 5].map((part) => circle(centre, (radius * part) / 6)).join('');
  const hours = upTo(24).map((hour) => {
    const angle = (hour / 12) * Math.PI;
    return [polar(centre, angle, radius * (hour % 6 ? 0.16 : 0)), polar(centre, angle, radius)];
  });
  const off = radius * 0.26;
  const ecliptic = circle([centre[0] + off, centre[1]], radius - off);
  return (
    stroke(circles + segments(hours as [Point, Point][]), inks.faint, 1) +
    stroke(ecliptic, inks.second, 2.2, { 'stroke-dasharray': '9 5' })
  );
}

/** A pale river across the disc, with ragged banks. */
export function milkyWay({ centre, radius, inks, random }: SkyDisc): string {
  const ragged = valueNoise(`milky way ${Math.floor(random.next() * 1e6)}`);
  const turn = random.between(0, Math.PI);
  const bank = (side: number, width: number): Point[] =>
    steps(-1, 1, 34).map((t, index) => {
      const bend = 0.3 + 0.12 * Math.cos(t * 3);
      const across = bend + side * width * (1 + 0.6 * ragged([index * 0.5, side * 9]));
      const out = Math.sqrt(Math.max(0, 1 - across ** 2)) * 0.995;
      const [x, y] = [t * out * radius, across * radius];
      return [
        centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
        centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
      ] as const;
    });
  const band = (width: number): string =>
    closedSoft([...bank(-1, width), ...bank(1, width).reverse()]);
  const colour = inks.dark ? inks.second : inks.faint;
  const pale = { 'fill-opacity': inks.dark ? 0.13 : 0.22 };
  return fill(band(0.12), colour, pale) + fill(band(0.06), colour, pale);
}

export function faintStars({ centre, radius, inks, random }: SkyDisc): string {
  const stars: PlacedStar[] = Array.from({ length: 340 }, () => ({
    at: polar(centre, random.between(0, Math.PI * 2), radius * Math.sqrt(random.next()) * 0.985),
    magnitude: random.chance(0.12) ? 4 : 5,
  }));
  return (
    starMarks(stars, inks.star, inks.sky) +
    stroke(
      dots(
        stars
          .slice(0, 8)
          .filter(({ at }) => distance(at, centre) > 9)
          .map(({ at }) => at),
      ),
      inks.accent,
      3,
    )
  );
}
