import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../portal.ts';
import { holdRequests } from '../support/faults.ts';
import { openRequests } from '../support/open-requests.ts';
import { cell, scrollDown, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { expect, forget, forget404, forgetFailedLoads, hosts, test, visit } from '../test.ts';

/** Python has to be loaded and started, which takes some seconds of a core. */
const start = { timeout: 90_000 };

test.describe.configure({ timeout: 240_000 });

async function visitPython(page: Page): Promise<void> {
  await visit(page, '/docs/examples/exploring-collections-apis?lang=python');
  await expect(cell(page, 1)).toHaveAttribute('data-track', 'python');
}

async function runCell(page: Page, number: number, source: string): Promise<void> {
  await writeCell(page, number, source);
  await cell(page, number).getByRole('button', { name: 'Run' }).click();
}

for (const [host, onHost] of hosts) {
  onHost(
    `a Python cell runs with those before it on ${host}`,
    { tag: ['@core', '@sweep'] },
    async ({ page, complaints }) => {
      await visitPython(page);
      await cell(page, 3).getByRole('button', { name: 'Run' }).click();
      await expect(cell(page, 3)).toContainText('Has run', start);
      await expect(cell(page, 1)).toContainText('Has run');
      await expect(cell(page, 1).locator('[data-live]')).toContainText(/\d/);
      await expect(cell(page, 4)).toContainText('Recorded');
      await expect(toolbar(page).getByRole('status')).toHaveText('3 cells have run.');
      forget404(complaints);
    },
  );
}

test('Python is loaded with the first run; edits run, and errors have their line @sweep', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const open = openRequests(page);
  const ofPython = () => asked.filter((name) => /python-worker|pyodide/.test(name));
  await visitPython(page);
  await scrollDown(page);
  await writeCell(page, 1, 'print("first")\nshared = 20\nshared + 1');
  await expect.poll(open).toBe(0);
  expect(ofPython()).toEqual([]);
  const release = await holdRequests(page, '**/*.wasm.gzip');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(toolbar(page).getByRole('status')).toHaveText('Loading Python (6 MB), once.');
  await expect(cell(page, 1)).toContainText('Loading Python');
  await release();
  await expect(cell(page, 1).locator('[data-live] .cell-output')).toHaveText(
    ['first', '21'],
    start,
  );
  const loaded = ofPython();
  expect(loaded.filter((name) => name.endsWith('.wasm.gzip'))).toHaveLength(1);

  await runCell(page, 2, 'half = shared / 2\n\nprint(half)\n[][int(half)]');
  await expect(cell(page, 2).getByRole('alert')).toHaveText(
    'Line 4 IndexError: list index out of range',
  );
  await expect(cell(page, 2)).toContainText('Failed at line 4');
  await expect(cell(page, 2).locator('.cm-wrong-line')).toHaveText('[][int(half)]');

  await writeCell(page, 1, 'shared = 40');
  await runCell(page, 2, 'shared / 2');
  await expect(cell(page, 2).locator('[data-live]')).toHaveText('20.0');

  await runCell(
    page,
    2,
    'from urllib.request import urlopen\nurlopen("https://elsewhere.example/")',
  );
  await expect(cell(page, 2).getByRole('alert')).toContainText(
    'Line 2 https://elsewhere.example cannot be called from this page: its security policy allows only',
  );
  forget(complaints, 'Content Security Policy');
  forget(complaints, 'elsewhere.example');
  expect(ofPython().filter((name) => !name.endsWith('-worker.js'))).toEqual(
    loaded.filter((name) => !name.endsWith('-worker.js')),
  );
});

test('choosing Python fetches it, with a bar that moves; the first run then waits for nothing @sweep', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/docs/examples/exploring-collections-apis');
  const release = await holdRequests(page, '**/*.wasm.gzip');
  await page.getByRole('radio', { name: 'Python' }).check();
  const bar = toolbar(page).getByRole('progressbar', { name: 'Loading Python' });
  await expect
    .poll(() => bar.evaluate((one) => (one as HTMLProgressElement).value))
    .toBeGreaterThan(0);
  await release();
  await expect(toolbar(page).getByRole('status')).toHaveText('Python is ready.', start);
  await expect(bar).toHaveCount(0);
  await toolbar(page).getByRole('button', { name: 'Run all' }).click();
  await expect(toolbar(page)).toContainText(/Running \d+ of \d+, \d+:\d\d/, start);
  expect(asked.filter((name) => name.endsWith('.wasm.gzip'))).toHaveLength(1);
});

test('an endless loop of Python is stopped, and the next run starts again @sweep', async ({
  page,
}) => {
  await visitPython(page);
  await writeCell(page, 1, 'print("round and round")\nwhile True:\n    pass');
  await toolbar(page).getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('round and round', start);
  await expect(cell(page, 2)).toContainText('Waiting');
  await cell(page, 1).getByRole('button', { name: 'Stop' }).click();
  await expect(cell(page, 1)).toContainText('Stopped');
  await runCell(page, 1, '6 * 7');
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('42', start);
});

test('without a network, Python and its requests fail with plain messages @sweep', async ({
  page,
  complaints,
}) => {
  await visitPython(page);
  await page.route('**/pyodide.asm.wasm.gzip', (route) => route.abort());
  const status = toolbar(page).getByRole('status');
  await runCell(page, 1, 'from urllib.request import urlopen\n\nprint(6 * 7)');
  await expect(status).toContainText('Check that you are online, then try again.', start);
  await expect(cell(page, 1).getByRole('button', { name: 'Run' })).toBeEnabled();
  await page.unroute('**/pyodide.asm.wasm.gzip');
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('42', start);

  await page.route('**/catalogue/v2/works', (route) => route.abort());
  await runCell(page, 2, '\nanswer = urlopen(HOSTS["catalogue"] + "/catalogue/v2/works")');
  await expect(cell(page, 2).getByRole('alert')).toHaveText(
    'Line 2 No answer came. Is the address right, and is there a connection?',
  );
  forgetFailedLoads(complaints);
  for (const words of ['Failed to fetch', 'wasm instantiation failed']) forget(complaints, words);
});

test('only the worker of Python may compile WebAssembly', async ({ request }) => {
  const headersOf = async (address: string) => (await request.get(address)).headers();
  const policyOf = async (address: string): Promise<string> =>
    (await headersOf(address))['content-security-policy'] ?? '';
  expect(await policyOf('/docs/examples/exploring-collections-apis')).not.toContain('wasm');
  const policy = await policyOf('/python-worker.js');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  const file = await readFile(join(build, '_headers'), 'utf8');
  expect(file).toContain(
    `/python-worker.js\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}`,
  );
});
