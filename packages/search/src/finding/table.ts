import { type Group, groups, type Kind, kinds, type SearchRecord } from '../model.ts';

/** What is known about a record without its text. */
export type Entry = Omit<SearchRecord, 'text'>;

/** All entries as columns, which compress to a third of what rows do. */
export type Table = {
  /** Pages and anchors, each written once; columns point at them. */
  pages: string[];
  wheres: string[];
  page: number[];
  anchor: string[];
  title: string[];
  kind: number[];
  group: number[];
  where: number[];
  /** Without those that follow from the rest. */
  names: string[][];
};

export function packTable(entries: readonly Entry[]): Table {
  const pages = distinct(entries.map(({ address }) => cut(address)[0]));
  const wheres = distinct(entries.map(({ where }) => where));
  return {
    pages,
    wheres,
    page: entries.map(({ address }) => pages.indexOf(cut(address)[0])),
    anchor: entries.map(({ address }) => cut(address)[1]),
    title: entries.map(({ title }) => title),
    kind: entries.map(({ kind }) => kinds.indexOf(kind)),
    group: entries.map(({ group }) => groups.indexOf(group)),
    where: entries.map(({ where }) => wheres.indexOf(where)),
    names: entries.map((entry) => {
      const known = impliedNames(entry);
      return entry.names.filter((name) => !known.includes(name));
    }),
  };
}

export function unpackTable(table: Table): Entry[] {
  return table.title.map((title, at) => {
    const anchor = table.anchor[at] ?? '';
    const page = table.pages[table.page[at] ?? 0] ?? '';
    const entry = {
      address: anchor === '' ? page : `${page}#${anchor}`,
      title,
      kind: kinds[table.kind[at] ?? 0] as Kind,
      group: groups[table.group[at] ?? 0] as Group,
      where: table.wheres[table.where[at] ?? 0] ?? '',
    };
    return { ...entry, names: [...impliedNames(entry), ...(table.names[at] ?? [])] };
  });
}

/** Names that need not be sent: the title, `Work.items` of a field and `sort=date` of a value. */
export function impliedNames({
  title,
  kind,
  where,
}: Pick<Entry, 'title' | 'kind' | 'where'>): string[] {
  if (kind === 'value') return [title.replace(/^.*?: /, ''), title.replace(': ', '=')];
  if (kind === 'field') return [title, `${where.replace(/^.* /, '')}.${title}`];
  return [title];
}

/** `/docs/iiif#sizes` -> `['/docs/iiif', 'sizes']` */
function cut(address: string): [page: string, anchor: string] {
  const at = address.indexOf('#');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
