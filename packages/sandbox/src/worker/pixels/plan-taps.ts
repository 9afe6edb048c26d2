/** Which pixels of a line contribute to one of the new line, and with what weights. */
export type Taps = { positions: Int32Array; weights: Float64Array };

/** Lines are first averaged over whole pixels until they are at most this many times too long. */
const gap = 2;

/** For each pixel of a line, its sources in a longer one. */
export function planReducing(from: number, to: number): Taps[] {
  const factor = from / to;
  const box = Math.max(1, Math.floor(factor / gap));
  const rest = factor / box;
  const middle = (index: number): number => (index + 0.5) * rest - 0.5;
  const taps = planLine(to, Math.ceil(from / box), middle, lanczos3, 3, rest);
  return box === 1 ? taps : taps.map((one) => averaged(one, box, from));
}

/** The same for a shorter line, or one of equal length: offset by half a new pixel, as in libvips. */
export function planEnlarging(from: number, to: number): Taps[] {
  return planLine(to, from, (index) => (index * from) / to - 0.5, catmullRom, 2, 1);
}

function planLine(
  to: number,
  from: number,
  middleOf: (index: number) => number,
  kernel: (distance: number) => number,
  reach: number,
  stretch: number,
): Taps[] {
  return Array.from({ length: to }, (_, index) => {
    const middle = middleOf(index);
    const first = Math.ceil(middle - reach * stretch);
    const count = Math.floor(middle + reach * stretch) - first + 1;
    const positions = Int32Array.from({ length: count }, (_one, tap) => clamp(first + tap, from));
    const weights = Float64Array.from({ length: count }, (_one, tap) =>
      kernel((first + tap - middle) / stretch),
    );
    return { positions, weights: normalised(weights) };
  });
}

/** Expands each pixel of an averaged line into the pixels it is the average of. */
function averaged({ positions, weights }: Taps, box: number, length: number): Taps {
  const parts = Array.from({ length: box }, (_, part) => part);
  return {
    positions: Int32Array.from(
      [...positions].flatMap((position) =>
        parts.map((part) => clamp(position * box + part, length)),
      ),
    ),
    weights: Float64Array.from([...weights].flatMap((weight) => parts.map(() => weight / box))),
  };
}

function normalised(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function clamp(position: number, length: number): number {
  return Math.min(length - 1, Math.max(0, position));
}

function lanczos3(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= 3) return 0;
  const angle = Math.PI * x;
  return (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
}

function catmullRom(x: number): number {
  const far = Math.abs(x);
  if (far < 1) return 1.5 * far ** 3 - 2.5 * far ** 2 + 1;
  return far < 2 ? -0.5 * far ** 3 + 2.5 * far ** 2 - 4 * far + 2 : 0;
}
