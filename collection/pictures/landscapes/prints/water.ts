import { element, valueNoise } from '@portal/engraving';
import { startCuts } from '../../portraits/modelling/cuts.ts';
import type { Scene } from '../../portraits/modelling/scene.ts';
import type { Camera } from '../world/camera.ts';
import { sunPlace } from './sky.ts';
import type { Printing } from './view.ts';

const step = 10;

/** Water below the horizon: it gives back what stands over it, and the light. */
export function drawWater(camera: Camera, scene: Scene, printing: Printing): string {
  const { box, horizon } = camera;
  const [left, , right, bottom] = box;
  const { palette, technique, sky, random } = printing;
  const [far, near] = palette.water;
  const stops = [
    [0, far],
    [1, near],
  ].map(([offset, colour]) => element('stop', { offset, 'stop-color': colour }));
  const gradient = element(
    'linearGradient',
    { id: 'water', x1: 0, y1: 0, x2: 0, y2: 1 },
    stops.join(''),
  );
  const darks = startCuts();
  const lights = startCuts();
  const ripple = valueNoise(`water ${Math.floor(random.next() * 99)}`);
  const sun = sunPlace(camera, sky);
  const columns = Math.ceil((right - left) / step) + 1;
  const shore = new Float32Array(columns).fill(horizon);
  const strength = { line: 1, wash: 0.8, block: 0.9, aquatint: 0.7 }[technique];
  for (let y = horizon + 3; y < bottom; ) {
    const down = (y - horizon) / (bottom - horizon);
    const room = 5 + 9 * down;
    for (let column = 0; column < columns; column += 1) {
      const x = left + column * step;
      if (darkAt(scene, x, y) !== undefined) {
        shore[column] = y;
        darks.lift();
        lights.lift();
        continue;
      }
      const from = shore[column] as number;
      const mirrored = darkAt(scene, x + 5 * ripple([x / 40, y / 9]), from - (y - from) * 1.05 - 4);
      const wave = ripple([x / (60 + 160 * down), y / (7 + 16 * down)]);
      const image = mirrored === undefined ? 0.1 + 0.2 * down : 0.35 + 0.5 * mirrored;
      const width = (image + 0.42 * wave - 0.2) * room * 0.62 * strength;
      const path = sun ? Math.abs(x - sun[0]) / (26 + 150 * down) : 9;
      const shines = path < 1 ? wave > -0.35 : wave > 0.62 && mirrored === undefined;
      if (shines && path < 1) lights.go(x, y, room * 0.5 * (1 - path * 0.5));
      else if (shines && palette.depth > 0) lights.go(x, y, room * 0.26);
      else lights.lift();
      if (width > 0.5 && !(path < 1)) darks.go(x, y, Math.min(room * 0.6, width));
      else darks.lift();
    }
    darks.lift();
    lights.lift();
    y += room;
  }
  return (
    gradient +
    element('rect', {
      x: left,
      y: horizon,
      width: right - left,
      height: bottom - horizon,
      fill: 'url(#water)',
    }) +
    darks.print(palette.depth > 0 ? palette.shade : palette.ink) +
    lights.print(palette.glint)
  );
}

/** How dark the thing seen at a place is, or nothing where there is none. */
function darkAt({ meshes, map }: Scene, x: number, y: number): number | undefined {
  const column = Math.floor((x - map.left) / map.cell);
  const row = Math.floor((y - map.top) / map.cell);
  if (column < 0 || row < 0 || column >= map.columns || row >= map.rows) return undefined;
  const cell = row * map.columns + column;
  const owner = map.owner[cell] as number;
  return owner < 0 ? undefined : (meshes[owner]?.tone[map.corner[cell] as number] ?? 0);
}
