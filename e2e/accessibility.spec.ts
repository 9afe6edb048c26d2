import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { routes } from './routes.ts';
import { expect, forget404, test, visit } from './test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pages = [...routes, '/no-such-page'];

async function findings(page: Page, tags?: string[]): Promise<string[]> {
  // The policy of the page forbids added script tags, so axe comes in through the debugger.
  await page.evaluate(axe);
  const results = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(
        runOnly ? { runOnly } : {},
      ),
    tags,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

for (const width of [1280, 390]) {
  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing at ${width} px in ${mode} mode`, async ({ page, complaints }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      const found: Record<string, string[]> = {};
      for (const path of pages) {
        await visit(page, path);
        // Only the colours differ between the modes.
        const problems = await findings(page, mode === 'dark' ? ['cat.color'] : undefined);
        if (problems.length > 0) found[path] = problems;
      }
      forget404(complaints);
      expect(found).toEqual({});
    });
  }
}

test('axe finds nothing with the drawer and the dropdown open', async ({ page }) => {
  await visit(page, '/docs/iiif');
  await page.getByRole('button', { name: 'API Reference' }).focus();
  await page.keyboard.press('Enter');
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await findings(page)).toEqual([]);
});
