import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function run(page: Page, tags?: string[]): Promise<string[]> {
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

/** What axe finds in the page as it stands, in light mode whole, in dark mode in its colours. */
export async function findings(page: Page): Promise<string[]> {
  const root = page.locator('html');
  await root.evaluate((element) => element.setAttribute('data-theme', 'light'));
  const light = await run(page);
  // Only the colours differ between the modes.
  await root.evaluate((element) => element.setAttribute('data-theme', 'dark'));
  const dark = await run(page, ['cat.color']);
  return [...light, ...dark.map((found) => `dark: ${found}`)];
}

/** The same at the width of a desk and of a hand. */
export async function findingsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page)).map((one) => `${width} px: ${one}`));
  }
  return found;
}
