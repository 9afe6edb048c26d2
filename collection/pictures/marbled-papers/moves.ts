import { type Random, valueNoise } from '@portal/engraving';
import { span } from './bath.ts';

/** Two entries a pixel: teeth are finer than pixels. */
const fine = 2;
const entries = span * fine;
const entryMask = entries - 1;

/**
 * What is done to the bath. A comb drawn down moves every place by how near a tooth passed it,
 * which depends on nothing but where across it lies: one table for each comb.
 */
export type Move =
  | { kind: 'down' | 'across'; table: Float32Array }
  | { kind: 'whorls'; columns: number; rows: number; reach: number; turn: number };

type Comb = {
  teeth: number;
  /** How far the middle of a tooth's path is drawn. */
  pull: number;
  /** How far to the side a tooth is felt. */
  width: number;
  /** Every other tooth goes the other way, as when the comb is drawn back between. */
  back?: boolean;
  /** How unevenly the teeth are set, as a share of the room between two. */
  uneven?: number;
};

/** Teeth drawn across the bath. Where a tooth passes, pigment is drawn out to a point. */
function comb(
  { teeth, pull, width, back = false, uneven = 0.08 }: Comb,
  random: Random,
): Float32Array {
  const table = new Float32Array(entries);
  const gap = span / teeth;
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const at = (tooth + 0.5 + random.jitter(uneven)) * gap;
    const sign = back && tooth % 2 ? -1 : 1;
    const own = pull * sign * random.between(0.92, 1.08);
    const reach = Math.min(span / 2, width * 7);
    for (let entry = Math.ceil((at - reach) * fine); entry < (at + reach) * fine; entry += 1) {
      const away = Math.abs(entry / fine - at);
      const place = ((entry % entries) + entries) % entries;
      table[place] = (table[place] as number) + own * Math.exp(-away / width);
    }
  }
  return table;
}

export function combDown(settings: Comb, random: Random): Move {
  return { kind: 'down', table: comb(settings, random) };
}

export function combAcross(settings: Comb, random: Random): Move {
  return { kind: 'across', table: comb(settings, random) };
}

/** The hand sways while it draws: places are shifted in waves. */
export function sway(kind: 'down' | 'across', waves: number, by: number): Move {
  const table = Float32Array.from(
    { length: entries },
    (_, entry) => Math.sin((entry / entries) * Math.PI * 2 * waves) * by,
  );
  return { kind, table };
}

/** The bath is never quite still. */
export function unrest(kind: 'down' | 'across', size: number, by: number, random: Random): Move {
  const noise = valueNoise(`unrest ${random.next()}`);
  // Going round in a circle brings the noise back to where it began.
  const around = span / size / (Math.PI * 2);
  const table = Float32Array.from({ length: entries }, (_, entry) => {
    const angle = (entry / entries) * Math.PI * 2;
    return noise([30 + Math.cos(angle) * around, 30 + Math.sin(angle) * around]) * by;
  });
  return { kind, table };
}

/** The stylus turned round and round in many places. */
export function whorls(columns: number, rows: number, turn: number): Move {
  const reach = Math.min(span / columns, span / rows) * 0.5;
  return { kind: 'whorls', columns, rows, reach, turn };
}

/** The sway undone: what was drawn straight between has become wavy. */
export function undone(move: Move): Move {
  if (move.kind === 'whorls') return { ...move, turn: -move.turn };
  return { ...move, table: move.table.map((value) => -value) };
}

/** Undoes a move for many places at once, in place. */
export function undo(move: Move, across: Float32Array, down: Float32Array): void {
  if (move.kind === 'whorls') {
    unturn(move, across, down);
    return;
  }
  const { table } = move;
  const [along, moved] = move.kind === 'down' ? [across, down] : [down, across];
  for (let index = 0; index < along.length; index += 1) {
    const entry = ((along[index] as number) * fine) & entryMask;
    moved[index] = (moved[index] as number) - (table[entry] as number);
  }
}

function unturn(
  { columns, rows, reach, turn }: Extract<Move, { kind: 'whorls' }>,
  across: Float32Array,
  down: Float32Array,
): void {
  const [wide, tall] = [span / columns, span / rows];
  for (let index = 0; index < across.length; index += 1) {
    const u = across[index] as number;
    const v = down[index] as number;
    const row = Math.floor(v / tall);
    // Every other row is shifted by half, as tiles are laid.
    const shift = row & 1 ? wide / 2 : 0;
    const middleX = (Math.floor((u - shift) / wide) + 0.5) * wide + shift;
    const middleY = (row + 0.5) * tall;
    const dx = u - middleX;
    const dy = v - middleY;
    const away = Math.sqrt(dx * dx + dy * dy) / reach;
    if (away >= 1) continue;
    const angle = turn * (1 - away) ** 2;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    across[index] = middleX + dx * cos - dy * sin;
    down[index] = middleY + dx * sin + dy * cos;
  }
}
