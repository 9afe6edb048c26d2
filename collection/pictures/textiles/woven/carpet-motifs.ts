export const [GROUND, MAIN, DARK, SECOND, THIRD, LIGHT, BARE] = [0, 1, 2, 3, 4, 5, -1];

/** Distance from a middle to the side of an octagon, and to the side of an eight-pointed star. */
function octagon(x: number, y: number): number {
  return Math.max(Math.abs(x), Math.abs(y), (Math.abs(x) + Math.abs(y)) * 0.7);
}

export function star(x: number, y: number): number {
  return Math.min(Math.max(Math.abs(x), Math.abs(y)), (Math.abs(x) + Math.abs(y)) * 0.72);
}

/** A Turkmen gul: an octagon in quarters, with a star in its heart. */
export function gul(x: number, y: number, size: number): number {
  const away = octagon(x, y) / size;
  if (away > 1) return BARE;
  if (away > 0.92) return DARK;
  const heart = star(x, y) / size;
  if (heart < 0.1) return LIGHT;
  if (heart < 0.2) return DARK;
  if (heart < 0.32) return SECOND;
  if (away < 0.46) return LIGHT;
  if (away < 0.52) return DARK;
  const hook = Math.abs(Math.abs(x) - Math.abs(y));
  if (hook < size * 0.07) return LIGHT;
  if (hook < size * 0.14) return DARK;
  return x > 0 === y > 0 ? MAIN : THIRD;
}

/** A star medallion of several rings. */
export function medallion(x: number, y: number, size: number): number {
  const away = star(x, y) / size;
  if (away > 1) return BARE;
  const rings = [LIGHT, DARK, SECOND, LIGHT, DARK, MAIN, MAIN, LIGHT, DARK, THIRD, DARK];
  return rings[Math.floor(away * rings.length)] ?? BARE;
}

/** A small flower of five knots by five. */
export function floret(x: number, y: number): number {
  const away = Math.abs(x) + Math.abs(y);
  if (away === 0) return LIGHT;
  if (away <= 2 && (x === 0 || y === 0)) return SECOND;
  return Math.abs(x) === 1 && Math.abs(y) === 1 ? THIRD : BARE;
}

/** One border stripe: how far along it and how deep in it. */
export function border(kind: number, along: number, depth: number, wide: number): number {
  const half = wide / 2;
  switch (kind) {
    case 0: {
      const tooth = along % wide;
      return Math.abs(tooth - half) < depth * 0.5 ? MAIN : LIGHT;
    }
    case 1: {
      const [x, y] = [(along % (wide * 1.5)) - wide * 0.75, depth - half];
      const away = star(x, y);
      if (away < half * 0.3) return SECOND;
      if (away < half * 0.55) return LIGHT;
      return away < half * 0.75 ? DARK : MAIN;
    }
    case 2:
      return (
        [SECOND, SECOND, LIGHT, THIRD, THIRD, DARK][Math.floor((along + depth) / 2) % 6] ?? DARK
      );
    default: {
      const wave = Math.abs(((along % (wide * 2)) - wide) * 0.9);
      if (Math.abs(wave - depth) < 2) return LIGHT;
      return wave > depth ? THIRD : DARK;
    }
  }
}
