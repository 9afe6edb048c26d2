import { rightsColumns } from './picture-rights.ts';

export type Column = {
  /** `workType`, `thumbnail.url` */
  id: string;
  /** In how many rows it has a value. */
  filled: number;
  /** Whether the table shows it at first. */
  shown: boolean;
  /** Whether a file contains it unless the reader chooses otherwise. */
  taken: boolean;
};

/** What columns need to know of a row. */
type Texts = { cells: ReadonlyMap<string, { text: string }> };

const first = ['id', 'title', 'label', 'name'];
const mostShown = 8;
const isRights = (id: string) => (rightsColumns as readonly string[]).includes(id);

function rankOf(id: string, texts: readonly string[]): number {
  const place = first.indexOf(id);
  if (place !== -1) return place;
  if (isRights(id)) return first.length + (rightsColumns as readonly string[]).indexOf(id);
  const last = first.length + rightsColumns.length;
  return last + (texts.every((text) => /^https?:\/\//.test(text)) ? 1 : 0);
}

/** A `type` that is the same in every row, or one of a part, e.g. `thumbnail.locationType.id`. */
function isNoise(id: string, texts: readonly string[]): boolean {
  const [, ...inner] = id.split('.');
  const last = id.split('.').at(-1) ?? '';
  const isType = /^@?(?:type|context)$/.test(last) || inner.some((step) => /type$/i.test(step));
  return isType && new Set(texts).size === 1;
}

/** Hides noise, and what is deeply nested, mostly missing or the id of what is shown by its name. */
function isWorthShowing(id: string, texts: readonly string[], rows: number): boolean {
  if (isNoise(id, texts) || isRights(id)) return false;
  return texts.length * 5 >= rows && id.split('.').length <= 2;
}

/** Licences and credits have their own columns, for the picture that is meant. */
function isWorthTaking(id: string, texts: readonly string[]): boolean {
  if (isRights(id)) return true;
  const inner = id.split('.').slice(1);
  const repeatsRights = inner.some((step) => /^(?:licen[cs]e|rights|credit)$/.test(step));
  return !isNoise(id, texts) && !repeatsRights && inner.length < 3;
}

function textsByColumn(rows: readonly Texts[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { cells } of rows) {
    for (const [id, { text }] of cells) {
      const column = texts.get(id);
      if (column) column.push(text);
      else texts.set(id, [text]);
    }
  }
  return texts;
}

/** The columns of all rows: what names a record first, addresses last. */
export function columnsOf(rows: readonly Texts[]): Column[] {
  const texts = textsByColumn(rows);
  const ranked = [...texts].sort(([left, ours], [right, theirs]) => {
    return rankOf(left, ours) - rankOf(right, theirs) || theirs.length - ours.length;
  });
  const isNamed = (id: string) => id.includes('.') && texts.has(id.replace(/\.[^.]+$/, ''));
  const worth = ranked.filter(([id, all]) => !isNamed(id) && isWorthShowing(id, all, rows.length));
  const shown = new Set(worth.slice(0, mostShown).map(([id]) => id));
  return ranked.map(([id, all]) => ({
    id,
    filled: all.length,
    shown: shown.has(id),
    taken: isWorthTaking(id, all),
  }));
}
