import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Api } from '../../../packages/contract/src/index.ts';
import { hasSandbox, type Portal } from '../../../packages/portal/src/index.ts';
import { reservedFolders } from '../../../packages/portal/src/read-portal.ts';
import { addressOfPage, planPages } from '../../../packages/reference/src/pages/index.ts';
import { type PageSource, readPageSources } from '../../../packages/search/src/records/index.ts';
import { referenceBase } from '../../../site/config/apis/described-apis.ts';
import { referenceOptions } from '../../../site/config/apis/reference.ts';
import { componentPages, searchPage } from '../../../site/config/navigation/component-pages.ts';
import { addedFiles, homePages } from '../../../site/config/navigation/own-pages.ts';
import { clientLibraryFiles } from '../../packages/client-libraries.ts';
import { type Guide, readGuide } from './read-guide.ts';
import { referenceIds } from './reference-ids.ts';

/** By path, with the ids on a page; undefined where only the build knows them. */
type Addresses = Map<string, ReadonlySet<string> | undefined>;

export type WrittenPage = { path: string; file: string; guide: Guide };

export type SiteAddresses = {
  /** What Docusaurus takes for pages. */
  pages: Addresses;
  /** The same, and the files and redirects beside them. */
  served: Addresses;
  /** Folders of which not even the pages are known, because a description cannot be read. */
  unknownPages: string[];
  /** Folders of which only the build knows the files, or that answer requests, e.g. "/sandbox/" */
  unchecked: string[];
  /** The guides, the pages beside the home page, and the Markdown that each shows. */
  written: WrittenPage[];
  /** How a sidebar names the guides. */
  guideIds: string[];
};

/** Folders of the site that only a build fills. */
const builtFolders = [
  ...reservedFolders,
  ...['guide-pictures', 'icons', 'programs', 'social-cards'],
  ...['tutorial-files', 'tutorial-pictures', 'tutorial-results'],
].map((name) => `/${name}/`);

/**
 * Where everything on a portal's site will be, before anything is built.
 * @param apis undefined if their descriptions cannot be read
 */
export async function siteAddresses(
  portal: Portal,
  folder: string,
  apis: readonly Api[] | undefined,
): Promise<SiteAddresses> {
  const docs = join(folder, 'docs');
  const sources = (await readPageSources(docs, '/docs')).filter(({ isDraft }) => !isDraft);
  const guides = sources.map((one) => withParts(one.path, join(docs, one.file), one));
  const beside = (await homePages(join(folder, 'home'))).map(({ path, file }) =>
    withParts(path, join(folder, 'home', file)),
  );
  const home = ['_request.mdx', '_answer.mdx']
    .map((name) => join(folder, 'home', name))
    .filter((file) => portal.home.firstRequest && existsSync(file))
    .map((file) => withParts('/', file));
  const pages: Addresses = new Map([
    ...[...componentPages(portal), searchPage].map(({ path }) => [path, undefined] as const),
    ...referencePages(portal, apis ?? []),
    ...[...guides, ...beside].map((parts) => [parts[0]?.path ?? '', idsOf(parts)] as const),
  ]);
  const unknownPages = apis ? [] : [`/${referenceBase}/`];
  const files = [
    ...addedFiles,
    ...['/manifest.webmanifest', '/plates/favicon.svg', '/docs/changelog.atom'],
    ...[...pages.keys()].map((path) => (path === '/' ? '/index.md' : `${path}.md`)),
    ...(apis ?? []).flatMap(referenceFiles),
    ...(portal.redirects ?? []).map(({ from }) => from),
    ...['light', 'dark'].flatMap((mode) =>
      ['logo', ...Object.keys(portal.brand.plates ?? {})].map(
        (name) => `/plates/${name}.${mode}.svg`,
      ),
    ),
    ...(portal.clientLibraries
      ? Object.values(clientLibraryFiles()).map((name) => `/downloads/${name}`)
      : []),
    ...filesBelow(join(folder, 'static')),
  ];
  return {
    pages,
    served: new Map([...files.map((path) => [path, undefined] as const), ...pages]),
    unknownPages,
    unchecked: [...[...builtFolders, ...unknownPages], ...requestFolders(portal)],
    written: [...guides, ...beside, ...home].flat(),
    guideIds: sources.map(({ id }) => id),
  };
}

/** The folders of this site that answer requests: the sandbox, and live services such as "/collection/v1/" */
export function requestFolders(portal: Portal): string[] {
  const { apis, siteUrl } = portal;
  const own = apis.flatMap(({ liveHost, basePath }) =>
    liveHost === siteUrl && basePath !== '' ? [`${basePath}/`] : [],
  );
  return [...(hasSandbox(portal) ? ['/sandbox/'] : []), ...own];
}

/** A page and the Markdown that it imports, which is part of it. */
function withParts(
  path: string,
  file: string,
  { source }: Partial<PageSource> = {},
): WrittenPage[] {
  const guide = readGuide(source ?? readFileSync(file, 'utf8'));
  const shown = guide.shown.map((name) => resolve(file, '..', name)).filter(existsSync);
  return [{ path, file, guide }, ...shown.flatMap((one) => withParts(path, one))];
}

function idsOf(parts: readonly WrittenPage[]): ReadonlySet<string> | undefined {
  if (parts.some(({ guide }) => guide.hasOwnComponents)) return undefined;
  return new Set(parts.flatMap(({ guide }) => [...guide.ids]));
}

function referencePages(portal: Portal, apis: readonly Api[]) {
  const { intro = {} } = referenceOptions(portal);
  return apis.flatMap((api) => {
    const { splitAbove } = portal.apis.find(({ id }) => id === api.id) ?? {};
    return planPages(api, splitAbove).map((page) => {
      const path = addressOfPage(`/${referenceBase}/${api.id}`, page);
      return [path, referenceIds(api, page, intro[api.id]?.extra?.id)] as const;
    });
  });
}

function referenceFiles(api: Api): string[] {
  const endings = ['openapi.yaml', 'openapi.json', 'postman.json', 'http'];
  const parts = [...api.operations.map(({ id }) => id), ...Object.keys(api.schemas)];
  return [...endings, ...parts.map((name) => `${name}.md`)].map(
    (ending) => `/${referenceBase}/${api.id}.${ending}`,
  );
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.replaceAll('\\', '/')}`,
  );
}
