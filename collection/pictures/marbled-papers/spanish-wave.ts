import { type Random, valueNoise } from '@portal/engraving';
import type { Paper } from './take-up.ts';

/** The sheet is rocked as it is laid down, and the pigment lies in folds: darker, then paler. */
export function rocked(paper: Paper, random: Random): Paper {
  const { width, height, pixels } = paper;
  const apart = random.between(52, 84);
  const noise = valueNoise(`folds ${random.next()}`);
  const lean = random.between(0.35, 0.8) * (random.chance(0.5) ? 1 : -1);
  const wander = Float32Array.from({ length: width }, (_, x) => noise([x / 130, 2]) * 30);
  const profile = Float32Array.from({ length: 256 }, (_, step) => {
    const share = step / 256;
    // A fold rises slowly and falls off at once, like a wave before it breaks.
    return share < 0.78
      ? 0.62 + 0.62 * Math.sin((share / 0.78) * Math.PI * 0.62)
      : 1.18 - (share - 0.78) * 2.5;
  });
  for (let y = 0, place = 0; y < height; y += 1) {
    const slow = noise([7, y / 110]) * 34;
    for (let x = 0; x < width; x += 1, place += 3) {
      const turns = (x * lean + y + slow + (wander[x] as number)) / apart;
      const light = profile[((turns - Math.floor(turns)) * 256) | 0] as number;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[place + channel] = Math.min(250, (pixels[place + channel] as number) * light + 14);
      }
    }
  }
  return paper;
}
