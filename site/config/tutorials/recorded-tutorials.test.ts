import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell } from '@portal/cells';
import { parseCells } from '@portal/cells/markdown';
import { portalFolders } from '@portal/portal/folders';
import { expect, it } from 'vitest';
import { runsPython } from './recorded-tutorials';

/** Whether a site runs Python whose pages have these cells. */
async function siteOf(pages: readonly (readonly Cell[])[]): Promise<boolean> {
  const generated = await mkdtemp(join(tmpdir(), 'recorded-'));
  try {
    await mkdir(join(generated, 'tutorials'));
    for (const [at, cells] of pages.entries()) {
      const file = join(generated, 'tutorials', `${at}.json`);
      await writeFile(file, JSON.stringify({ slug: `${at}`, cells, outputs: {}, pictures: [] }));
    }
    return await runsPython(generated);
  } finally {
    await rm(generated, { recursive: true });
  }
}

const fence = (language: string, code: string) =>
  parseCells(`\`\`\`${language} cell\n${code}\n\`\`\`\n`);

it.each([
  ['no pages with cells', [], false],
  ['cells in other languages', [fence('ts', '1;'), fence('r', '1')], false],
  ['Python that needs packages', [fence('python', 'import pandas')], false],
  ['Python that needs none', [fence('ts', '1;'), fence('python', 'import json')], true],
  [
    'both on one page, where no cell runs',
    [[...fence('python', 'import json'), ...fence('python', 'import pandas')]],
    false,
  ],
  [
    'both on two pages',
    [fence('python', 'import pandas'), fence('python', 'from portal_client import Client')],
    true,
  ],
])('a site with %s runs Python, or not', async (_, pages, expected) => {
  expect(await siteOf(pages)).toBe(expected);
});

it('the starter does not', async () => {
  const docs = join(portalFolders('starter').portal, 'docs');
  const files = (await readdir(docs, { recursive: true })).filter((file) => file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (file) => parseCells(await readFile(join(docs, file), 'utf8'))),
  );
  expect(pages.flat().length).toBeGreaterThan(0);
  expect(await siteOf(pages)).toBe(false);
});

it('nor does a site where nothing was recorded', async () => {
  expect(await runsPython('/nowhere')).toBe(false);
});
