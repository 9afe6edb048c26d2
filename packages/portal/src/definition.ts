import type { SandboxService } from '@portal/sandbox/services';

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
  /** Give a new id with each new text: readers who closed the old one then see the new one. */
  id: string;
  /** HTML, e.g. 'Read about <a href="/docs/licences">licences</a>.' */
  html: string;
  closeable: boolean;
};

/** One of the pictures in the brand's folder "plates", by its name there, e.g. "fern" */
type PlateName = string;

export type HomePage = {
  /** What search engines and the list of pages show about the home page, in one sentence */
  description: string;
  /** The paragraph below the tagline: what there is, and for whom */
  lead: string;
  /** The buttons below it; the first is the one that most readers want */
  actions: readonly PageLink[];
  /** Up to three plates beside it */
  prints?: readonly { plate: PlateName; caption: string }[];
  /**
   * A request and its response. What is shown is written in two files of the folder "home":
   * "_request.mdx" and "_answer.mdx".
   */
  firstRequest?: { title: string; lead: string };
  /** The heading above the cards of the APIs */
  apis: { title: string; lead: string };
  /** Some of the tutorials, by the last part of their addresses */
  examples?: { title: string; lead: string; featured: readonly string[]; all: PageLink };
  /** Where different kinds of readers may start */
  paths?: {
    title: string;
    lead: string;
    each: readonly { reader: string; words: string; steps: readonly PageLink[] }[];
  };
};

/** An entry of the list of guides: a page by its file, e.g. "quickstart" for docs/quickstart.mdx */
export type SidebarEntry =
  | string
  | { label: string; to: string }
  | {
      label: string;
      /** The page that the label itself leads to */
      page?: string;
      /** Whether the entries are shown from the start */
      isOpen?: boolean;
      /** "apis" stands for the references of all APIs, in their order. */
      entries: readonly SidebarEntry[] | 'apis';
    };

/** Where the letters of a typeface are used */
export type TypefaceUse = 'heading' | 'text' | 'code';

export type Typeface = {
  /** The name of the family, e.g. "Brygada 1918" */
  family: string;
  /**
   * A .woff2 file: a path in the portal's folder such as "brand/fonts/serif.woff2", or in an
   * installed package such as "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2"
   */
  file: string;
  /** The weights in the file: "400", or "400 700" for a variable font with all from 400 to 700 */
  weights: string;
  /** What readers see until the file has arrived */
  fallback: 'serif' | 'sans-serif' | 'monospace';
};

export type Brand = {
  /** An SVG file, e.g. "brand/logo.svg" */
  logo: string;
  /** A style sheet that sets the colours by their roles, e.g. "brand/tokens.css" */
  tokens?: string;
  /** The institution's typefaces; each that is left out is the engine's. */
  typefaces?: Partial<Record<TypefaceUse, Typeface>>;
  /** The text alternative of each plate, by its name: "fern" is plates/fern.light.svg and .dark.svg. */
  plates?: Readonly<Record<PlateName, string>>;
};

/** A picture that the workbench offers */
export type SamplePicture = { id: string; label: string };

export type PortalApi = {
  /** The name in addresses, e.g. "objects" for /api/objects */
  id: string;
  /** The name in navigation and on cards, e.g. "Objects" */
  label: string;
  /** The title of its page; without one, the title of the description */
  title?: string;
  /**
   * The OpenAPI file, e.g. "apis/objects.yaml". Left out, there is no reference page: only addresses
   * that guides write, such as those of data sets.
   */
  description?: string;
  /**
   * Whether an example that contradicts its own schema stops the build; a warning otherwise. It also
   * stops at operations without an id that can be part of an address, which are otherwise given one.
   */
  strict?: boolean;
  /** What search engines show about its page, in one sentence */
  summary?: string;
  /** Markdown at the top of its page */
  introduction?: string;
  /** Markdown at the end of its page: where to read on */
  readOn?: string;
  /** The guide to it, e.g. "/docs/objects" */
  guide?: string;
  /** Its card on the home page; without one, there is none */
  card?: { words: string; plate?: PlateName };
  /**
   * Where the live service answers, with the path before those of the description, e.g.
   * "https://api.museum.example/objects/v1". A path alone, "/objects/v1", is one of this portal: for
   * files in the folder "static". Without it, an API that has no sandbox is called at the first server
   * of its description.
   */
  live?: string;
  /** Which service of the sandbox answers for it; left out, none does. */
  sandbox?: SandboxService;
  /**
   * Where requests in guides and tutorials go. With a sandbox they go there unless you say otherwise,
   * so that ids and responses stay true.
   */
  guideRequests?: 'sandbox' | 'live';
  /**
   * First parts of paths that belong to it and are not in its description, e.g. ["datasets"] for
   * /datasets/works.json.gz
   */
  paths?: readonly string[];
  /** The workbench for IIIF pictures, on the page of this API */
  workbench?: {
    pictures: readonly SamplePicture[];
    /** What a reader whose browser runs no scripts may read instead */
    readInstead?: PageLink;
  };
};

export type SandboxPage = {
  /** What search engines show about the sandbox's page, in one sentence */
  description: string;
  /** Markdown at the top of the page */
  lead: string;
  /** Requests to begin with */
  entryPoints: readonly {
    title: string;
    entries: readonly { path: string; shows: string }[];
  }[];
};

/** Everything that makes a portal one institution's own. */
export type PortalDefinition = {
  /** The full name, e.g. "Harbour Museum and Archive" */
  name: string;
  /** The name in running text, e.g. "Harbour Museum" */
  shortName: string;
  /** The sentence at the top of the home page */
  tagline: string;
  /** What the portal offers, in one sentence; programs that read llms.txt begin with it. */
  summary: string;
  /** Where this site is published, e.g. "https://museum.example/developers/" */
  url: string;
  /** The licence of the guides */
  licence: { name: string; href: string };
  /** The organisation at a source-code host, linked from the navigation bar */
  sourceCode?: PortalLink;
  contact: readonly PortalLink[];
  social: readonly PortalLink[];
  legal: readonly PortalLink[];
  /** A message above the navigation bar on every page; leave it out to show none. */
  announcement?: Announcement;
  /**
   * Where the folder "docs" can be edited, e.g. "https://github.com/museum/portal/edit/main/docs/". It
   * gives every guide a link 'Edit this page'.
   */
  editUrl?: string;
  brand: Brand;
  home: HomePage;
  /** The APIs, in the order of the navigation */
  apis: readonly PortalApi[];
  /** The guides, in their order */
  sidebar: readonly SidebarEntry[];
  /** The page that 'Documentation' leads to, e.g. "/docs/quickstart" */
  documentation: string;
  /** The page that 'Examples' in the navigation bar leads to; without one, it is not shown. */
  examples?: string;
  /** Pages of this portal that the footer lists, beside the links above */
  footer: { documentation: readonly PageLink[]; more: readonly PageLink[] };
  /** Old addresses, and where they lead now */
  redirects?: readonly { from: string; to: string }[];
  /** The page about the sandbox; needed if an API uses one */
  sandboxPage?: SandboxPage;
  /** Hosts besides the portal and its APIs from which pages may load; everything else is refused. */
  hosts?: {
    /** e.g. ["https://images.museum.example"] */
    pictures?: readonly string[];
    /** e.g. ["https://data.museum.example"] */
    downloads?: readonly string[];
  };
};

/** Gives an editor the types and explanations of every field. The values are checked by each command. */
export function definePortal(definition: PortalDefinition): PortalDefinition {
  return definition;
}
