/** One thing a reader can look for: a section of a page, an operation, a parameter, a field… */
export type SearchRecord = {
  /** e.g. `/api/catalogue#getWorks.include` */
  address: string;
  /** e.g. `include` */
  title: string;
  kind: Kind;
  group: Group;
  /** Where it is, e.g. `Catalogue API, GET /catalogue/v2/works` */
  where: string;
  /** Its text: prose in one line, then lines of code. */
  text: string;
  /** Its names, e.g. `['include']`; a title of prose is a name too. */
  names: string[];
};

export function partsOf(text: string): { prose: string; code: string } {
  const codeAt = text.indexOf('\n');
  return codeAt < 0
    ? { prose: text, code: '' }
    : { prose: text.slice(0, codeAt), code: text.slice(codeAt + 1) };
}

export const kinds = [
  'page',
  'section',
  'operation',
  'parameter',
  'value',
  'error',
  'schema',
  'field',
] as const;
export type Kind = (typeof kinds)[number];

export const groups = ['Guides', 'Examples', 'API', 'Fields'] as const;
export type Group = (typeof groups)[number];

/** A text in pieces; those that match the query are marked. */
export type Piece = { text: string; marked: boolean };

export type Hit = {
  address: string;
  kind: Kind;
  group: Group;
  where: string;
  title: Piece[];
  excerpt: Piece[];
};

export type Answer = {
  /** By group; the group of the best hit is first, and the best hit first in it. */
  groups: { name: Group; hits: Hit[] }[];
  /** How many records match, shown or not. */
  total: number;
  /** The words that were searched for instead of ones that occur nowhere, e.g. `availabilities`. */
  insteadOf?: { given: string; used: string };
};
