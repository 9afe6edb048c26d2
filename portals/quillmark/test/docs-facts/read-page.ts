import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalFolder } from '../folders.ts';
import { type Prose, readDescription, readMdx, readSettings } from './read-prose.ts';

const folders = ['apis', 'docs', 'docs/examples', 'docs/recipes', 'home', 'portal'];

/** Every file of the portal with prose in it, e.g. "docs/catalogue.mdx" */
export const pages: readonly string[] = folders
  .flatMap((folder) => readdirSync(join(portalFolder, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(mdx|ts|yaml)$/.test(file) && file !== 'apis/redocly.yaml')
  .concat('portal.ts');

export function sourceOf(page: string): string {
  return readFileSync(join(portalFolder, page), 'utf8');
}

function read(page: string, source: string): Prose {
  if (page.endsWith('.yaml')) return readDescription(source);
  return page.endsWith('.mdx') ? readMdx(source) : readSettings(source);
}

const proses = new Map<string, Prose>();

/** The prose of a page; reading a description takes a second, so it is read once. */
export function readPage(page: string, source = sourceOf(page)): Prose {
  const prose = proses.get(source) ?? read(page, source);
  proses.set(source, prose);
  return prose;
}
