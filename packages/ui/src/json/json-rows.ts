import { type JsonValue, pointerOf } from '@portal/contract';
import { entriesOf, isParent, type JsonPath, type PathStep } from './json-path.ts';
import { type Expansion, isOpen } from './tree-expansion.ts';

/** One visible line of the tree, with everything ARIA's tree pattern asks for. */
export type JsonRow = {
  /** `/results/0/title`; empty for the whole answer. */
  pointer: string;
  path: JsonPath;
  /** Of the node that contains it. */
  parent?: string;
  /** 0 for the whole answer. */
  depth: number;
  key?: PathStep;
  kind: 'object' | 'list' | 'text' | 'number' | 'boolean' | 'null';
  /**
   * The value as JSON, long texts truncated; for a node with children, what is inside: `12
   * entries`.
   */
  preview: string;
  /** How many characters of a long text are not shown. */
  hidden: number;
  /** How many nodes are one level inside. */
  count: number;
  /** Only of a node that can be opened. */
  open?: boolean;
  /** From 1, among its siblings. */
  position: number;
  setSize: number;
};

const longestText = 300;
/** Created once: a tree has thousands of rows. */
const grouped = new Intl.NumberFormat('en-GB');

function kindOf(value: JsonValue): JsonRow['kind'] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'object' ? 'object' : (typeof value as 'number' | 'boolean');
}

function countWords(kind: JsonRow['kind'], count: number): string {
  const [one, more] = kind === 'list' ? ['entry', 'entries'] : ['field', 'fields'];
  return `${grouped.format(count)} ${count === 1 ? one : more}`;
}

function countOf(value: JsonValue): number {
  if (Array.isArray(value)) return value.length;
  return isParent(value) ? Object.keys(value).length : 0;
}

type Place = Pick<JsonRow, 'pointer' | 'path' | 'parent' | 'key' | 'position' | 'setSize'>;

function toRow(value: JsonValue, place: Place, expansion: Expansion): JsonRow {
  const kind = kindOf(value);
  const count = countOf(value);
  const depth = place.path.length;
  const shown = typeof value === 'string' ? value.slice(0, longestText) : value;
  return {
    ...place,
    depth,
    kind,
    preview: isParent(value) ? countWords(kind, count) : JSON.stringify(shown),
    hidden: typeof value === 'string' ? Math.max(0, value.length - longestText) : 0,
    count,
    ...(count > 0 ? { open: isOpen(expansion, place.pointer, depth) } : {}),
  };
}

type Waiting = { value: JsonValue; place: Place };

function childrenOf(value: JsonValue, { pointer, path }: JsonRow): Waiting[] {
  return entriesOf(value).map(([key, child], index, { length: setSize }) => ({
    value: child,
    place: {
      pointer: `${pointer}${pointerOf([key])}`,
      path: [...path, key],
      parent: pointer,
      key,
      position: index + 1,
      setSize,
    },
  }));
}

/**
 * The lines a reader sees, in order, ready for a list that renders only those on screen. Collapsed
 * nodes are not visited, and no depth of nesting is too deep.
 */
export function visibleRows(value: JsonValue, expansion: Expansion): JsonRow[] {
  const rows: JsonRow[] = [];
  const root: Place = { pointer: '', path: [], position: 1, setSize: 1 };
  const waiting: Waiting[] = [{ value, place: root }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const row = toRow(next.value, next.place, expansion);
    rows.push(row);
    if (!row.open) continue;
    for (const child of childrenOf(next.value, row).reverse()) waiting.push(child);
  }
  return rows;
}
