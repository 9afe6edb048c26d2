import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { requireProgram } from '../programs/find-program.ts';
import { installPacked, run } from './install-packed.fixture.ts';
import { packPackages } from './pack-packages.ts';
import { type LocalServer, serveFolder, startEcho } from './serve-locally.fixture.ts';

let archives: string;
let browser: Browser;
let echo: LocalServer;

beforeAll(async () => {
  archives = await mkdtemp(join(tmpdir(), 'archives-'));
  await packPackages(archives);
  echo = await startEcho();
  browser = await chromium.launch({ executablePath: await requireProgram('Chromium') });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  echo?.stop();
  await rm(archives, { recursive: true, force: true });
});

/** Whatever a page reports as wrong, from now on. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

describe.each([
  { title: 'React 18', dependencies: { react: '^18.3.1', 'react-dom': '^18.3.1' }, major: 18 },
  { title: 'the React that npm chooses', dependencies: {}, major: undefined },
])('all packages in an empty project, with $title', ({ dependencies, major }) => {
  let project: string;
  let site: LocalServer;

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'react-project-'));
    await cp(join(root, 'scripts/packages/react-project'), project, { recursive: true });
    await installPacked(project, archives, dependencies, 'module');
    const loans = join(root, 'scripts/packages/stock-site/apis/loans.yaml');
    const program = `
      import { readFile, writeFile } from 'node:fs/promises';
      import { parseDescription, toApi } from '@portal/contract/node';
      const text = (await readFile(${JSON.stringify(loans)}, 'utf8'))
        .replace('https://loans.example', ${JSON.stringify(echo.url)});
      await writeFile('api.json', JSON.stringify(toApi(parseDescription(text).document, 'loans')));
    `;
    await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: project });
    const esbuild = { jsx: 'automatic' } as const;
    await build({ root: project, configFile: false, logLevel: 'error', esbuild });
    site = await serveFolder(join(project, 'dist'));
  }, 600_000);
  afterAll(async () => {
    site?.stop();
    await rm(project, { recursive: true, force: true });
  });

  it('are bundled with one React, of that version', async () => {
    const file = join(project, 'node_modules/react/package.json');
    const { version } = JSON.parse(await readFile(file, 'utf8'));
    if (major) expect(version.split('.')[0]).toBe(String(major));
    const { stdout } = await run('npm', ['ls', 'react', '--all', '--json'], { cwd: project });
    const versions = [...stdout.matchAll(/"react": \{\s*"version": "([^"]+)"/g)].map(
      ([, one]) => one,
    );
    expect([...new Set(versions)]).toEqual([version]);
  });

  it('are shown in a browser, and a console sends a request', async () => {
    const page = await browser.newPage();
    const problems = watchProblems(page);
    await page.goto(site.url);
    await page.getByRole('heading', { level: 1, name: 'Inter-library loans' }).waitFor();
    await page.getByText('https://loans.example/image/l-1/full/300,/0/default.jpg').waitFor();
    await page.getByRole('link', { name: 'CC0 1.0', exact: true }).waitFor();
    await page.getByRole('tree', { name: 'Loans' }).getByText('A book of birds').waitFor();
    const rule = await page.evaluate<string>(
      `getComputedStyle(document.documentElement).getPropertyValue('--portal-rule')`,
    );
    expect(rule).toBe('#dadde1');
    await page.getByRole('button', { name: 'Send' }).click();
    // In quotes only in the response: the page itself names the operation.
    await page.getByText('"GET /api/loans"').waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });
});
