import { steps } from '@portal/engraving';
import { ball, tube } from '../../portraits/modelling/shapes.ts';
import type { Solid } from '../../portraits/modelling/solid.ts';
import { type Camera, makeAt, type Spot } from '../world/camera.ts';
import { block, plane } from '../world/walls.ts';

export type Arches = { count: number; span: number; tall: number; rise: number; wide: number };

/** A bridge of round arches, its middle on the spot. Rise is how much the road climbs. */
export function archedBridge(
  camera: Camera,
  spot: Spot,
  { count, span, tall, rise, wide }: Arches,
): Solid[] {
  const stone = makeAt(camera, spot, 'stone');
  const half = (count * span) / 2;
  const road = (x: number): number => tall + rise * Math.cos((x / half) * (Math.PI / 2));
  const isOpen = (x: number, y: number): boolean => {
    const place = (x + half) / span;
    if (place < 0 || place > count) return false;
    const off = (place - Math.floor(place) - 0.5) * span;
    const radius = span * 0.42;
    if (Math.abs(off) > radius) return false;
    const spring = Math.max(0, road(x) - radius - 0.26);
    return y < spring + Math.sqrt(radius * radius - off * off);
  };
  const face = (z: number): Solid => ({
    ...plane(
      [
        [-half - 0.6, 0, z],
        [half + 0.6, 0, z],
        [half + 0.6, 0, z],
        [-half - 0.6, 0, z],
      ],
      stone,
      (along, line) => {
        const x = (along - 0.5) * (half * 2 + 1.2);
        return !isOpen(x, road(x) * (1 - line));
      },
    ),
    rows: Math.min(90, Math.max(10, Math.round((tall + rise) * stone.density))),
    columns: Math.min(220, Math.round(half * 2.6 * stone.density)),
    at(along, line) {
      const x = (along - 0.5) * (half * 2 + 1.2);
      return [x, -road(x) * (1 - line), z];
    },
  });
  const parapet = [wide / 2, -wide / 2].map((z) =>
    tube(
      steps(-half - 0.6, half + 0.6, 24).map((x) => [x, -road(x) - 0.06, z] as const),
      () => 0.07,
      stone,
    ),
  );
  return [face(wide / 2), face(-wide / 2), ...parapet];
}

/** An engine and three carriages, on top of a bridge as tall as given. */
export function train(camera: Camera, spot: Spot, height: number): Solid[] {
  const iron = makeAt(camera, spot, 'wood', { darkness: 0.45, contrast: 0.7 });
  const paint = makeAt(camera, spot, 'accent', { darkness: 0.15 });
  const carriages = [0, 1, 2].flatMap((index) =>
    block({ x: -0.5 - index * 0.78, width: 0.7, deep: 0.3, tall: 0.34, base: height + 0.1 }, paint),
  );
  const smoke = makeAt(camera, spot, 'cloud', { darkness: -0.1, contrast: 0.6, crossed: false });
  const puffs = steps(0, 6, 6).map((index) =>
    ball(
      [0.5 - index * 0.36, -height - 0.62 - index * 0.12, 0],
      [0.14 + index * 0.045, 0.12 + index * 0.03, 0.14],
      smoke,
    ),
  );
  return [
    ...carriages,
    ...block({ x: 0.1, width: 0.3, deep: 0.3, tall: 0.42, base: height + 0.1 }, iron),
    tube(
      [
        [0.2, -height - 0.28, 0],
        [0.45, -height - 0.28, 0],
        [0.7, -height - 0.28, 0],
      ],
      () => 0.13,
      iron,
    ),
    tube(
      [
        [0.58, -height - 0.36, 0],
        [0.58, -height - 0.5, 0],
        [0.58, -height - 0.6, 0],
      ],
      () => 0.05,
      iron,
    ),
    ...puffs,
  ];
}
