import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export function countElements(html: string) {
  // A browser that runs scripts treats the content as one text.
  return html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<[a-z]/g)?.length ?? 0;
}

type Page = { path: string; elements: number; bytes: number };

async function measured(dir: string, file: string): Promise<Page> {
  const path = `/api/${file.replace(/\.html$/, '')}`;
  const elements = countElements(await readFile(join(dir, 'api', file), 'utf8'));
  return { path, elements, bytes: (await stat(join(dir, 'api', file))).size };
}

/**
 * The heaviest pages of the large reference: the overview, and those with the most elements and the
 * most bytes, for operations and for schemas. The others can only be faster.
 * @param dir of the build
 */
export async function heaviestPages(dir: string): Promise<{ path: string; what: string }[]> {
  const files = (await readdir(join(dir, 'api/large'))).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(files.map((file) => measured(dir, `large/${file}`)));
  const overview = await measured(dir, 'large.html');
  const isSchemas = ({ path }: Page) => /\/schemas(-page-\d+)?$/.test(path);
  const most = (list: readonly Page[], measure: 'elements' | 'bytes') =>
    list.toSorted((a, b) => b[measure] - a[measure])[0];
  const operations = pages.filter((page) => !isSchemas(page));
  const schemas = pages.filter(isSchemas);
  const chosen: [page: Page | undefined, what: string][] = [
    [overview, 'the overview'],
    [most(operations, 'elements'), 'most elements of operations'],
    [most(operations, 'bytes'), 'most bytes of operations'],
    [most(schemas, 'elements'), 'most elements of schemas'],
    [most(schemas, 'bytes'), 'most bytes of schemas'],
  ];
  const words = new Map<string, string>();
  for (const [page, what] of chosen) {
    if (!page) continue;
    const { path, elements } = page;
    const before = words.get(path);
    words.set(path, before ? `${before}, ${what}` : `${elements} elements, ${what}`);
  }
  console.log(`\n${pages.length + 1} pages; the heaviest are measured.`);
  return [...words].map(([path, what]) => ({ path, what }));
}
