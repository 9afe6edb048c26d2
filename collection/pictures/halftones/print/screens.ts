/** Dots on a slanting grid, as a newspaper prints them: below which tone each place is inked. */
export function dotScreen(period: number): Float32Array {
  const heights = Float32Array.from({ length: period * period }, (_, place) => {
    const x = ((place % period) + 0.5) / period;
    const y = (Math.floor(place / period) + 0.5) / period;
    return Math.cos((x + y) * 2 * Math.PI) + Math.cos((x - y) * 2 * Math.PI);
  });
  // Ranked, so that a tone of a third always leaves a third of the paper bare.
  return heights.map((height) => {
    const below = heights.filter((other) => other < height - 1e-4).length;
    const same = heights.filter((other) => Math.abs(other - height) <= 1e-4).length;
    return (below + same / 2) / heights.length;
  });
}

/** How much more or less of each colour comes through a grain. */
type Grain = { red: number; green: number; blue: number };

export const plainGlass: Grain = { red: 0, green: 0, blue: 0 };

const starch: readonly Grain[] = [
  { red: 0.35, green: -0.15, blue: -0.3 },
  { red: -0.25, green: 0.2, blue: -0.28 },
  { red: -0.08, green: -0.1, blue: 0.5 },
];

/** The grain of dyed potato starch that a pixel falls in. */
export function starchAt(x: number, y: number): Grain {
  const cell = Math.imul((x >> 1) * 374761 + (y >> 1) * 668265, 1274126177);
  return starch[((cell >>> 15) & 0xffff) % 3] as Grain;
}
