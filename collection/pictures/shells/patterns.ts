import { type Random, seededRandom } from '@portal/engraving';

/**
 * How much of the second colour a place on a shell has, 0 to 1: by the angle along the tube (or the
 * distance from the beak) and the place across it, 0 to 1.
 */
export type Pattern = (angle: number, across: number) => number;

function soft(edge: number, value: number, width: number): number {
  return Math.max(0, Math.min(1, (value - edge) / width + 0.5));
}

/** Waves upon waves, from -1 to 1: irregular enough for a shell, and quick to reckon. */
function swell(x: number, y: number, phase: number): number {
  return Math.sin(x * 2.1 + phase + 1.4 * Math.sin(y * 2.7 + x * 0.8 + phase * 2));
}

function phaseOf(seed: string): number {
  return seededRandom(`phase ${seed}`).between(0, 20);
}

export function plain(): Pattern {
  return () => 0;
}

/** Stripes that run along the tube. */
export function bands(count: number, share: number, from = 0): Pattern {
  return (_, across) =>
    soft(1 - share, 0.5 + 0.5 * Math.cos((across - from) * count * Math.PI * 2), 0.16);
}

/** Tongues of colour across the tube. */
export function flames(perTurn: number, wave: number, seed: string): Pattern {
  const phase = phaseOf(seed);
  return (angle, across) => {
    const turn = angle / (Math.PI * 2);
    const shift =
      wave * Math.sin(across * 19) + 0.16 * swell(turn * perTurn * 0.9, across * 9, phase);
    return soft(0.35, Math.sin((turn * perTurn + shift) * Math.PI * 2), 0.4);
  };
}

/** Spots in rows, none quite where it should be. */
export function spots(perTurn: number, rows: number, size: number, seed: string): Pattern {
  const random = seededRandom(`spots ${seed}`);
  const wobble = Array.from({ length: 512 }, () => random.between(-0.3, 0.3));
  return (angle, across) => {
    const place = (angle / (Math.PI * 2)) * perTurn;
    const row = Math.floor(across * rows);
    const shifted = place + (row % 2) * 0.5;
    const cell = Math.floor(shifted);
    const key = (cell * 7 + row * 13) & 511;
    const dx = shifted - cell - 0.5 - (wobble[key] as number) * 0.6;
    const dy = across * rows - row - 0.5 - (wobble[(key + 5) & 511] as number) * 0.6;
    const grown = size * (1 + (wobble[(key + 11) & 511] as number));
    return soft(0, grown - Math.sqrt(dx * dx + dy * dy), 0.14);
  };
}

/** Tents on tents: each cell asks its neighbours in the row before, and a triangle grows. */
export function tents(seed: string): Pattern {
  const [columns, rows] = [120, 512];
  const random = seededRandom(`tents ${seed}`);
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) settle(cells, columns, row, random);
  return (angle, across) => {
    const down = (angle / (Math.PI * 2)) * 104;
    const over = across * columns;
    const row = Math.floor(down);
    const column = Math.floor(over);
    const y = down - row;
    const x = over - column;
    const top = (row % rows) * columns;
    const bottom = ((row + 1) % rows) * columns;
    const left = column % columns;
    const right = (column + 1) % columns;
    const upper = (cells[top + left] as number) * (1 - x) + (cells[top + right] as number) * x;
    const lower =
      (cells[bottom + left] as number) * (1 - x) + (cells[bottom + right] as number) * x;
    return soft(0.45, upper * (1 - y) + lower * y, 0.5);
  };
}

function settle(cells: Uint8Array, columns: number, row: number, random: Random): void {
  const last = (row - 1) * columns;
  for (let column = 0; column < columns; column += 1) {
    const left = cells[last + ((column + columns - 1) % columns)] ?? 0;
    const middle = cells[last + column] ?? 0;
    const right = cells[last + ((column + 1) % columns)] ?? 0;
    const grown = row === 0 ? random.chance(0.06) : (left ^ (middle | right)) === 1;
    // Now and then a line is broken off, or the whole shell would be black.
    cells[row * columns + column] =
      (grown && !random.chance(0.004)) || random.chance(0.0006) ? 1 : 0;
  }
}

/** Blots and islands, as on a map. */
export function blots(scale: number, level: number, seed: string): Pattern {
  const phase = phaseOf(seed);
  return (angle, across) => {
    const x = angle * scale * 1.2;
    const y = across * scale * 6.4;
    return soft(level, swell(x, y, phase) * 0.8 + 0.5 * swell(x * 2.3 + 9, y * 2.3, phase), 0.16);
  };
}

/** Rays from the beak outwards, each with its own breadth. */
export function rays(count: number, share: number): Pattern {
  return (_, across) =>
    soft(
      1 - share,
      0.5 + 0.5 * Math.cos(across * count * Math.PI * 2 + 0.6 * Math.sin(across * 23)),
      0.3,
    );
}

/** Zones one behind another, as the shell grew year by year. */
export function zones(count: number, share: number, seed: string): Pattern {
  const phase = phaseOf(seed);
  return (angle) =>
    soft(
      1 - share,
      0.5 + 0.5 * Math.cos(angle * count * Math.PI * 2 + 1.5 * swell(angle * 8, 1, phase)),
      0.35,
    );
}

export function both(first: Pattern, second: Pattern): Pattern {
  return (angle, across) => Math.max(first(angle, across), second(angle, across) * 0.75);
}
