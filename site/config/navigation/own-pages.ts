import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '@portal/portal';
import { absentPages } from '@portal/reference/absent-pages';
import { readPageSources } from '@portal/search/records';
import { describedApis, referenceBase } from '../apis/described-apis';
import type { PortalFolders } from '../portal-folders';
import { componentPages, searchPage } from './component-pages';

/** What a build adds at the top of the site. */
export const addedFiles = ['/llms.txt', '/llms-full.txt', '/robots.txt', '/sitemap.xml'];

/**
 * Whether the portal has a page or a file at a path within it, before anything is built. Of the
 * reference, only the API counts: what is on its pages is known to the build alone.
 */
export async function ownPages(
  portal: Portal,
  folders: PortalFolders,
): Promise<(path: string) => boolean> {
  const apis = describedApis(portal).map(({ id }) => id);
  const isAbsent = absentPages(referenceBase, apis);
  const pages = new Set([
    ...componentPages(portal).map(({ path }) => path),
    ...(await readPageSources(join(folders.portal, 'docs'), '/docs')).map(({ path }) => path),
    ...(await homePages(join(folders.portal, 'home'))).map(({ path }) => path),
    ...(portal.redirects ?? []).map(({ from }) => from),
    searchPage.path,
  ]);
  return (given) => {
    const path = decoded(given).replace(/(.)\/$/, '$1');
    if (path.startsWith(`/${referenceBase}/`)) return !isAbsent(path);
    return (
      pages.has(path.replace(/\.md$/, '')) ||
      addedFiles.includes(path) ||
      isFile(join(folders.portal, 'static', path)) ||
      isFile(join(folders.build, 'files', path))
    );
  };
}

/** Pages beside the home page, e.g. `home/about.mdx`. */
export async function homePages(folder: string): Promise<{ path: string; file: string }[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names
    .filter((name) => /\.mdx?$/.test(name) && !name.startsWith('_'))
    .map((file) => ({ path: `/${file.replace(/\.mdx?$/, '')}`, file }));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\0', '');
  } catch {
    return path;
  }
}
