import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { portalName } from '../../scripts/bootstrap/paths.mjs';
import { startPreview } from '../../scripts/preview/start-preview.ts';
import { launcher } from '../browser/browser.ts';
import { median } from '../browser/measure-by-turns.ts';

const times = 3;

type Edit = { file: string; page: string; edit: (text: string, mark: string) => string };
type Open = (path: string) => Promise<Page>;

/** For each kind of source: a file, a visible edit, and the page that shows it. */
const edits: Record<'guide' | 'yaml' | 'component', Edit> = {
  guide: {
    file: `portals/${portalName}/docs/iiif.mdx`,
    page: '/docs/iiif',
    edit: (text, mark) => `${text}\n\n${mark}\n`,
  },
  yaml: {
    file: `portals/${portalName}/apis/catalogue.yaml`,
    page: '/api/catalogue',
    edit: (text, mark) => text.replace(/^( {6}summary: )(.+)$/m, `$1${mark}`),
  },
  component: {
    file: 'site/src/page-as-markdown/page-as-markdown.tsx',
    page: '/docs/iiif',
    edit: (text, mark) => text.replace('View as Markdown', mark),
  },
};

/**
 * How long `npm run dev` takes in a folder with warm caches, in seconds: until a browser shows a
 * page, and from saving a file to seeing the change without reloading. Each edit is made three
 * times and undone; the median counts.
 */
export async function timePreview(
  clone: string,
): Promise<{ ready: number; guide: number; yaml: number; component: number }> {
  const launch = await launcher();
  const browser = await launch();
  try {
    // The bundler's cache is warm after the first start, whatever was built before.
    await withPreview(clone, browser, async () => {});
    const started = performance.now();
    return await withPreview(clone, browser, async (open) => {
      const ready = secondsSince(started);
      const time = async (edit: Edit) => timeEdit(clone, edit, await open(edit.page));
      const guide = await time(edits.guide);
      const yaml = await time(edits.yaml);
      return { ready, guide, yaml, component: await time(edits.component) };
    });
  } finally {
    await browser.close();
  }
}

async function withPreview<T>(
  clone: string,
  browser: Browser,
  work: (open: Open) => Promise<T>,
): Promise<T> {
  const preview = await startPreview(clone);
  try {
    const open: Open = async (path) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      await page.goto(new URL(path, preview.url).href);
      await page.locator('main h1').waitFor();
      return page;
    };
    await (await open('/docs/iiif')).close();
    return await work(open);
  } finally {
    await preview.stop();
  }
}

async function timeEdit(clone: string, { file, edit }: Edit, page: Page): Promise<number> {
  const path = join(clone, file);
  const before = await readFile(path, 'utf8');
  const taken: number[] = [];
  try {
    for (let turn = 1; turn <= times; turn += 1) {
      const mark = `Edit number ${turn}`;
      const edited = edit(before, mark);
      if (edited === before) throw new Error(`${file} has nothing to edit`);
      const seen = page.getByText(mark).first();
      const started = performance.now();
      await writeFile(path, edited);
      await seen.waitFor({ state: 'attached' });
      taken.push(secondsSince(started));
      await writeFile(path, before);
      await seen.waitFor({ state: 'detached' });
    }
  } finally {
    await writeFile(path, before);
    await page.close();
  }
  return median(taken);
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
