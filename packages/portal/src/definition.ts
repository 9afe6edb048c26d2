import type { ownHandlers, SandboxService } from '@portal/sandbox/services';

/** A link to another site, or to an email address. */
export type PortalLink = {
  label: string;
  /** e.g. "https://museum.example/privacy" or "mailto:digital@museum.example" */
  href: string;
};

/** A link to a page of this portal. */
export type PageLink = {
  label: string;
  /** The page's address in the portal, e.g. "/docs/quickstart" or "/api/objects" */
  to: string;
};

export type Announcement = {
  /** Change it with the text: readers who closed the old announcement then see the new one. */
  id: string;
  /** HTML, e.g. 'Read about <a href="/docs/licences">licences</a>.' */
  html: string;
  /** Whether readers can close it */
  closeable: boolean;
};

/** One of the pictures in the brand's folder "plates", by its name there, e.g. "fern" */
type PlateName = string;

/** A search that readers run on the home page: a word, the pictures it finds, and the request */
export type LiveRequest = {
  /** What the field is for, e.g. "Find pictures of" */
  label: string;
  /** Up to three words that find something, as buttons */
  suggestions: readonly string[];
  /** The API that is asked, by its id, e.g. "objects" */
  api: string;
  /** One of its operations that are sent with GET, by its operationId, e.g. "getObjects" */
  operation: string;
  /** The parameter of its query that gets the reader's word, e.g. "query" */
  parameter: string;
  /** Values of other parameters, e.g. { pageSize: 6 } */
  values?: Readonly<Record<string, string | number | boolean>> | undefined;
  /**
   * Where the answer has what is shown, as keys joined by dots: the list, e.g. "results", and in each of
   * its entries a picture, e.g. "thumbnail.url", and a title. A picture may be the info.json of a IIIF
   * service. `total` is the number of all matches.
   */
  answer: { results: string; picture: string; title: string; total?: string | undefined };
};

type ReaderPaths = {
  title: string;
  lead: string;
  each: readonly { reader: string; words: string; steps: readonly PageLink[] }[];
};

type FeaturedExamples = {
  title: string;
  lead: string;
  /** Tutorials by the last part of their addresses */
  featured: readonly string[];
  all: PageLink;
};

export type HomePage = {
  /** One sentence about the home page, for search engines and the list of pages */
  description: string;
  /** The paragraph below the tagline: what the portal offers, and to whom */
  lead: string;
  /** The buttons below the lead; put the one that most readers want first. */
  actions: readonly PageLink[];
  /** A request that readers can run beside the lead; leave it out to show none. */
  live?: LiveRequest | undefined;
  /** Up to three plates beside the lead */
  prints?: readonly { plate: PlateName; caption: string }[] | undefined;
  /**
   * A request and its response. Write them in two files in the folder "home": "_request.mdx" and
   * "_answer.mdx".
   */
  firstRequest?: { title: string; lead: string } | undefined;
  /** The heading and sentence above the cards of the APIs */
  apis: { title: string; lead: string };
  /** Some of the tutorials */
  examples?: FeaturedExamples | undefined;
  /** Where different kinds of readers can start */
  paths?: ReaderPaths | undefined;
};

/** An entry of the sidebar: a guide, e.g. "quickstart" for docs/quickstart.mdx, a link or a group */
export type SidebarEntry =
  | string
  | { label: string; to: string }
  | {
      label: string;
      /** The guide that the label links to, by its file */
      page?: string | undefined;
      /** Whether the group is expanded at first */
      isOpen?: boolean | undefined;
      /** "apis" lists the reference pages of all APIs, in their order. */
      entries: readonly SidebarEntry[] | 'apis';
    };

/** What a typeface is used for */
export type TypefaceUse = 'heading' | 'text' | 'code';

export type Typeface = {
  /** The name of the family, e.g. "Brygada 1918" */
  family: string;
  /**
   * A .woff2 file: a path in the portal's folder such as "brand/fonts/serif.woff2", or in an
   * installed package such as "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2"
   */
  file: string;
  /** The weights in the file: "400", or "400 700" for a variable font with every weight between */
  weights: string;
  /** The kind of system font that readers see until the file is loaded */
  fallback: 'serif' | 'sans-serif' | 'monospace';
};

export type Brand = {
  /** An SVG file, e.g. "brand/logo.svg" */
  logo: string;
  /** A style sheet that sets the colours by their roles, e.g. "brand/tokens.css" */
  tokens?: string | undefined;
  /** The institution's typefaces; the engine's are used for any that is left out. */
  typefaces?: Partial<Record<TypefaceUse, Typeface | undefined>> | undefined;
  /** The text alternative of each plate, by its name: "fern" is plates/fern.light.svg and .dark.svg. */
  plates?: Readonly<Record<PlateName, string>> | undefined;
};

/** A picture that the workbench offers */
export type SamplePicture = { id: string; label: string };

type Workbench = {
  pictures: readonly SamplePicture[];
  /** A page for readers whose browsers run no scripts */
  readInstead?: PageLink | undefined;
};

