import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
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

type FrontMatter = Partial<WrittenPage> & { slug?: string; draft?: boolean; unlisted?: boolean };

/** None for a page that is not published, or that nobody should come across. */
function pageOf(file: string, base: string, source: string): WrittenPage[] {
  const [, matter = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(source) ?? [];
  const { title, description, slug, draft, unlisted } = (parse(matter) ?? {}) as FrontMatter;
  if (draft === true || unlisted === true) return [];
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error(`${file} needs a title and a description in its front matter`);
  }
  const path = base + placeOf(file, slug);
  const group = `${path}/`.startsWith(`${base}/examples/`) ? 'Examples' : 'Guides';
  return [{ path, title, description, group, source }];
}

/** Below the base: by its slug, which may be relative to its folder, or by its name. */
function placeOf(file: string, slug: string | undefined): string {
  const name = `/${file.replace(/\.mdx?$/, '')}`;
  if (slug === undefined) return name.replace(/\/index$/, '');
  return new URL(slug, `https://site.example${name}`).pathname.replace(/\/$/, '');
}
