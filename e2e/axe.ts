import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(context: string, options: object): Promise<AxeResults> };

async function run(page: Page, part: string, tags?: readonly string[]): Promise<string[]> {
  // The policy of the page forbids added script tags, so axe comes in through the debugger.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([context, runOnly]) =>
      (globalThis as unknown as { axe: Axe }).axe.run(context, runOnly ? { runOnly } : {}),
    [part, tags] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** What axe finds in a part of the page as it stands, in both colour modes. */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  const root = page.locator('html');
  await root.evaluate((element) => element.setAttribute('data-theme', 'light'));
  const light = await run(page, part);
  await root.evaluate((element) => element.setAttribute('data-theme', 'dark'));
  // Only the colours differ between the modes.
  const dark = await run(page, part, ['cat.color']);
  return [...light, ...dark.map((found) => `dark: ${found}`)];
}

/** The same at the width of a desk and of a hand. */
export async function findingsAtBothWidths(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findings(page, part)).map((one) => `${width} px: ${one}`));
  }
  return found;
}
