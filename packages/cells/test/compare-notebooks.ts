import { type Notebook, readOutputs, type Shown, type Table } from './notebook-outputs.ts';

/** How the outputs of a notebook's cells differ from those recorded in it, by cell. */
export function compareNotebooks(recorded: Notebook, ran: Notebook): string[] {
  const code = ran.cells.filter(({ cell_type }) => cell_type === 'code');
  return code.flatMap(({ id, outputs }) => {
    const before = recorded.cells.find((cell) => cell.id === id);
    return compareShown(readOutputs(before?.outputs), readOutputs(outputs)).map(
      (problem) => `${id}: ${problem}`,
    );
  });
}

function compareShown(recorded: readonly Shown[], ran: readonly Shown[]): string[] {
  const kinds = (all: readonly Shown[]): string =>
    all.map(({ kind }) => (kind === 'series' ? 'table' : kind)).join(', ') || 'nothing';
  if (kinds(recorded) !== kinds(ran)) {
    return [`is recorded with ${kinds(recorded)}, and shows ${kinds(ran)}\n${JSON.stringify(ran)}`];
  }
  return recorded.flatMap((one, at) => compareOne(one, ran[at] ?? one));
}

function compareOne(recorded: Shown, ran: Shown): string[] {
  if (recorded.kind === 'text' && ran.kind === 'text') {
    // Jupyter breaks the lines of a value, and long text in it, in other places than pprint.
    const letters = (text: string): string => text.replaceAll(/["'\s]+/g, '');
    const isEqual =
      recorded.text.trimEnd() === ran.text.trimEnd() ||
      (ran.hasValue && letters(recorded.text) === letters(ran.text));
    return isEqual ? [] : [`the text is\n${ran.text}\nand was\n${recorded.text}`];
  }
  if (recorded.kind === 'pictures' && ran.kind === 'pictures') {
    return recorded.labels.join('\n') === ran.labels.join('\n')
      ? []
      : [`the pictures are ${ran.labels.join(', ')} and were ${recorded.labels.join(', ')}`];
  }
  if (recorded.kind === 'table' && ran.kind === 'table') {
    return compareTables(recorded.table, ran.table);
  }
  if (recorded.kind === 'table' && ran.kind === 'series') {
    const words = ran.text.split(/\s+/);
    const missing = recorded.table.rows.flat().flatMap((cell) => {
      const [last = ''] = cell.split(' ').slice(-1);
      const found = words.findIndex((word) => isSame(last, word));
      words.splice(0, found + 1);
      return found === -1 ? [cell] : [];
    });
    return missing.map((cell) => `the series does not show ${cell}`);
  }
  return [];
}

/** As far as both show the rows: a page shows 20, and pandas the first five of more than 60. */
function compareTables(recorded: Table, ran: Table): string[] {
  const count = ran.isCut ? ran.rows.length : recorded.rows.length;
  const labels = recorded.labels.slice(-ran.labels.length);
  if (labels.join('\n') !== ran.labels.join('\n')) {
    return [`the columns are ${ran.labels.join(', ')} and were ${labels.join(', ')}`];
  }
  return recorded.rows.slice(0, count).flatMap((row, at) => {
    // An index that only numbers the rows is not recorded.
    const now = (ran.rows[at] ?? []).slice(-row.length);
    const isEqual = now.length === row.length && row.every((cell, n) => isSame(cell, now[n] ?? ''));
    return isEqual ? [] : [`row ${at + 1} is ${now.join(' | ')} and was ${row.join(' | ')}`];
  });
}

const missing = new Set(['', 'NaN', 'None', 'NaT', '<NA>']);

/**
 * Whether this is how pandas writes a recorded cell: numbers with other digits, long text
 * truncated.
 */
export function isSame(recorded: string, ran: string): boolean {
  const plain = recorded.replaceAll(/\s+/g, ' ').trim();
  if (plain === ran || (plain === '' && missing.has(ran))) return true;
  if (plain === ran.replaceAll(/^[[({]|[\])}]$/g, '')) return true;
  if (ran.length >= 40 && ran.endsWith('...')) {
    const start = ran.slice(0, -3);
    return plain.startsWith(start) || plain.startsWith(start.replace(/^[[({]/, ''));
  }
  const numbers = [plain, ran].map(readNumber);
  const [one, other] = numbers;
  if (!one || !other) return false;
  const step = Math.max(one.step, other.step);
  return Math.abs(one.value - other.value) <= step * 0.500001;
}

/** "1.50e-3" -> 0.0015, and the value of its last digit, 0.00001 */
function readNumber(text: string): { value: number; step: number } | undefined {
  const [, , decimals = '', power = '0'] = /^(-?\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) return undefined;
  const isWhole = /^-?\d+$/.test(text);
  return { value, step: isWhole ? 0 : 10 ** (Number(power) - decimals.length) };
}
