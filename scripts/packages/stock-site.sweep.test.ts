import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { requireProgram } from '../programs/find-program.ts';
import { installPacked, run } from './install-packed.fixture.ts';
import { packPackages } from './pack-packages.ts';
import { type LocalServer, serveFolder, startEcho } from './serve-locally.fixture.ts';

const parts = ['core', 'faster', 'plugin-content-blog', 'plugin-content-docs'];
const more = ['plugin-content-pages', 'plugin-sitemap', 'theme-classic'];
let folders: string[] = [];
const servers: LocalServer[] = [];
let browser: Browser;
let site: string;

beforeAll(async () => {
  const [archives = '', project = ''] = await Promise.all(
    ['archives-', 'stock-site-'].map((name) => mkdtemp(join(tmpdir(), name))),
  );
  folders = [archives, project];
  await packPackages(archives, ['contract', 'iiif', 'ui', 'reference']);
  await cp(join(root, 'scripts/packages/stock-site'), project, { recursive: true });
  const echo = await startEcho();
  servers.push(echo);
  await writeFile(
    join(project, 'src/transports.ts'),
    `import type { Transport } from '@portal/reference/transport';

export const transportsFor = (): Transport[] => [
  {
    id: 'live',
    label: 'Live',
    baseUrl: () => '${echo.url}',
    send: (request, signal) => fetch(request, { signal }),
  },
];
`,
  );
  const { dependencies } = JSON.parse(await readFile(join(root, 'site/package.json'), 'utf8'));
  const version = dependencies['@docusaurus/core'];
  const packages = {
    ...Object.fromEntries([...parts, ...more].map((part) => [`@docusaurus/${part}`, version])),
    ...{ '@mdx-js/react': dependencies['@mdx-js/react'], clsx: dependencies.clsx },
    ...{ react: dependencies.react, 'react-dom': dependencies['react-dom'] },
  };
  await installPacked(project, archives, packages);
  const program = join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = { ...process.env, NODE_ENV: 'production', DOCUSAURUS_DISABLE_TELEMETRY: '1' };
  await run(process.execPath, [program, 'build'], { cwd: project, env, maxBuffer: 1e8 });
  const pages = await serveFolder(join(project, 'build'));
  servers.push(pages);
  site = pages.url;
  browser = await chromium.launch({ executablePath: await requireProgram('Chromium') });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('the reference in a stock Docusaurus site', { timeout: 120_000 }, () => {
  it('shows a foreign description, and its console sends a request', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${site}/api/loans`);
    await page.getByRole('heading', { level: 1, name: 'Inter-library loans' }).waitFor();
    await page.getByRole('button', { name: 'Try it' }).first().click();
    await page.getByRole('button', { name: 'Send' }).first().click();
    // In quotes only in the answer: the page itself names the operation.
    await page.getByText('"GET /api/loans"').waitFor();
    expect(problems).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'has a value for every colour when it is %s',
    async (mode) => {
      const page = await browser.newPage({ colorScheme: mode });
      await page.goto(`${site}/api/loans`);
      const names = ['paper', 'ink', 'soft', 'rule', 'accent', 'on-accent', 'wash', 'danger'];
      const colours = await page.evaluate<string[]>(
        `${JSON.stringify(names)}.map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue('--portal-' + name).trim())`,
      );
      expect(colours.filter((colour) => colour === '')).toEqual([]);
      expect(new Set(colours).size).toBeGreaterThan(5);
    },
  );
});
