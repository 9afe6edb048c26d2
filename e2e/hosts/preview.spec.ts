import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { startPreview } from '../../scripts/preview/start-preview.ts';
import { portal } from '../portal.ts';

const source = `portals/${portal.id}`;

type Preview = Awaited<ReturnType<typeof startPreview>>;
type Edit = (file: string, change: (text: string) => string) => Promise<void>;

const test = base.extend<{ edit: Edit }, { preview: Preview }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const preview = await startPreview(root);
      await use(preview);
      await preview.stop();
    },
    // It may have to make the collection and run the tutorials first.
    { scope: 'worker', timeout: 900_000 },
  ],
  /** Changes a source until the test ends. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
  edit: async ({}, use) => {
    const before = new Map<string, string>();
    await use(async (file, change) => {
      const path = join(root, file);
      const text = before.get(path) ?? (await readFile(path, 'utf8'));
      before.set(path, text);
      const changed = change(text);
      expect(changed, `${file} is edited`).not.toBe(text);
      await writeFile(path, changed);
    });
    for (const [path, text] of before) await writeFile(path, text);
  },
});

// One preview, and one edit at a time.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 120_000 });

async function open(page: Page, { url }: Preview, path: string) {
  await page.goto(url + path);
  await expect(page.locator('main h1')).toBeVisible({ timeout: 120_000 });
}

const patiently = { timeout: 120_000 };

test.describe('the live preview', { tag: '@sweep' }, () => {
  test('follows a guide, and so does its search', async ({ page, preview, edit }) => {
    await open(page, preview, '/docs/iiif');
    await edit(`${source}/docs/iiif.mdx`, (text) => `${text}\n\n## Zebrafinch plumage\n\nWords.\n`);
    await expect(page.getByRole('heading', { name: 'Zebrafinch plumage' })).toBeVisible(patiently);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Search guides, examples and APIs' });
    const found = page.getByRole('option', { name: 'Zebrafinch plumage' });
    await expect(async () => {
      await field.fill('');
      await field.fill('zebrafinch');
      await expect(found).toBeVisible({ timeout: 2000 });
    }).toPass(patiently);
  });

  test('follows the code of a cell, and so does what it shows', async ({ page, preview, edit }) => {
    const tutorial = 'examples/exploring-collections-apis';
    await open(page, preview, `/docs/${tutorial}`);
    await edit(`${source}/docs/${tutorial}.mdx`, (text) =>
      text.replace(/^```ts cell.*\n/m, "$&show(['zebra', 'finch'].join(' of '));\n"),
    );
    await expect(page.getByText('zebra of finch')).toBeVisible(patiently);
  });

  test('follows a description, in the reference and in the sandbox', async ({
    page,
    preview,
    edit,
  }) => {
    const refused = `${preview.url}/sandbox/catalogue/v2/works?sort=production.dates&sortOrder=none`;
    const status = async () => (await fetch(refused)).status;
    expect(await status()).toBe(400);
    await open(page, preview, '/api/catalogue');
    await edit(`${source}/apis/catalogue.yaml`, (text) =>
      text
        .replace(/^( {6}summary: ).+$/m, '$1Zebrafinches by plumage')
        .replace('enum: [asc, desc]', 'enum: [asc, desc, none]')
        .replace('          desc: Newest first.\n', '$&          none: In no order.\n'),
    );
    await expect(page.getByText('Zebrafinches by plumage').first()).toBeAttached(patiently);
    await expect.poll(status, patiently).toBe(200);
  });

  test('follows a component', async ({ page, preview, edit }) => {
    await open(page, preview, '/docs/iiif');
    await edit('site/src/page-as-markdown/page-as-markdown.tsx', (text) =>
      text.replace('View as Markdown', 'Zebrafinch as Markdown'),
    );
    await expect(page.getByRole('link', { name: 'Zebrafinch as Markdown' })).toBeVisible(patiently);
  });

  test('shows the pictures of a guide', async ({ page, preview }) => {
    await open(page, preview, '/docs/iiif');
    const pictures = page.locator('main a[href*="/sandbox/image/"] > img');
    await expect.poll(() => pictures.count(), patiently).toBeGreaterThan(10);
    for (const picture of [pictures.first(), pictures.last()]) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0, patiently);
    }
  });

  test('asks for a restart after an edit of portal.ts, and shows only the old one until then', async ({
    page,
    preview,
    edit,
  }) => {
    await open(page, preview, '/');
    await expect(page).toHaveTitle(/Developers$/, patiently);
    const title = await page.title();
    await edit(`${source}/portal.ts`, (text) =>
      text.replace(/shortName: '[^']+'/, "shortName: 'Zebrafinch'"),
    );
    await expect
      .poll(preview.output, patiently)
      .toContain(`${source}/portal.ts has changed, and the preview reads it only when it starts`);
    await open(page, preview, '/');
    await expect(page).toHaveTitle(title);
    await expect(page.getByText('Zebrafinch')).toHaveCount(0);
  });
});
