import { isObject, type JsonValue, pointerOf } from '@portal/contract';
import { isParent, type JsonObject, type JsonPath } from '@portal/ui/json';
import { findList } from './find-list.ts';

export type Cell = {
  text: string;
  /** Whether it is a number, which is aligned right. */
  numeric: boolean;
  /** The node behind it, if it is one: for links. */
  path?: JsonPath;
};

export type Column = {
  /** `workType`, `thumbnail.url` */
  id: string;
  /** In how many rows it has a value. */
  filled: number;
  /** Whether the table shows it at first; CSV has all of them. */
  shown: boolean;
};

export type Table = {
  path: JsonPath;
  columns: Column[];
  rows: { pointer: string; cells: ReadonlyMap<string, Cell> }[];
};

const names = ['label', 'title', 'name'];

/** What a reader would call an object, if it has a name. */
function nameIn(value: JsonObject): string | undefined {
  const found = names.map((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
  const text = found.find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' ? text : undefined;
}

function inWords(value: JsonValue): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join('; ');
  if (!isObject(value)) return String(value);
  const inner = Object.values(value)
    .filter((one) => isObject(one))
    .map(nameIn)
    .find(Boolean);
  return nameIn(value) ?? inner ?? (typeof value.id === 'string' ? value.id : '');
}

function fillCells(cells: Map<string, Cell>, value: JsonValue, path: JsonPath, names: string[]) {
  const isRecord = names.length === 0;
  if (isObject(value) && (isRecord || (nameIn(value) === undefined && names.length < 3))) {
    for (const [name, inner] of Object.entries(value)) {
      fillCells(cells, inner, [...path, name], [...names, name]);
    }
    return;
  }
  const text = inWords(value);
  const place = isParent(value) ? {} : { path };
  if (text !== '')
    cells.set(names.join('.'), { text, numeric: typeof value === 'number', ...place });
}

const first = ['id', 'title', 'label', 'name'];
const mostShown = 8;

function rankOf(id: string, texts: readonly string[]): number {
  const place = first.indexOf(id);
  if (place !== -1) return place;
  return first.length + (texts.every((text) => /^https?:\/\//.test(text)) ? 1 : 0);
}

/** Hides a `type` that is the same in every row, and what is deeply nested or mostly missing. */
function isWorthShowing(id: string, texts: readonly string[], rows: number): boolean {
  const last = id.split('.').at(-1) ?? '';
  if (/^@?type$/.test(last) && new Set(texts).size === 1) return false;
  return texts.length * 5 >= rows && id.split('.').length <= 2;
}

function columnsOf(rows: Table['rows']): Column[] {
  const texts = new Map<string, string[]>();
  for (const { cells } of rows) {
    for (const [id, { text }] of cells) {
      const column = texts.get(id);
      if (column) column.push(text);
      else texts.set(id, [text]);
    }
  }
  const ranked = [...texts].sort(([left, ours], [right, theirs]) => {
    return rankOf(left, ours) - rankOf(right, theirs) || theirs.length - ours.length;
  });
  const worth = ranked.filter(([id, all]) => isWorthShowing(id, all, rows.length));
  const shown = new Set(worth.slice(0, mostShown).map(([id]) => id));
  return ranked.map(([id, all]) => ({ id, filled: all.length, shown: shown.has(id) }));
}

/** The records of an answer as rows; undefined if the answer is not a list. */
export function tableOf(body: JsonValue): Table | undefined {
  const list = findList(body);
  if (!list) return undefined;
  const rows = list.records.map((record, index) => {
    const path = [...list.path, index];
    const cells = new Map<string, Cell>();
    fillCells(cells, record, path, []);
    return { pointer: pointerOf(path), cells };
  });
  return { path: list.path, columns: columnsOf(rows), rows };
}
