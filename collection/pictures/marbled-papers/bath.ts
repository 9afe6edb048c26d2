import type { Random } from '@portal/engraving';

/** The size of the bath in pixels, a power of two. Beyond an edge it goes on at the other one. */
export const span = 1024;

/** What floats on the bath: which pigment lies at each pixel. */
export type Bath = Uint8Array;

export type Drop = { x: number; y: number; radius: number; pot: number };

const corners = 44;

/**
 * Lets drops fall one after the other. Each pushes aside what floats already, and no pigment
 * mixes or is lost: a drop's outline is moved by every later drop, and filled at the end.
 */
export function letFall(drops: readonly Drop[], ground: number): Bath {
  const bath = new Uint8Array(span * span).fill(ground);
  drops.forEach((drop, index) => {
    const xs = new Float32Array(corners);
    const ys = new Float32Array(corners);
    for (let corner = 0; corner < corners; corner += 1) {
      const angle = (corner / corners) * Math.PI * 2;
      xs[corner] = drop.x + Math.cos(angle) * drop.radius;
      ys[corner] = drop.y + Math.sin(angle) * drop.radius;
    }
    for (let later = index + 1; later < drops.length; later += 1) {
      pushAside(xs, ys, drops[later] as Drop);
    }
    fillOutline(bath, xs, ys, drop.pot);
  });
  return bath;
}

function pushAside(xs: Float32Array, ys: Float32Array, { x, y, radius }: Drop): void {
  const square = radius * radius;
  for (let corner = 0; corner < corners; corner += 1) {
    const px = xs[corner] as number;
    const py = ys[corner] as number;
    const dx = nearest(px - x);
    const dy = nearest(py - y);
    const away = dx * dx + dy * dy;
    // Far off, the root is as good as straight.
    const grow =
      away > square * 16 ? square / (2 * away) : Math.sqrt(1 + square / Math.max(away, 0.5)) - 1;
    xs[corner] = px + dx * grow;
    ys[corner] = py + dy * grow;
  }
}

/** A distance in a bath without edges. */
function nearest(distance: number): number {
  return distance - Math.round(distance / span) * span;
}

/** Fills an outline row by row, going on at the other edge where it leaves the bath. */
function fillOutline(bath: Bath, xs: Float32Array, ys: Float32Array, pot: number): void {
  let [top, bottom] = [Infinity, -Infinity];
  for (let corner = 0; corner < corners; corner += 1) {
    top = Math.min(top, ys[corner] as number);
    bottom = Math.max(bottom, ys[corner] as number);
  }
  const crossings: number[] = [];
  for (let row = Math.ceil(top); row <= bottom; row += 1) {
    crossings.length = 0;
    for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) {
      const y0 = ys[last] as number;
      const y1 = ys[corner] as number;
      if (y0 <= row === y1 <= row) continue;
      const x0 = xs[last] as number;
      crossings.push(x0 + ((row - y0) / (y1 - y0)) * ((xs[corner] as number) - x0));
    }
    crossings.sort((a, b) => a - b);
    const line = (row & (span - 1)) * span;
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.ceil(crossings[index] as number);
      const to = Math.floor(crossings[index + 1] as number);
      for (let x = from; x <= to; x += 1) bath[line + (x & (span - 1))] = pot;
    }
  }
}

/** Pigments thrown from a brush of straw: each pot in turn, in drops of every size. */
export function thrown(pots: number, count: number, radius: number, random: Random): Drop[] {
  return Array.from({ length: count }, (_, index) => ({
    x: random.next() * span,
    y: random.next() * span,
    radius: radius * random.between(0.35, 1.25),
    pot: 1 + Math.min(pots - 2, Math.floor((index / count) * (pots - 1))),
  }));
}

/** Rings: ink and clear water let fall by turns on a few places. */
export function ringed(places: number, rings: number, radius: number, random: Random): Drop[] {
  const middles = Array.from({ length: places }, () => [
    random.next() * span,
    random.next() * span,
  ]);
  return Array.from({ length: places * rings }, (_, index) => {
    const [x, y] = middles[index % places] as [number, number];
    const ring = Math.floor(index / places);
    return {
      x: x + random.jitter(5),
      y: y + random.jitter(5),
      radius: radius * random.between(0.6, 1.2),
      pot: ring % 2 ? 1 : random.pick([0, 0, 2, 4]),
    };
  });
}

/** Eyes: large drops with smaller ones let fall into them. */
export function eyed(pots: number, count: number, radius: number, random: Random): Drop[] {
  const small = thrown(3, Math.round(count * 0.8), radius * 0.6, random);
  const eyes = Array.from({ length: count }, () => {
    const [x, y] = [random.next() * span, random.next() * span];
    return [1, 0.72, 0.46, 0.24].map((share, ring) => ({
      x: x + random.jitter(radius * 0.08),
      y: y + random.jitter(radius * 0.08),
      radius: radius * share,
      pot: (ring * 2 + 1 + Math.floor(random.next() * 2)) % pots,
    }));
  });
  return [...small, ...eyes.flat()];
}
