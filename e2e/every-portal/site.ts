import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, folders, portal } from '../portal.ts';
import { servedBy } from '../support/hosts/host-kinds.ts';
import { expect } from '../test.ts';

const { basePath, siteUrl } = portal;

/** Where the build is, without a trailing slash, e.g. "http://127.0.0.1:40961/developers" */
export const servedUrl = process.env.SERVED_URL ?? '';

/** Where a page of the portal is on its host: "/docs" may be "/developers/docs". */
export function at(path: string): string {
  return basePath + path.slice(1);
}

/** The address to request for a page: on a host that knows only files, the name of one. */
export function fileOf(path: string): string {
  if (servedBy.knowsPages) return path;
  return path === basePath ? `${path}index.html` : path.replace(/(?=[?#]|$)/, '.html');
}

/** Opens a page as the host allows, and waits until it reacts. */
export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(fileOf(path));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page).toHaveURL(path);
}

/** All pages by their paths on the host; each address must be one of the portal. */
export const pages = [
  ...readFileSync(join(build, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g),
].map(([, address = '']) => {
  if (address === siteUrl) return basePath;
  if (!address.startsWith(`${siteUrl}/`)) throw new Error(`${address} is not below ${siteUrl}.`);
  return address.slice(portal.origin.length);
});

const htmlOf = (path: string): string =>
  readFileSync(join(build, `${path.slice(basePath.length) || 'index'}.html`), 'utf8');

/** Pages with code that runs. */
export const tutorials = pages.filter((path) => htmlOf(path).includes('data-recorded='));

export const guides = pages.filter(
  (path) => `${path}/`.startsWith(at('/docs/')) && !tutorials.includes(path),
);

/** The sources of the guides, each with its address in the portal. */
export function guideSources(): { path: string; text: string }[] {
  const docs = join(folders.portal, 'docs');
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      path: `/docs/${file.replaceAll('\\', '/').replace(/(\/?index)?\.mdx$/, '')}`,
      text: readFileSync(join(docs, file), 'utf8'),
    }));
}

/** The APIs with a page. */
export const references = portal.apis.flatMap((api) =>
  api.file === undefined ? [] : [{ ...api, file: api.file, path: at(`/api/${api.id}`) }],
);
