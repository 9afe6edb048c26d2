import { type Canvas, lay, type Rgb } from './canvas.ts';

type Edge = { x1: number; y1: number; x2: number; y2: number };

const lines = 4;

/** Fills path data as the pen writes it, e.g. letters, with smooth edges. */
export function fillPath(canvas: Canvas, data: string, colour: Rgb, amount = 1): void {
  const edges = flatten(data);
  if (edges.length === 0) return;
  const tops = edges.map(({ y1, y2 }) => Math.min(y1, y2));
  const bottoms = edges.map(({ y1, y2 }) => Math.max(y1, y2));
  const first = Math.max(0, Math.floor(lowest(tops)));
  const last = Math.min(canvas.height - 1, Math.ceil(-lowest(bottoms.map((y) => -y))));
  const order = edges
    .map((_, index) => index)
    .sort((a, b) => (tops[a] as number) - (tops[b] as number));
  const cover = new Float32Array(canvas.width);
  let next = 0;
  let active: number[] = [];
  for (let y = first; y <= last; y += 1) {
    while (next < order.length && (tops[order[next] as number] as number) <= y + 1) {
      active.push(order[next] as number);
      next += 1;
    }
    active = active.filter((index) => (bottoms[index] as number) >= y);
    if (active.length === 0) continue;
    let [from, to] = [canvas.width, 0];
    for (let line = 0; line < lines; line += 1) {
      const level = y + (line + 0.5) / lines;
      for (const [a, b] of spans(edges, active, level)) {
        spread(cover, Math.max(0, a), Math.min(canvas.width - 0.01, b));
        from = Math.min(from, Math.max(0, Math.floor(a)));
        to = Math.max(to, Math.min(canvas.width - 1, Math.ceil(b)));
      }
    }
    for (let x = from; x <= to; x += 1) {
      const share = cover[x] as number;
      if (share > 0) lay(canvas, y * canvas.width + x, colour, Math.min(1, share) * amount);
      cover[x] = 0;
    }
  }
}

function lowest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}

/** The stretches of a level that lie inside, by the rule of windings. */
function spans(
  edges: readonly Edge[],
  active: readonly number[],
  level: number,
): [number, number][] {
  const crossings: { x: number; turn: number }[] = [];
  for (const index of active) {
    const { x1, y1, x2, y2 } = edges[index] as Edge;
    if (y1 > level === y2 > level) continue;
    crossings.push({ x: x1 + ((level - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 });
  }
  crossings.sort((a, b) => a.x - b.x);
  const found: [number, number][] = [];
  let wound = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (wound === 0) start = x;
    wound += turn;
    if (wound === 0 && x > start) found.push([start, x]);
  }
  return found;
}

function spread(cover: Float32Array, from: number, to: number): void {
  if (to <= from) return;
  const [first, last] = [Math.floor(from), Math.floor(to)];
  const part = 1 / lines;
  if (first === last) {
    cover[first] = (cover[first] as number) + (to - from) * part;
    return;
  }
  cover[first] = (cover[first] as number) + (first + 1 - from) * part;
  for (let x = first + 1; x < last; x += 1) cover[x] = (cover[x] as number) + part;
  cover[last] = (cover[last] as number) + (to - last) * part;
}

/** Path data as straight edges. The pen writes steps from place to place, but for the first. */
function flatten(data: string): Edge[] {
  const edges: Edge[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    edges.push({ x1: x, y1: y, x2: toX, y2: toY });
    x = toX;
    y = toY;
  };
  for (const [, letter = '', tail = ''] of data.matchAll(/([MmlhvqczA])([^MmlhvqczA]*)/g)) {
    const n = (tail.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const at = (index: number): number => n[index] as number;
    if (letter === 'M' || letter === 'm') {
      x = at(0) + (letter === 'm' ? x : 0);
      y = at(1) + (letter === 'm' ? y : 0);
      [startX, startY] = [x, y];
    } else if (letter === 'z') lineTo(startX, startY);
    else if (letter === 'h') for (const step of n) lineTo(x + step, y);
    else if (letter === 'v') for (const step of n) lineTo(x, y + step);
    else if (letter === 'l') for (let i = 0; i < n.length; i += 2) lineTo(x + at(i), y + at(i + 1));
    else if (letter === 'q') {
      for (let i = 0; i < n.length; i += 4) {
        const [sx, sy] = [x, y];
        for (const t of [0.34, 0.67, 1]) {
          const [p, q] = [2 * t * (1 - t), t * t];
          lineTo(sx + p * at(i) + q * at(i + 2), sy + p * at(i + 1) + q * at(i + 3));
        }
      }
    } else if (letter === 'c') {
      for (let i = 0; i < n.length; i += 6) {
        const [sx, sy] = [x, y];
        for (const t of [0.25, 0.5, 0.75, 1]) {
          const [p, q, r] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
          lineTo(
            sx + p * at(i) + q * at(i + 2) + r * at(i + 4),
            sy + p * at(i + 1) + q * at(i + 3) + r * at(i + 5),
          );
        }
      }
    }
  }
  return edges;
}
