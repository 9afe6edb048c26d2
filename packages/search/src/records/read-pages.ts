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
  return Promise.all(
    files.map(async (file) => pageOf(file, base, await readFile(join(folder, file), 'utf8'))),
  );
}

function pageOf(file: string, base: string, source: string): WrittenPage {
  const [, matter = ''] = /^---\r?\n(.*?)\r?\n---/s.exec(source) ?? [];
  const { title, description } = (parse(matter) ?? {}) as Partial<WrittenPage>;
  if (typeof title !== 'string' || typeof description !== 'string') {
    throw new Error(`${file} needs a title and a description in its front matter`);
  }
  const path = `${base}/${file.replace(/\.mdx?$/, '')}`.replace(/\/index$/, '');
  const group = `${path}/`.startsWith(`${base}/examples/`) ? 'Examples' : 'Guides';
  return { path, title, description, group, source };
}
