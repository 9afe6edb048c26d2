/** Lines and columns count from 1, as editors show them. */
export type Position = { line: number; column: number };

/** From a position in generated code to the position in its source. */
export type Locate = (position: Position) => Position;

/** By line, then in column order: [column, -, original line, original column], from 0. */
type Segments = readonly (readonly number[])[][];

export function locateBy(lines: Segments): Locate {
  return ({ line, column }) => {
    const segments = lines[line - 1] ?? [];
    const before = segments.filter(([at = 0, , from]) => at <= column - 1 && from !== undefined);
    const [at = 0, , fromLine, fromColumn = 0] = before.at(-1) ?? [];
    if (fromLine === undefined) return { line, column: 1 };
    return { line: fromLine + 1, column: fromColumn + (column - 1 - at) + 1 };
  };
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads the `mappings` of a source map: numbers are differences, in signed base 64. */
export function readMappings(mappings: string): number[][][] {
  const sums = [0, 0, 0, 0, 0];
  return mappings.split(';').map((line) => {
    sums[0] = 0;
    if (line === '') return [];
    return line.split(',').map((segment) =>
      readNumbers(segment).map((difference, field) => {
        const sum = (sums[field] ?? 0) + difference;
        sums[field] = sum;
        return sum;
      }),
    );
  });
}

/**
 * Five bits a digit, lowest first; the sixth means that more follow; the lowest of all is the sign.
 */
function readNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = digits.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
