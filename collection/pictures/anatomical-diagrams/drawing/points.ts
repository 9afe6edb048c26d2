import type { Line, Point } from '@portal/engraving';

/** Reads "10,20 30,40!": places with a space between them; a mark doubles one, for a corner. */
export function points(text: string): Line {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word): Point[] => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      const point: Point = [x ?? 0, y ?? 0];
      return word.endsWith('!') ? [point, point] : [point];
    });
}

/** The same line seen in a mirror that stands upright at x. */
export function mirrored(line: Line, x: number): Line {
  return line.map(([px, py]) => [2 * x - px, py] as const);
}

/** One half of an outline, read downwards, and its mirror image back up. */
export function symmetrical(half: Line, x: number): Line {
  return [...half, ...mirrored(half, x).slice().reverse()];
}
