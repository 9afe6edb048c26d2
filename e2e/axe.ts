import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(context: string, options: object): Promise<AxeResults> };

async function run(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  // The policy of the page forbids added script tags, so axe comes in through the debugger.
  await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([context, values]) =>
      (globalThis as unknown as { axe: Axe }).axe.run(
        context,
        values ? { runOnly: { type: 'rule', values } } : {},
      ),
    [part, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** What is out of view is laid out too, and colours change at once: axe is to see all as it ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
}

/** What axe finds in a part of the page as it stands, in both colour modes. */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await settle(page);
  await setMode(page, 'light');
  const light = await run(page, part);
  await setMode(page, 'dark');
  // Only the colours differ between the modes.
  const dark = await run(page, part, ['color-contrast', 'link-in-text-block']);
  return [...light, ...dark.map((found) => `dark: ${found}`)];
}

/**
 * The same at the width of a desk, and all rules again at the width of a hand. What is shown there
 * alone has the colours of the rest, so one mode tells enough of it.
 */
export async function findingsAtBothWidths(page: Page, part = 'html'): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await findings(page, part);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await run(page, part);
  return [...wide, ...narrow.map((found) => `390 px, dark: ${found}`)];
}
