import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../portal.ts';
import { findingsAtBothWidths } from '../support/checks/axe.ts';
import { copiedBy } from '../support/clipboard.ts';
import { openRequests } from '../support/open-requests.ts';
import { cell, scrollDown, toolbar, tutorials, writeCell } from '../support/pages/tutorial.ts';
import { expect, forget, forget404, hosts, test, visit } from '../test.ts';

const path = '/docs/examples/exploring-collections-apis';
const recorded = tutorials.find(({ slug }) => path.endsWith(`/${slug}`))?.outputs['cell-1'];
/** e.g. "2291 works" */
const count = /\d+ works/.exec(JSON.stringify(recorded))?.[0] ?? 'The first cell counts no works';

for (const [host, onHost, tag] of hosts) {
  onHost(
    `a cell runs with those before it on ${host}`,
    { tag: [...tag] },
    async ({ page, complaints }) => {
      await visit(page, path);
      await cell(page, 3).getByRole('button', { name: 'Run' }).click();
      await expect(cell(page, 3)).toContainText('Has run');
      await expect(cell(page, 1)).toContainText('Has run');
      await expect(cell(page, 4)).toContainText('Recorded');
      await expect(toolbar(page).getByRole('status')).toHaveText('3 cells have run.');
      forget404(complaints);
    },
  );
}

test('an edit runs, survives a reload and can be reset', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  await visit(page, path);
  const original = await cell(page, 1).locator('code').textContent();
  const recorded = await cell(page, 1).locator('[data-recorded]').innerHTML();
  await writeCell(page, 1, "const mine: string = 'a word of my own';\nshow(mine.length);");
  await expect(cell(page, 1)).toContainText('Edited, not run yet');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('16');
  await expect(cell(page, 1)).toContainText('Has run');

  await page.reload();
  await expect(toolbar(page).getByRole('status')).toContainText('Your changes from last time');
  await expect(cell(page, 1).locator('code')).toContainText('a word of my own');
  await expect(cell(page, 1)).toContainText('Edited, not run yet');

  await toolbar(page).getByRole('button', { name: 'Reset' }).click();
  await expect(cell(page, 1).locator('code')).toHaveText(original ?? '');
  expect(await cell(page, 1).locator('[data-recorded]').innerHTML()).toBe(recorded);
  await visit(page, path);
  await expect(cell(page, 1)).toContainText('Recorded');
  await expect(cell(page, 1).locator('code')).toHaveText(original ?? '');
});

test('edits made in two tabs are all kept @sweep', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, path);
  await visit(other, path);
  await writeCell(page, 1, "show('from one tab');");
  await expect(cell(page, 1)).toContainText('Edited, not run yet');
  await writeCell(other, 2, "show('from the other');");
  await expect(cell(other, 2)).toContainText('Edited, not run yet');
  await other.close();
  await visit(page, path);
  await expect(cell(page, 1).locator('code')).toContainText('from one tab');
  await expect(cell(page, 2).locator('code')).toContainText('from the other');
});

test('an edit is dropped with a message if its code has changed since @sweep', async ({ page }) => {
  await visit(page, path);
  await writeCell(page, 1, 'show(1);');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('tutorial-edits')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    kept['cell-1'].original = 'what it was long ago';
    localStorage.setItem(key, JSON.stringify(kept));
  });
  await page.reload();
  await expect(toolbar(page).getByRole('status')).toContainText('One cell of this page changed');
  await expect(cell(page, 1).locator('code')).not.toContainText('show(1);');
});

test('cells share variables, and an edited one runs again for the next @sweep', async ({
  page,
}) => {
  await visit(page, path);
  await writeCell(page, 1, 'let shared = 20;');
  await writeCell(page, 2, 'show(shared + 1);');
  await cell(page, 2).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 2).locator('[data-live]')).toHaveText('21');
  await writeCell(page, 1, 'let shared = 40;');
  await expect(cell(page, 1)).toContainText('Edited since it ran');
  await cell(page, 2).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 2).locator('[data-live]')).toHaveText('41');
});

