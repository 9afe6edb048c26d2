import { element } from '@portal/engraving';

/** Collects cuts of a burin: lines with a width of their own at every point. */
export type Cuts = {
  /** Adds a point to the line being cut. */
  go(x: number, y: number, width: number): void;
  /** Lifts the burin. */
  lift(): void;
  /** A dot, as a stipple engraver pricks it. */
  dot(x: number, y: number, width: number): void;
  /** All of them as one filled form. */
  print(colour: string): string;
};

const mostPoints = 4096;
// Points closer than this add nothing to a line but its length in the file.
const apart = 8;
// Straight parts are cut in one go, but not longer than this.
const longest = 56;

/**
 * Writes whole tenths of a pixel and scales them down afterwards: thousands of cuts make most of a
 * plate, and whole numbers are quicker to write and shorter to read.
 */
export function startCuts(): Cuts {
  const parts: string[] = [];
  const xs = new Float64Array(mostPoints);
  const ys = new Float64Array(mostPoints);
  const widths = new Float64Array(mostPoints);
  let count = 0;
  let [hereX, hereY] = [0, 0];

  function step(letter: string, x: number, y: number): void {
    const [toX, toY] = [Math.round(x * 10), Math.round(y * 10)];
    parts.push(`${letter}${toX - hereX} ${toY - hereY}`);
    hereX = toX;
    hereY = toY;
  }

  function side(index: number, sign: number, letter: string): void {
    const before = Math.max(0, index - 1);
    const after = Math.min(count - 1, index + 1);
    const dx = (xs[after] as number) - (xs[before] as number);
    const dy = (ys[after] as number) - (ys[before] as number);
    const half = (sign * (widths[index] as number)) / 2 / (Math.sqrt(dx * dx + dy * dy) || 1);
    step(letter, (xs[index] as number) - dy * half, (ys[index] as number) + dx * half);
  }

  /** Whether the point after a given one neither bends the line nor changes its width. */
  function isIdle(from: number): boolean {
    const dx = (xs[from + 2] as number) - (xs[from] as number);
    const dy = (ys[from + 2] as number) - (ys[from] as number);
    const length = dx * dx + dy * dy;
    if (length > longest * longest) return false;
    const bx = (xs[from + 1] as number) - (xs[from] as number);
    const by = (ys[from + 1] as number) - (ys[from] as number);
    const share = (bx * dx + by * dy) / (length || 1);
    const bend = bx * dy - by * dx;
    if (bend * bend > 0.12 * length) return false;
    const grown = (widths[from + 2] as number) - (widths[from] as number);
    return Math.abs((widths[from + 1] as number) - (widths[from] as number) - grown * share) < 0.22;
  }

  return {
    go(x, y, width) {
      if (count > 1) {
        const dx = x - (xs[count - 2] as number);
        const dy = y - (ys[count - 2] as number);
        if (dx * dx + dy * dy < apart * apart) count -= 1;
      }
      if (count === mostPoints) return;
      xs[count] = x;
      ys[count] = y;
      widths[count] = width;
      count += 1;
      if (count > 2 && isIdle(count - 3)) {
        xs[count - 2] = x;
        ys[count - 2] = y;
        widths[count - 2] = width;
        count -= 1;
      }
    },
    lift() {
      if (count > 1) {
        widths[0] = (widths[0] as number) * 0.3;
        widths[count - 1] = (widths[count - 1] as number) * 0.3;
        for (let index = 0; index < count; index += 1) side(index, 1, index ? 'l' : 'm');
        for (let index = count - 1; index >= 0; index -= 1) side(index, -1, 'l');
      }
      count = 0;
    },
    dot(x, y, width) {
      const half = width / 2;
      step('m', x, y - half);
      step('l', x + half, y);
      step('l', x, y + half);
      step('l', x - half, y);
    },
    print(colour) {
      if (!parts.length) return '';
      return element('path', { d: `M0 0${parts.join('')}`, fill: colour, transform: 'scale(.1)' });
    },
  };
}
