import { startCuts } from '../../portraits/modelling/cuts.ts';
import type { Scene } from '../../portraits/modelling/scene.ts';
import type { Camera } from '../world/camera.ts';
import type { Printing } from './view.ts';

/** Tufts of grass on the near ground, and the foreground darker, as if the beholder were in shade. */
export function drawGrass(
  { meshes, map }: Scene,
  { box, horizon }: Camera,
  printing: Printing,
): string {
  const { palette, random, technique } = printing;
  if (technique === 'aquatint') return '';
  const [left, , right, bottom] = box;
  const cuts = startCuts();
  const start = horizon + (bottom - horizon) * 0.16;
  for (let index = 0; index < 300; index += 1) {
    const y = start + (bottom - start) * random.next() ** 0.8;
    const x = random.between(left, right);
    const spot =
      Math.floor((y - map.top) / map.cell) * map.columns + Math.floor((x - map.left) / map.cell);
    const stuff = meshes[map.owner[spot] as number]?.solid.stuff;
    if (stuff !== 'land2' && stuff !== 'land3') continue;
    const tall = 4 + 15 * ((y - horizon) / (bottom - horizon));
    for (let blade = 0; blade < 4; blade += 1) {
      const lean = random.jitter(0.6);
      cuts.go(x + blade * tall * 0.22, y, 1 + tall * 0.07);
      cuts.go(x + blade * tall * 0.22 + lean * tall * 0.4, y - tall * 0.6, 0.9 + tall * 0.04);
      cuts.go(x + blade * tall * 0.22 + lean * tall, y - tall * random.between(0.8, 1.1), 0.4);
      cuts.lift();
    }
  }
  return cuts.print(palette.ink);
}
