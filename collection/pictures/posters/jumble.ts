import type { Typeface } from '@portal/engraving';
import { type Point, type Random, rotate } from '@portal/engraving';

/** Letters that each stand a little askew, beginning at the left given. */
export function jumble(
  text: string,
  face: Typeface,
  size: number,
  spacing: number,
  [left, baseline]: Point,
  random: Random,
): string {
  let x = left;
  return [...text]
    .map((letter) => {
      const half = face.measure(letter, size) / 2;
      const middle: Point = [x + half, baseline - size * 0.35 + random.jitter(size * 0.06)];
      const turn = random.jitter(0.13);
      x += half * 2 + spacing;
      return face.letter(letter, {
        size,
        at: ([across, down]) => {
          const [dx, dy] = rotate([across - half, down + size * 0.35], turn);
          return [middle[0] + dx, middle[1] + dy];
        },
      });
    })
    .join('');
}