test('an endless loop is stopped, and the next run starts from scratch', async ({ page }) => {
  await visit(page, path);
  await writeCell(page, 1, "console.log('round and round');\nfor (;;) {}");
  await toolbar(page).getByRole('button', { name: 'Run all' }).click();
  await expect(cell(page, 1).locator('.cell-log')).toHaveText('round and round');
  await expect(cell(page, 1)).toContainText('Running');
  await expect(cell(page, 2)).toContainText('Waiting');
  await toolbar(page).getByRole('button', { name: 'Stop' }).click();
  await expect(toolbar(page).getByRole('status')).toContainText('All variables are gone');
  await expect(cell(page, 1)).toContainText('Stopped');
  await writeCell(page, 1, 'show(6 * 7);');
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('42');
});

test('an error is described in plain words at its line', { tag: '@core' }, async ({ page }) => {
  await visit(page, path);
  await writeCell(page, 1, 'const list: string[] = [];\n\nshow(list[0].length);');
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1).getByRole('alert')).toHaveText(
    'Line 3 Cannot read "length": the value before it is undefined.',
  );
  await expect(cell(page, 1)).toContainText('Failed at line 3');
  await expect(cell(page, 1).locator('.cm-wrong-line')).toHaveText('show(list[0].length);');
  await expect(toolbar(page).getByRole('status')).toHaveText('Cell 1 failed at line 3.');
});

test('progress and console output are shown @sweep', async ({ page }) => {
  await visit(page, path);
  await writeCell(
    page,
    1,
    "progress(1, 4, 'Quarters');\nconsole.warn('careful');\nprogress(3, 4, 'Quarters');",
  );
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1).getByRole('progressbar', { name: 'Quarters' })).toHaveAttribute(
    'value',
    '3',
  );
  await expect(cell(page, 1).locator('.cell-log-warn')).toHaveText('careful');
});

test('an editing cell can be copied, and is closed by Done and by either Reset @sweep', async ({
  page,
}) => {
  await visit(page, path);
  const editor = page.getByRole('textbox', { name: 'Code of cell 1' });
  const press = (name: string) => cell(page, 1).getByRole('button', { name }).click();
  const code = Array.from({ length: 300 }, (_, line) => `show(${line});`).join('\n');
  await writeCell(page, 1, code);
  expect(await copiedBy(cell(page, 1).getByRole('button', { name: 'Copy' }))).toBe(code);
  await press('Done');
  await expect(editor).toHaveCount(0);
  await expect(cell(page, 1).locator('pre[data-language]')).toHaveText(code);

  for (const reset of [cell(page, 1), toolbar(page)]) {
    await writeCell(page, 1, 'show(1);');
    await reset.getByRole('button', { name: 'Reset' }).click();
    await expect(editor).toHaveCount(0);
    await expect(cell(page, 1).locator('pre[data-language]')).toContainText('firstList');
    await expect(cell(page, 1).getByRole('button', { name: 'Edit' })).toBeVisible();
  }
});

test('a request that the policy forbids is explained and names the hosts @sweep', {
  tag: '@core',
}, async ({ page, request, complaints }) => {
  await visit(page, path);
  await writeCell(
    page,
    1,
    "show('first');\nawait fetch('https://elsewhere.example/works?page=1');",
  );
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  const alert = cell(page, 1).getByRole('alert');
  await expect(alert).toContainText(
    'https://elsewhere.example cannot be called from this page: its security policy allows only',
  );
  const { origin } = new URL(page.url());
  const policy = (await request.get('/cells-worker.js')).headers()['content-security-policy'] ?? '';
  const [, others = ''] = /connect-src 'self'([^;]*)/.exec(policy) ?? [];
  for (const host of [origin, ...others.split(' ')]) await expect(alert).toContainText(host);
  forget(complaints, 'Content Security Policy');
  forget(complaints, 'elsewhere.example');
});

