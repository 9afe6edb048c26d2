import type { Page } from '@playwright/test';
import { portal } from '../portal.ts';
import { forgedDrawings, refusedMessages } from '../support/forged-outputs.ts';
import { sweptUnlessFirst } from '../support/one-of-a-kind.ts';
import {
  cell,
  differences,
  expectedOutputs,
  toolbar,
  tutorials,
  writeCell,
} from '../support/pages/tutorial.ts';
import { expect, forget, test, visit } from '../test.ts';

const path = '/docs/examples/exploring-collections-apis';

/** Runs code in the first cell that bypasses its helpers and writes to the page itself. */
async function post(page: Page, messages: readonly unknown[]): Promise<void> {
  const list = JSON.stringify(messages, null, 1);
  await writeCell(page, 1, `for (const message of ${list}) globalThis.postMessage(message);`);
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
}

function outputMessages(outputs: readonly unknown[]): unknown[] {
  return outputs.map((output, index) => ({
    type: 'output',
    run: 1,
    cell: 'cell-1',
    index,
    output,
  }));
}

/** The parts of the page that a click no longer reaches because an output covers them. */
function coveredParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['h1', 'nav.navbar a', 'main article h2', '[data-status] button', '[data-status="recorded"]']
      .flatMap((selector) => document.querySelector(selector) ?? [])
      .filter((part) => {
        part.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = part.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-live]');
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  );
}

async function expectOnlyCircles(page: Page, complaints: string[]): Promise<void> {
  const outputs = cell(page, 1).locator('[data-live] .cell-output');
  await expect(outputs).toHaveCount(forgedDrawings.length);
  for (const [index, { what, markup, brought }] of forgedDrawings.entries()) {
    const found = outputs.nth(index);
    const bad = await found.evaluate(
      (root, wrong) => Array.from(root.querySelectorAll(wrong), (one) => one.outerHTML),
      brought,
    );
    expect(bad, `${what}: ${markup}`).toEqual([]);
    await expect(found.locator('circle'), what).toHaveCount(1);
  }
  expect(await coveredParts(page)).toEqual([]);
  expect(await page.evaluate(() => 'wasInjected' in globalThis)).toBe(false);
  // Markup is parsed into an inert document before it is cleaned; Chromium reports even there what
  // the page's policy would block.
  forget(complaints, "Setting the document's base URI");
  forget(complaints, 'Executing inline event handler');
}

const drawing = { kind: 'svg', title: 'Forged', svg: '<svg><circle r="3"/></svg>' };

test('of a forged drawing, only the drawing itself is shown', { tag: '@core' }, async ({
  page,
  complaints,
}) => {
  await visit(page, path);
  await post(
    page,
    outputMessages(forgedDrawings.map(({ markup }) => ({ ...drawing, svg: markup }))),
  );
  await expectOnlyCircles(page, complaints);
  await expect(cell(page, 1)).toContainText('Has run');
});

test('the colour scale beside a drawing is cleaned in the same way @sweep', async ({
  page,
  complaints,
}) => {
  await visit(page, path);
  const svg = '<svg/>';
  await post(
    page,
    outputMessages(forgedDrawings.map(({ markup }) => ({ ...drawing, svg, ramp: markup }))),
  );
  await expectOnlyCircles(page, complaints);
});

test('a scale that draws far beyond its box covers nothing @sweep', async ({ page }) => {
  await visit(page, path);
  const ramp =
    '<svg width="9" height="9"><rect x="-9999" y="-9999" width="99999" height="99999"/></svg>';
  await post(page, outputMessages([{ ...drawing, ramp }]));
  await expect(cell(page, 1).locator('.cell-ramp rect')).toHaveCount(1);
  expect(await coveredParts(page)).toEqual([]);
});