export type PortalApi = {
  /** The name in addresses, e.g. "objects" for /api/objects */
  id: string;
  /** The name in navigation and on cards, e.g. "Objects" */
  label: string;
  /** The title of its reference page; by default, the title in the description */
  title?: string | undefined;
  /**
   * The OpenAPI file, e.g. "apis/objects.yaml". Without one, there is no reference page, and only
   * guides use the API's addresses, such as those of data sets.
   */
  description?: string | undefined;
  /**
   * Whether the build stops at an example that contradicts its own schema, or at an operation without
   * an id that can be part of an address. If not, the example causes a warning and the operation
   * is given an id.
   */
  strict?: boolean | undefined;
  /**
   * With more operations than this, 80 by default, its reference is an overview and a page for each tag
   * instead of one page.
   */
  splitAbove?: number | undefined;
  /** One sentence about its reference page, for search engines */
  summary?: string | undefined;
  /** Markdown at the top of its reference page */
  introduction?: string | undefined;
  /**
   * The page that relative links in its description are relative to, e.g. "https://bank.example/docs/",
   * if the description was written for another site. By default, the one it names in "externalDocs".
   */
  homepage?: string | undefined;
  /** Markdown at the end of its reference page: where to read on */
  readOn?: string | undefined;
  /** The guide to it, e.g. "/docs/objects" */
  guide?: string | undefined;
  /** Its card on the home page; leave it out to show none. */
  card?: { words: string; plate?: PlateName | undefined } | undefined;
  /**
   * The base URL of the live service, including the path that comes before those in the description,
   * e.g. "https://api.museum.example/objects/v1". A path alone, "/objects/v1", is on this site: use it
   * for files in the folder "static". Without it, an API that has no sandbox is called at the first
   * server of its description.
   */
  live?: string | undefined;
  /**
   * What answers for it in the sandbox: one of the engine's services, or "own" for the handlers in the
   * portal's file sandbox.ts. Leave it out if there is no sandbox.
   */
  sandbox?: SandboxService | typeof ownHandlers | undefined;
  /**
   * Where requests in guides and tutorials go. By default to the sandbox, if the API has one, so that
   * ids and responses stay true.
   */
  guideRequests?: 'sandbox' | 'live' | undefined;
  /**
   * The first part of paths that belong to it but are not in its description, e.g. ["datasets"] for
   * /datasets/works.json.gz
   */
  paths?: readonly string[] | undefined;
  /** The workbench for IIIF pictures, on this API's reference page */
  workbench?: Workbench | undefined;
};

export type SandboxPage = {
  /** One sentence about the sandbox's page, for search engines */
  description: string;
  /** Markdown at the top of the page */
  lead: string;
  /** Requests to start with, in groups */
  entryPoints: readonly {
    title: string;
    entries: readonly { path: string; shows: string }[];
  }[];
};

type AllowedHosts = {
  /** e.g. ["https://images.museum.example"] */
  pictures?: readonly string[] | undefined;
  /** e.g. ["https://data.museum.example"] */
  downloads?: readonly string[] | undefined;
};

/**
 * Everything that makes a portal one institution's own. A field that may be left out may also be
 * undefined, so that a portal can decide: `editUrl: process.env.EDIT_URL`.
 */
export type PortalDefinition = {
  /** The full name, e.g. "Harbour Museum and Archive" */
  name: string;
  /** The name used in running text, e.g. "Harbour Museum" */
  shortName: string;
  /** The sentence at the top of the home page */
  tagline: string;
  /** What the portal offers, in one sentence; it is at the top of llms.txt. */
  summary: string;
  /** Where this site is published, with its path, e.g. "https://museum.example/developers/" */
  url: string;
  /** The licence of the guides, not of the collection */
  licence: { name: string; href: string };
  /** The organisation at a source-code host, linked from the navigation bar */
  sourceCode?: PortalLink | undefined;
  /** How to reach you, in the footer */
  contact: readonly PortalLink[];
  /** Your accounts on social networks, in the footer; an empty list shows none */
  social: readonly PortalLink[];
  /** Privacy, terms and the like, in the footer; an empty list shows none */
  legal: readonly PortalLink[];
  /** A message above the navigation bar on every page; leave it out to show none. */
  announcement?: Announcement | undefined;
  /**
   * Where the portal's folder "docs" can be edited, e.g.
   * "https://github.com/museum/portal/edit/main/portals/harbour-museum/docs/". It gives every guide an
   * 'Edit this page' link.
   */
  editUrl?: string | undefined;
  /**
   * Where readers answer 'Was this page helpful?', e.g. "https://github.com/museum/portal/issues/new" or
   * "mailto:digital@museum.example". The title and address of the page are filled in; leave it out
   * to ask nothing.
   */
  feedbackUrl?: string | undefined;
  /** The logo, colours, typefaces and plates */
  brand: Brand;
  /** The texts of the home page */
  home: HomePage;
  /** The APIs, in the order of the navigation */
  apis: readonly PortalApi[];
  /** The guides, in the order of the sidebar */
  sidebar: readonly SidebarEntry[];
  /** The page behind 'Documentation' in the navigation bar, e.g. "/docs/quickstart" */
  documentation: string;
  /** The page behind 'Examples' in the navigation bar; leave it out to show no such link. */
  examples?: string | undefined;
  /**
   * The guide whose headings are terms, e.g. "/docs/glossary": each page links its first use of a term
   * to it. Leave it out to link none.
   */
  glossary?: string | undefined;
  /** Pages of this portal that the footer lists besides the links above */
  footer: { documentation: readonly PageLink[]; more: readonly PageLink[] };
  /** Old addresses, and where readers are sent instead */
  redirects?: readonly { from: string; to: string }[] | undefined;
  /** The page about the sandbox; needed if an API uses one */
  sandboxPage?: SandboxPage | undefined;
  /**
   * Whether readers can download the clients for the sandbox's APIs, from /downloads/: as an archive that
   * npm installs, and as one file for Python
   */
  clientLibraries?: boolean | undefined;
  /** Hosts other than the portal and its APIs from which pages may load; all others are blocked. */
  hosts?: AllowedHosts | undefined;
};

/** Gives editors the type and explanation of every field; values are checked when the portal is read. */
export function definePortal(definition: PortalDefinition): PortalDefinition {
  return definition;
}