test('everything can be done by keyboard', async ({ page }) => {
  await visit(page, path);
  await cell(page, 1).getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code of cell 1' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('for (;;) {}');
  await page.keyboard.press('Shift+Enter');
  await expect(cell(page, 1)).toContainText('Running');
  const buttons = (name: string) => cell(page, 1).getByRole('button', { name });
  for (const name of ['Copy', 'Reset', 'Done', 'Stop']) {
    await page.keyboard.press('Shift+Tab');
    await expect(buttons(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(cell(page, 1)).toContainText('Stopped');
  await expect(buttons('Run')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttons('Done')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buttons('Edit')).toBeFocused();
  await expect(cell(page, 1).locator('pre[data-language]')).toHaveText('for (;;) {}');
  await page.keyboard.press('Tab');
  await expect(buttons('Reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 1).locator('code')).toContainText('firstList');
  await expect(buttons('Run')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 1)).toContainText('Has run');
});

test('on paper there are code and outputs, and no buttons @sweep', async ({ page }) => {
  await visit(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(cell(page, 1).locator('code')).toBeVisible();
  await expect(cell(page, 1).locator('.cell-output').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('no address injects code into the page', async ({ page }) => {
  const given = '?cell-1=show(99)&code=show(99)&run=1#cell-1=show(99)';
  await visit(page, `${path}${given}`);
  await expect(cell(page, 1).locator('code')).not.toContainText('99');
  await expect(cell(page, 1)).toContainText('Recorded');
});

test('nothing that runs or edits code is fetched before a reader uses it @sweep', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const open = openRequests(page);
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  await scrollDown(page);
  await expect.poll(open).toBe(0);
  const before = asked.length;
  expect(asked.filter((name) => /cells|sandbox/.test(name))).toEqual([]);
  const scripts = new Set(asked.filter((name) => name.endsWith('.js')));
  for (const name of scripts) {
    const text = await (await page.request.get(name)).text();
    expect(text, name).not.toContain('cm-scroller');
    expect(text, name).not.toContain('uponSanitizeAttribute');
    expect(text, name).not.toContain(count);
  }
  await cell(page, 1).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Code of cell 1' })).toBeFocused();
  expect(asked.slice(before).filter((name) => name.endsWith('.js')).length).toBeGreaterThan(0);
  expect(asked.filter((name) => name === '/cells-worker.js')).toEqual([]);
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1)).toContainText('Has run');
  expect(asked.filter((name) => name === '/cells-worker.js')).toHaveLength(1);
});

test('only the worker’s own script may evaluate code @sweep', async ({ page, request }) => {
  const policyOf = async (address: string): Promise<string> =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  for (const { slug } of tutorials) {
    expect(await policyOf(`/docs/examples/${slug}`)).not.toContain('unsafe-eval');
  }
  expect(await policyOf('/cells-worker.js')).toContain("script-src 'self' 'unsafe-eval'");
  const file = await readFile(join(build, '_headers'), 'utf8');
  expect(file).toContain(`Content-Security-Policy: ${await policyOf('/cells-worker.js')}`);
  await visit(page, path);
  await writeCell(page, 1, "show([typeof document, new Function('return 7')()]);");
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText("['undefined', 7]");
});

test('a reader who follows a link within the site sees the outputs @sweep', async ({ page }) => {
  await visit(page, '/docs/examples');
  await page.getByRole('link', { name: 'Exploring the collections APIs' }).last().click();
  await expect(cell(page, 1)).toContainText(count);
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1)).toContainText('Has run');
});

test('code, outputs and downloads are there without scripting @sweep', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { slug, cells } of tutorials) {
    await page.goto(`/docs/examples/${slug}`);
    await expect(page.locator('[data-status][data-track=ts]')).toHaveCount(cells.length);
    expect(await page.locator('.cell-output').count()).toBeGreaterThan(10);
    const words = toolbar(page).locator('noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('Running and editing code needs scripting');
    await expect(page.getByRole('button', { name: /Run|Edit/ })).toHaveCount(0);
    const away = page.getByRole('navigation', { name: 'Download' }).getByRole('link');
    const labels = await away.allTextContents();
    for (const label of ['Python notebook (.ipynb)', 'TypeScript project (.zip)']) {
      expect(labels, slug).toContain(label);
    }
    for (const link of await away.all()) {
      const address = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  }
  await context.close();
});

test('axe finds nothing before, during and after the use of cells', { tag: '@sweep' }, async ({
  page,
}) => {
  test.setTimeout(360_000);
  await visit(page, '/docs/examples/building-graphs-of-visually-similar-images');
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await toolbar(page).getByRole('button', { name: 'Run all' }).click();
  await expect(toolbar(page).getByRole('status')).toContainText('cells have run', {
    timeout: 240_000,
  });
  await writeCell(page, 2, 'show(missing);');
  await cell(page, 2).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 2)).toContainText('Failed at line 1');
  expect(await findingsAtBothWidths(page)).toEqual([]);
});