test('text, pictures and links that a cell forges remain text, pictures and links @sweep', async ({
  page,
}) => {
  await visit(page, path);
  const markup = '"><form><img src=x onerror=wasInjected=1><style>*{}</style>';
  const item = { url: 'https://elsewhere.example/a.png', label: markup };
  await post(
    page,
    outputMessages([
      { kind: 'text', text: markup },
      { kind: 'log', level: 'warn', text: markup },
      {
        kind: 'table',
        caption: markup,
        columns: [{ label: markup, isNumeric: true }],
        rows: [[markup]],
        note: markup,
      },
      {
        kind: 'images',
        items: [
          item,
          { ...item, url: 'javascript:1', href: 'javascript:wasInjected=1' },
          { ...item, url: markup, href: markup },
        ],
      },
      {
        kind: 'images',
        items: [
          {
            ...item,
            url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
            href: 'https://elsewhere.example/',
          },
        ],
      },
      { kind: 'progress', done: 1, total: 2, label: markup },
      {
        kind: 'svg',
        title: markup,
        description: markup,
        svg: '<svg/>',
        legend: [{ label: markup, colour: markup }],
        note: markup,
      },
      { kind: 'error', cell: 'cell-1', message: markup },
    ]),
  );
  const live = cell(page, 1).locator('[data-live]');
  await expect(live.locator('.cell-output')).toHaveCount(8);
  await expect(live.locator('.cell-text')).toHaveText(markup);
  await expect(live.locator('td')).toHaveText(markup);
  await expect(live.locator('form, style, [onerror], [href^=javascript]')).toHaveCount(0);
  await expect(live.locator('img')).toHaveCount(1);
  await expect(live.getByText('this page shows no pictures from other sites')).toHaveCount(3);
  await expect(live.locator('a[href]')).toHaveCount(1);
  await expect(live.locator('a[target]')).toHaveCount(0);
});

test('a message that no cell sends is refused, and the page keeps working @sweep', async ({
  page,
}) => {
  await visit(page, path);
  for (const [part, message] of refusedMessages) {
    await post(page, [message]);
    await expect(toolbar(page).getByRole('status'), part).toContainText(
      `a message that it does not accept (wrong at "${part}")`,
    );
    await expect(cell(page, 1)).toContainText('Stopped');
    await expect(page.getByRole('main').getByRole('heading', { name: 'forged' })).toHaveCount(0);
    await expect(cell(page, 1).locator('[data-live]')).not.toContainText('forged');
    await writeCell(page, 1, 'show(6 * 7);');
    await cell(page, 1).getByRole('button', { name: 'Run' }).click();
    await expect(cell(page, 1).locator('[data-live]')).toHaveText('42');
  }
});

for (const [index, tutorial] of tutorials.entries()) {
  test(`the page shows all that ${tutorial.slug} has recorded${sweptUnlessFirst(index)}`, async ({
    page,
    baseURL,
  }) => {
    const outputs = JSON.stringify(tutorial.outputs).replaceAll(portal.siteUrl, baseURL ?? '');
    await page.route('/cells-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: replay(outputs) }),
    );
    await visit(page, `/docs/examples/${tutorial.slug}`);
    await toolbar(page).getByRole('button', { name: 'Run all' }).click();
    const words = `${tutorial.cells.length} cells have run.`;
    await expect(toolbar(page).getByRole('status')).toHaveText(words);
    expect(await differences(page, expectedOutputs(tutorial, baseURL ?? ''))).toEqual({});
  });
}

/** A worker that runs nothing and sends the page what was recorded. */
function replay(outputs: string): string {
  return `const outputs = ${outputs};
    addEventListener('message', ({ data: { run, cells } }) => {
      for (const { id: cell } of cells) {
        postMessage({ type: 'begin', run, cell });
        for (const [index, output] of (outputs[cell] ?? []).entries())
          postMessage({ type: 'output', run, cell, index, output });
        postMessage({ type: 'end', run, cell });
      }
      postMessage({ type: 'done', run, result: 'finished' });
    });`;
}
