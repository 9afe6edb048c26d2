import { readdir, readFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { parse } from 'yaml';
import type { WrittenPage } from './page-records.ts';

type Source = { file: string; source: string };

/** All pages below a folder of MDX, e.g. `docs/iiif.mdx` as `/docs/iiif`. */
export async function readPages(folder: string, base: string): Promise<WrittenPage[]> {
  return (await readSources(folder)).flatMap((one) => pageOf(one, base));
}

/** A page as it is written, published or not. */
export type PageSource = Source & {
  /** e.g. `/docs/iiif` */
  path: string;
  /** How a sidebar names it, e.g. `examples/maps` for `examples/02-maps.mdx` */
  id: string;
  /** Whether a build leaves it out */
  isDraft: boolean;
};

/** All of them, also those that nobody should come across. */
export async function readPageSources(folder: string, base: string): Promise<PageSource[]> {
  const sources = await readSources(folder);
  return sources.map(({ file, source }) => {
    const { draft, ...place } = frontMatterOf(source);
    return {
      ...{ file, source, isDraft: draft === true },
      path: base + placeOf(file, place),
      id: idOf(file, place),
    };
  });
}

async function readSources(folder: string): Promise<Source[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll(sep, '/'),
  );
  const files = names.filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name)).sort();
  return Promise.all(
    files.map(async (file) => ({ file, source: await readFile(join(folder, file), 'utf8') })),
  );
}

type Place = { id?: string | number; slug?: string | number };
type FrontMatter = Partial<WrittenPage> & Place & { draft?: boolean; unlisted?: boolean };

/** None for a page that is not published, or that nobody should come across. */
function pageOf({ file, source }: Source, base: string): WrittenPage[] {
  const { title, description, draft, unlisted, ...place } = frontMatterOf(source);
  if (draft === true || unlisted === true) return [];
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error(`${file} needs a title and a description in its front matter`);
  }
  const path = base + placeOf(file, place);
  const group = `${path}/`.startsWith(`${base}/examples/`) ? 'Examples' : 'Guides';
  return [{ path, title, description, group, source }];
}

function frontMatterOf(source: string): FrontMatter {
  const [, matter = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(source) ?? [];
  return parse(matter) ?? {};
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

function idOf(file: string, { id }: Place): string {
  const { dir, name } = posix.parse(file);
  const folders = dir === '' ? [] : dir.split('/').map(withoutNumber);
  return [...folders, String(id ?? withoutNumber(name))].join('/');
}

/** `02-maps` -> `maps`; a date or a version, such as `2026-11-maps`, stays. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}
