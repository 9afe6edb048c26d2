import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { parse } from 'yaml';
import type { WrittenPage } from './page-records.ts';

/** All pages below a folder of MDX, e.g. `docs/iiif.mdx` as `/docs/iiif`. */
export async function readPages(folder: string, base: string): Promise<WrittenPage[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll(sep, '/'),
  );
  const files = names.filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name)).sort();
  const pages = files.map(async (file) =>
    pageOf(file, base, await readFile(join(folder, file), 'utf8')),
  );
  return (await Promise.all(pages)).flat();
}

type Place = { id?: string | number; slug?: string | number };
type FrontMatter = Partial<WrittenPage> & Place & { draft?: boolean; unlisted?: boolean };

/** None for a page that is not published, or that nobody should come across. */
function pageOf(file: string, base: string, source: string): WrittenPage[] {
  const [, matter = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(source) ?? [];
  const { title, description, draft, unlisted, ...place } = (parse(matter) ?? {}) as FrontMatter;
  if (draft === true || unlisted === true) return [];
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error(`${file} needs a title and a description in its front matter`);
  }
  const path = base + placeOf(file, place);
  const group = `${path}/`.startsWith(`${base}/examples/`) ? 'Examples' : 'Guides';
  return [{ path, title, description, group, source }];
}

/**
 * Below the base, by the rules of Docusaurus: a slug may be relative to its folder, a page with the
 * name of its folder is its index, and numbers in front of names only put them in order.
 */
function placeOf(file: string, { id, slug }: Place): string {
  const { dir, name } = posix.parse(file);
  const isIndex = ['index', 'readme', posix.basename(dir).toLowerCase()].includes(
    name.toLowerCase(),
  );
  const folder = `/${dir}/`.replace(/\/+/g, '/').split('/').map(withoutNumber).join('/');
  const last = slug ?? (isIndex ? '.' : (id ?? withoutNumber(name)));
  return posix.resolve(folder, String(last)).replace(/\/$/, '');
}

/** `02-maps` -> `maps`; a date or a version, such as `2026-11-maps`, stays. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}
