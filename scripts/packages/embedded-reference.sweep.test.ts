import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { requireProgram } from '../programs/find-program.ts';
import { installPacked } from './install-packed.fixture.ts';
import { packPackages } from './pack-packages.ts';
import { inScope } from './published.ts';
import { type LocalServer, serveFolder } from './serve-locally.fixture.ts';

type Look = { backgroundColor: string; unstyled: string[] };

const mostLines = 10;
const html = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Loans</title>
<link rel="icon" href="data:,">
<div id="root"></div>
<script type="module" src="/main.tsx"></script>
</html>
`;

let archives: string;
let project: string;
let browser: Browser;
let site: LocalServer;

/** The program that the README shows, so that it stays true. */
async function programOfReadme(): Promise<string> {
  const text = await readFile(join(root, 'packages/reference/README.md'), 'utf8');
  const [, program = ''] = /```tsx\n(.*?)```/s.exec(text) ?? [];
  return inScope(program);
}

beforeAll(async () => {
  archives = await mkdtemp(join(tmpdir(), 'archives-'));
  project = await mkdtemp(join(tmpdir(), 'embedded-reference-'));
  await packPackages(archives);
  await mkdir(join(project, 'public'));
  await writeFile(join(project, 'index.html'), html);
  await writeFile(join(project, 'main.tsx'), await programOfReadme());
  const description = join(root, 'scripts/packages/stock-site/apis/loans.yaml');
  await copyFile(description, join(project, 'public/openapi.yaml'));
  await installPacked(project, archives, {}, 'module');
  const esbuild = { jsx: 'automatic' } as const;
  await build({ root: project, configFile: false, logLevel: 'error', esbuild });
  site = await serveFolder(join(project, 'dist'));
  browser = await chromium.launch({ executablePath: await requireProgram('Chromium') });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  site?.stop();
  for (const folder of [archives, project]) await rm(folder, { recursive: true, force: true });
});

/** Whatever a page reports as wrong, or asks of another host, from now on. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site.url) problems.push(request.url());
  });
  return problems;
}

async function open(path = ''): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems = watchProblems(page);
  await page.goto(`${site.url}/${path}`);
  return { page, problems };
}

describe('the program of the README, with all packages in an empty project', {
  timeout: 120_000,
}, () => {
  it('has at most ten lines', async () => {
    const lines = (await programOfReadme()).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.length).toBeLessThanOrEqual(mostLines);
  });

  it('shows operations, samples and schemas, and asks no other host for anything', async () => {
    const { page, problems } = await open();
    await page.getByRole('heading', { level: 1, name: 'Inter-library loans' }).waitFor();
    for (const name of ['List loans', 'One loan']) {
      await page.getByRole('heading', { level: 3, name }).waitFor();
    }
    await page.getByRole('heading', { name: 'Loan', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Python' }).first().click();
    await page.getByText("'https://loans.example/api/loans'").first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  it('has its styles, without any of the page', async () => {
    const { page } = await open();
    const button = page.getByRole('button', { name: /^Try it/ }).first();
    await button.waitFor();
    const { backgroundColor, unstyled } = await page.evaluate<Look>(`({
      backgroundColor: getComputedStyle(document.querySelector('[data-try]')).backgroundColor,
      unstyled: [...document.querySelectorAll('main *')]
        .filter((one) => getComputedStyle(one).boxSizing !== 'border-box')
        .map(({ outerHTML }) => outerHTML),
    })`);
    expect(backgroundColor).toBe('rgb(37, 87, 167)');
    expect(unstyled).toEqual([]);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(width).toBe(0);
    await page.close();
  });

  it('opens a console, also by its address', async () => {
    const { page, problems } = await open();
    await page.getByRole('button', { name: 'Try it: One loan' }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await page.goto(`${site.url}/?op=getLoan&id=l-7#getLoan`);
    const field = page.getByRole('textbox', { name: /^id/ });
    await field.waitFor();
    expect(await field.inputValue()).toBe('l-7');
    expect(problems).toEqual([]);
    await page.close();
  });

  it('has nothing that axe objects to, with a console open', async () => {
    const { page } = await open('?op=listLoans#listLoans');
    await page.getByRole('button', { name: 'Send' }).waitFor();
    const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    await page.addScriptTag({ path: file });
    const found = await page.evaluate<string[]>(
      `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => id + ': ' + html)))`,
    );
    expect(found).toEqual([]);
    await page.close();
  });

  it('says what is wrong if the description is not there', async () => {
    const page = await browser.newPage();
    await page.route('**/openapi.yaml', (route) => route.fulfill({ status: 404 }));
    await page.goto(site.url);
    await page.getByRole('alert').getByText('/openapi.yaml answered 404').waitFor();
    await page.close();
  });
});
