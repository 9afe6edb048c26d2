import type { ApiFile } from '@portal/contract/node';
import type { Contact, Server } from '../downloads/index.ts';
import type { TypedClient } from '../samples/index.ts';

/** A part of a page that a site adds, such as a tool for the API. */
export type ExtraWords = {
  /** Its id on the page, e.g. `workbench`. */
  id: string;
  heading: string;
  /** In the button that opens it, e.g. `the workbench` for `Open the workbench`. */
  name: string;
  /** Markdown: what it is. */
  about: string;
  /** Markdown for a reader whose browser runs no scripts: where to read instead. */
  withoutScript: string;
};

/** What a site adds to one API besides its description. */
export type ApiIntro = {
  /** The page's title, if the description's own is unsuitable. */
  title?: string;
  /** For search engines and link previews. */
  description?: string;
  /** Markdown before the API's own description, e.g. with a link to its guide. */
  lead?: string;
  /** Markdown below the API's own description: how to ask for the failures that it documents. */
  failures?: string;
  /** Markdown at the end of the page: where to read on. */
  readOn?: string;
  /** The page that relative links of the description are relative to, e.g. `https://bank.example/docs/`. */
  homepage?: string;
  /** Comes before the operations. Its code is in the module `extras`. */
  extra?: ExtraWords;
};

export type Options = {
  id?: string;
  /** The folder of OpenAPI files, relative to the site's folder, e.g. `../apis`. */
  apisDir?: string;
  /**
   * Instead of the folder: the APIs one by one, in order. Files are relative to the site's folder.
   */
  apis?: readonly ApiFile[];
  /** e.g. `api` for `/api/catalogue` */
  routeBase: string;
  intro?: Record<string, ApiIntro>;
  /** Where each API is; the first is the one in samples and downloads. */
  servers: Record<string, Server[]>;
  /** The contact that the downloads name. */
  contact?: Contact;
  /** Fills in what the descriptions leave open, such as the hosts in examples. */
  fillText?: (text: string) => string;
  /**
   * Whether the site has something at a path within it, e.g. `/docs/iiif`. Descriptions that are not
   * strict link to paths of other sites too.
   */
  hasPage?: (path: string) => boolean;
  /** A module that exports `transportsFor(apiId): Transport[]`, relative to the site's folder. */
  transports?: string;
  /**
   * A module that exports `extras`: by API, a function that loads a component. Relative to the
   * site's folder.
   */
  extras?: string;
  /** By API, its typed client, for samples, e.g. `{ package: '@portal/client', api: 'catalogue' }`. */
  clients?: Record<string, TypedClient>;
  /**
   * An API with more operations than this has an overview and a page for each tag instead of one
   * page; 80 by default. One number for all, or by API.
   */
  splitAbove?: number | Record<string, number>;
};

/** A number as in `splitAbove: 80`, or one for some of the APIs. */
function isSplitAbove(given: unknown): boolean {
  const values = typeof given === 'object' && given !== null ? Object.values(given) : [given];
  return values.every((value) => Number.isInteger(value) && Number(value) >= 0);
}

const known = [
  ...[
    'id',
    'apisDir',
    'apis',
    'routeBase',
    'intro',
    'servers',
    'contact',
    'fillText',
    'transports',
    'hasPage',
  ],
  ...['extras', 'clients', 'splitAbove'],
];

function introsWithExtra(intro: unknown): string[] {
  const entries = Object.entries((intro ?? {}) as Record<string, ApiIntro>);
  return entries.filter(([, one]) => one.extra).map(([id]) => id);
}

/** Throws once with every problem, each with what would be valid. */
export function checkOptions(options: Record<string, unknown>): Options {
  const { apisDir, apis, routeBase, servers, fillText, intro, extras, splitAbove, hasPage } =
    options;
  const problems = [
    ...((apisDir === undefined) !== (apis === undefined)
      ? []
      : ['either apis or apisDir must be given, such as apisDir: "../apis"']),
    ...(apisDir === undefined || typeof apisDir === 'string'
      ? []
      : ['apisDir must be a folder, such as "../apis"']),
    ...(apis === undefined || Array.isArray(apis)
      ? []
      : ['apis must be a list, such as [{ id: "catalogue", file: "../apis/catalogue.yaml" }]']),
    ...(typeof routeBase === 'string' && !/^\/|\/$/.test(routeBase)
      ? []
      : ['routeBase must be a path without slashes at its ends, such as "api"']),
    ...(typeof servers === 'object' && servers !== null
      ? []
      : ['servers must list the servers of each API, such as { catalogue: [] }']),
    ...(fillText === undefined || typeof fillText === 'function'
      ? []
      : ['fillText must be a function from text to text']),
    ...(hasPage === undefined || typeof hasPage === 'function'
      ? []
      : ['hasPage must be a function from a path to whether the site has it']),
    ...(splitAbove === undefined || isSplitAbove(splitAbove)
      ? []
      : ['splitAbove must be a number of operations, such as 80 or { catalogue: 80 }']),
    ...(typeof extras === 'string' ? [] : introsWithExtra(intro)).map(
      (id) => `extras must be a module such as "./extras.ts", since ${id} has an extra`,
    ),
    ...Object.keys(options)
      .filter((name) => !known.includes(name))
      .map((name) => `${name} is not an option; the options are ${known.join(', ')}`),
  ];
  if (problems.length > 0) {
    throw new Error(`The options of the reference plugin are invalid:\n  ${problems.join('\n  ')}`);
  }
  return options as Options;
}
