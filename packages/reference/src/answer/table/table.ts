import { isObject, type JsonValue, pointerOf } from '@portal/contract';
import { serviceAddress } from '@portal/iiif';
import { entriesOf, isParent, type JsonObject, type JsonPath } from '@portal/ui/json';
import { findList, type RecordList } from '../find-list.ts';
import { isWebAddress, pictureRights, rightsColumns } from './picture-rights.ts';
import { type Column, columnsOf } from './table-columns.ts';

export type Cell = {
  text: string;
  /** Whether it is a number, which is aligned right. */
  numeric: boolean;
  /** The node behind it, if it is one: for links. */
  path?: JsonPath;
};

export type Row = { pointer: string; cells: ReadonlyMap<string, Cell> };

/** What both the table view and a CSV file show. */
export type Table = { path: JsonPath; columns: Column[]; rows: Row[] };

type Filling = { cells: Map<string, Cell>; path: JsonPath; names: string[] };

const names = ['label', 'title', 'name'];
const deepest = 3;

/** What a reader would call an object, if it has a name. */
function nameIn(value: JsonObject): string | undefined {
  const found = names.map((name) => (Object.hasOwn(value, name) ? value[name] : undefined));
  const text = found.find((one) => typeof one === 'string' && one !== '');
  return typeof text === 'string' ? text : undefined;
}

/** The name of what is in it, though not of its kind: an identifier is not called `ISBN`. */
function innerName(value: JsonObject): string | undefined {
  return Object.entries(value)
    .flatMap(([key, one]) => (isObject(one) && !/type$/i.test(key) ? [nameIn(one)] : []))
    .find(Boolean);
}

function inWords(value: JsonValue): string {
  if (value === null) return '';
  if (Array.isArray(value)) return [...new Set(value.map(inWords))].filter(Boolean).join('; ');
  if (!isObject(value)) return String(value);
  const plain = [value.value, value.id].find((one) => typeof one === 'string');
  return nameIn(value) ?? innerName(value) ?? (typeof plain === 'string' ? plain : '');
}

function addCell({ cells, path, names }: Filling, value: JsonValue, text = inWords(value)): void {
  if (text === '') return;
  const place = isParent(value) ? {} : { path };
  cells.set(names.join('.'), { text, numeric: typeof value === 'number', ...place });
}

function fillParts(filling: Filling, value: JsonValue): void {
  for (const [step, inner] of entriesOf(value)) {
    const path = [...filling.path, step];
    fillCells({ ...filling, path, names: [...filling.names, String(step)] }, inner);
  }
}

/** An object with a name is that name, and has its id and addresses beside it. */
function fillNamed(filling: Filling, value: JsonObject, name: string): void {
  addCell(filling, value, name);
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string' || (key !== 'id' && !isWebAddress(inner))) continue;
    const path = [...filling.path, key];
    addCell({ ...filling, path, names: [...filling.names, key] }, inner);
  }
}

function holds(value: JsonValue, isWanted: (text: string) => unknown, depth = deepest): boolean {
  if (typeof value === 'string') return isWebAddress(value) && Boolean(isWanted(value));
  if (depth < 0 || !isParent(value)) return false;
  return entriesOf(value).some(([, inner]) => holds(inner, isWanted, depth - 1));
}

/** The first place where something is, pictures first: its parts belong together. */
function chosenOf(list: readonly JsonObject[]): JsonObject | undefined {
  const unnamed = list.filter((one) => nameIn(one) === undefined);
  return (
    unnamed.find((one) => holds(one, serviceAddress)) ?? unnamed.find((one) => holds(one, Boolean))
  );
}

/** A list is its names; of places with addresses, the columns below it show one. */
function fillList(filling: Filling, list: readonly JsonObject[]): void {
  const chosen = filling.names.length < deepest ? chosenOf(list) : undefined;
  if (!chosen || !Object.values(chosen).some(isWebAddress)) addCell(filling, [...list]);
  if (!chosen) return;
  fillParts({ ...filling, path: [...filling.path, list.indexOf(chosen)] }, chosen);
}

function fillCells(filling: Filling, value: JsonValue): void {
  const { names } = filling;
  if (Array.isArray(value) && value.length > 0 && value.every(isObject)) {
    fillList(filling, value as JsonObject[]);
  } else if (isObject(value)) {
    const name = names.length === 0 ? undefined : nameIn(value);
    if (name !== undefined) fillNamed(filling, value, name);
    else if (names.length < deepest) fillParts(filling, value);
    else addCell(filling, value);
  } else addCell(filling, value);
}

function fillRights(cells: Map<string, Cell>, record: JsonObject): void {
  const rights = pictureRights(record);
  for (const id of rightsColumns) {
    const text = rights[id];
    // A field of the record has precedence.
    if (text !== undefined && !Object.hasOwn(record, id)) cells.set(id, { text, numeric: false });
  }
}

/** The records of an answer as rows; undefined if the answer is not a list. */
export function tableOf(body: JsonValue, list: RecordList | undefined = findList(body)) {
  if (!list) return undefined;
  const rows = list.records.map((record, index): Row => {
    const path = [...list.path, index];
    const cells = new Map<string, Cell>();
    fillCells({ cells, path, names: [] }, record);
    fillRights(cells, record);
    return { pointer: pointerOf(path), cells };
  });
  return { path: list.path, columns: columnsOf(rows), rows } satisfies Table;
}
