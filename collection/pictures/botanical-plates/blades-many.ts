import { createPen, type Point, polar, segments } from '@portal/engraving';
import type { BladePlace } from './blade.ts';
import type { Medium } from './medium.ts';
import type { Pigment } from './pigments.ts';

/** Blades of grass painted at one go, each a single bend. */
export function manyArching(
  places: readonly BladePlace[],
  width: number,
  pigment: Pigment,
  medium: Medium,
): string {
  const shapes = places.map(({ foot, angle, length, bend = 0 }) => {
    const middle = polar(foot, angle + bend * 0.2, length * 0.55);
    const tip = polar(middle, angle + bend * 0.8, length * 0.5);
    const beside = (point: Point, out: number): Point =>
      polar(point, angle + bend * 0.3 + Math.PI / 2, out);
    const half = (side: number): string =>
      createPen()
        .move(beside(foot, (side * width) / 2))
        .quad(beside(middle, side * width), tip)
        .line(foot)
        .close()
        .done();
    return { left: half(-1), right: half(1) };
  });
  return medium.paint({
    outline: shapes.map(({ left, right }) => left + right).join(''),
    shadow: shapes.map(({ right }) => right).join(''),
    pigment,
    weight: 0.7,
  });
}

/** Many small leaflets painted at one go. */
export function manyBlades(
  places: readonly BladePlace[],
  width: number,
  pigment: Pigment,
  medium: Medium,
): string {
  const shapes = places.map(({ foot, angle, length }) => {
    const at = (share: number, out: number): Point =>
      polar(polar(foot, angle, length * share), angle + Math.PI / 2, length * width * out);
    const tip = at(1, 0);
    return {
      outline: createPen()
        .move(foot)
        .cubic(at(0.2, 1.2), at(0.75, 1), tip)
        .cubic(at(0.75, -1), at(0.2, -1.2), foot)
        .close()
        .done(),
      shadow: createPen().move(foot).cubic(at(0.2, 1.2), at(0.75, 1), tip).close().done(),
      rib: [foot, at(0.85, 0)] as const,
    };
  });
  return medium.paint({
    outline: shapes.map(({ outline }) => outline).join(''),
    shadow: shapes.map(({ shadow }) => shadow).join(''),
    pigment,
    veins: segments(shapes.map(({ rib }) => rib)),
    weight: 0.75,
  });
}
