import { ownHandlers, sandboxServices } from '@portal/sandbox/services';
import * as z from 'zod';
import type { PortalDefinition, SidebarEntry } from './definition.ts';
import { isPlainOrigin } from './plain-origin.ts';

/** A field with one message for anything wrong with it, which describes what would be valid. */
function wanted<Type extends z.ZodType>(right: string, build: (error: Wording) => Type): Type {
  return build({ error: ({ input }) => `must be ${right}; ${found(input)}` });
}

type Wording = { error: (issue: { input: unknown }) => string };

function found(value: unknown): string {
  return value === undefined ? 'it is missing' : `found ${JSON.stringify(value)}`;
}

const filled = (error: Wording) => z.string(error).regex(/\S/, error);
const text = wanted('a non-empty string', filled);
const id = wanted('lower-case letters, digits and single hyphens, such as "objects"', (error) =>
  z.string(error).regex(/^(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/, error),
);

function isUrl(value: string, protocols: RegExp): boolean {
  return URL.canParse(value) && protocols.test(new URL(value).protocol);
}

function isBase(value: string): boolean {
  if (!isUrl(value, /^https?:$/) || !isPlainOrigin(new URL(value).origin)) return false;
  if (/\s/.test(value)) return false;
  const { search, hash, username, password } = new URL(value);
  return !search && !hash && !username && !password;
}

const address = (example: string, isRight: (value: string) => boolean) =>
  wanted(example, (error) => z.string(error).refine(isRight, error));
const webAddress = address('an https: or http: address', (value) => isUrl(value, /^https?:$/));
const linkAddress = address('an https:, http: or mailto: address', (value) =>
  isUrl(value, /^(https?|mailto):$/),
);
const page = address('the address of a page of this portal, such as "/docs/quickstart"', (value) =>
  /^\/(?!\/)\S*$/.test(value),
);
const origin = address(
  'an origin without a path, such as "https://images.museum.example"',
  (value) => isPlainOrigin(value),
);
/** Below one of these, Docusaurus would mistake a link to that folder for a full path. */
const ownFolders = ['api', 'docs', 'plates', 'sandbox', 'search', 'tutorial-files'];
const siteUrl = address(
  `the address of this site without a query, such as "https://museum.example/developers/", and not below one of the site's own folders (${ownFolders.join(', ')})`,
  (value) => isBase(value) && hasOwnPath(new URL(value).pathname),
);

function hasOwnPath(path: string): boolean {
  const whole = path.replace(/\/*$/, '/');
  return (
    /^\/([\w.~-]+\/)*$/.test(whole) &&
    !ownFolders.some((name) => whole === `/${name}/`) &&
    !/\/(index|[^/]*\.html)\//.test(whole)
  );
}

const liveBase = address(
  'a base URL such as "https://api.museum.example/v1", or a path on this site such as "/objects/v1"',
  (value) => isBase(value) || /^(\/[\w.~-]+)+$/.test(value),
);
const fileIn = (folder: string, example: string) =>
  address(`a file in the portal's folder "${folder}", such as "${example}"`, (value) =>
    new RegExp(`^${folder}/(?!.*(?:^|/)\\.\\.(?:/|$))[^\\\\]+$`).test(value),
  );

const list = <Item extends z.ZodType>(right: string, item: Item) =>
  wanted(`a list of ${right}`, (error) => z.array(item, error));
const fields = <Shape extends z.ZodRawShape>(right: string, shape: Shape) =>
  wanted(right, (error) => z.strictObject(shape, error));

const link = fields('a link, { label, href }', { label: text, href: linkAddress });
const pageLink = fields('a link, { label, to }', { label: text, to: page });
const links = list('links', link);
const pageLinks = list('links to pages', pageLink);
const truth = wanted('true or false', (error) => z.boolean(error));

const keys = address('keys joined by dots, such as "thumbnail.url"', (value) =>
  /^[^.\s]+(\.[^.\s]+)*$/.test(value),
);
const live = fields('{ label, suggestions, api, operation, parameter, values, answer }', {
  label: text,
  suggestions: list('words', text).max(3, 'must be at most three words'),
  api: text,
  operation: text,
  parameter: text,
  values: wanted('values of parameters by their names, such as { pageSize: 6 }', (error) =>
    z.record(z.string(), z.union([z.string(), z.number(), z.boolean()], error), error),
  ).optional(),
  answer: fields('{ results, picture, title, total }', {
    results: keys,
    picture: keys,
    title: keys,
    total: keys.optional(),
  }),
});

const home = fields('the texts of the home page, an object', {
  description: text,
  lead: text,
  actions: pageLinks,
  live: live.optional(),
  prints: list('plates with captions', fields('{ plate, caption }', { plate: text, caption: text }))
    .max(3, 'must be at most three plates')
    .optional(),
  firstRequest: fields('{ title, lead }', { title: text, lead: text }).optional(),
  apis: fields('{ title, lead }', { title: text, lead: text }),
  examples: fields('{ title, lead, featured, all }', {
    title: text,
    lead: text,
    featured: list('tutorials, each by the last part of its address', text),
    all: pageLink,
  }).optional(),
  paths: fields('{ title, lead, each }', {
    title: text,
    lead: text,
    each: list(
      'readers, { reader, words, steps }',
      fields('{ reader, words, steps }', { reader: text, words: text, steps: pageLinks }),
    ),
  }).optional(),
});

const sidebarEntry: z.ZodType<SidebarEntry> = z.lazy(() =>
  wanted(
    'the name of a page, such as "quickstart", a link { label, to } or a group { label, entries }',
    (error) =>
      z.union(
        [
          z.string().min(1),
          z.strictObject({ label: text, to: page }),
          z.strictObject({
            label: text,
            page: z.string().min(1).optional(),
            isOpen: z.boolean().optional(),
            entries: z.union([z.literal('apis'), z.array(sidebarEntry)]),
          }),
        ],
        error,
      ),
  ),
);

const picture = fields('a picture, { id, label }', { id: text, label: text });

const api = fields('an API, an object', {
  id,
  label: text,
  title: text.optional(),
  description: fileIn('apis', 'apis/objects.yaml').optional(),
  strict: truth.optional(),
  splitAbove: wanted('a number of operations, such as 80', (error) =>
    z.int(error).nonnegative(error),
  ).optional(),
  summary: text.optional(),
  introduction: text.optional(),
  homepage: webAddress.optional(),
  readOn: text.optional(),
  guide: page.optional(),
  card: fields('{ words, plate }', { words: text, plate: text.optional() }).optional(),
  live: liveBase.optional(),
  sandbox: wanted(
    `one of the sandbox's services, ${sandboxServices.join(', ')}, or "${ownHandlers}" for the portal's own handlers`,
    (error) => z.enum([...sandboxServices, ownHandlers], error),
  ).optional(),
  guideRequests: wanted('"sandbox" or "live"', (error) =>
    z.enum(['sandbox', 'live'], error),
  ).optional(),
  paths: list(
    'first parts of paths, such as "datasets"',
    address('the first part of a path, such as "datasets"', (value) => /^[\w.~-]+$/.test(value)),
  ).optional(),
  workbench: fields('{ pictures, readInstead }', {
    pictures: list('pictures', picture),
    readInstead: pageLink.optional(),
  }).optional(),
});

const typeface = fields('{ family, file, weights, fallback }', {
  family: address(
    'the name of a font family in letters, digits, spaces and hyphens, such as "Brygada 1918"',
    (value) => /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(value),
  ),
  file: address("a .woff2 file in the portal's folder or in an installed package", (value) =>
    value.endsWith('.woff2'),
  ),
  weights: address(
    'one weight such as "400", or the lowest and the highest such as "400 700"',
    (value) => {
      const [, least = '', most = least] = /^([1-9]\d{0,2})(?: ([1-9]\d{0,2}))?$/.exec(value) ?? [];
      return least !== '' && Number(least) <= Number(most);
    },
  ),
  fallback: wanted('"serif", "sans-serif" or "monospace"', (error) =>
    z.enum(['serif', 'sans-serif', 'monospace'], error),
  ),
});

const entryPoint = fields('a request, { path, shows }', { path: page, shows: text });

/** What portal.ts may contain, field by field. */
export const portalSchema = fields('a portal, as definePortal({ … }) returns it', {
  name: text,
  shortName: text,
  tagline: text,
  summary: text,
  url: siteUrl,
  licence: fields('{ name, href }', { name: text, href: webAddress }),
  sourceCode: link.optional(),
  contact: links,
  social: links,
  legal: links,
  announcement: fields('an announcement, { id, html, closeable }', {
    id: text,
    html: text,
    closeable: truth,
  }).optional(),
  editUrl: webAddress.optional(),
  feedbackUrl: linkAddress.optional(),
  brand: fields('the brand, { logo, tokens, typefaces, plates }', {
    logo: fileIn('brand', 'brand/logo.svg'),
    tokens: fileIn('brand', 'brand/tokens.css').optional(),
    typefaces: fields('{ heading, text, code }', {
      heading: typeface.optional(),
      text: typeface.optional(),
      code: typeface.optional(),
    }).optional(),
    plates: wanted(
      'a text alternative for each plate, by its name, such as { fern: "A fern" }',
      (error) => z.record(z.string(), text, error),
    ).optional(),
  }),
  home,
  apis: list('APIs', api),
  sidebar: list('guides', sidebarEntry),
  documentation: page,
  examples: page.optional(),
  glossary: page.optional(),
  footer: fields('{ documentation, more }', { documentation: pageLinks, more: pageLinks }),
  redirects: list(
    'addresses that have moved, { from, to }',
    fields('{ from, to }', { from: page, to: page }),
  ).optional(),
  sandboxPage: fields('{ description, lead, entryPoints }', {
    description: text,
    lead: text,
    entryPoints: list(
      'groups of requests',
      fields('{ title, entries }', { title: text, entries: list('requests', entryPoint) }),
    ),
  }).optional(),
  clientLibraries: truth.optional(),
  hosts: fields('{ pictures, downloads }', {
    pictures: list('origins', origin).optional(),
    downloads: list('origins', origin).optional(),
  }).optional(),
}) satisfies z.ZodType<PortalDefinition>;
