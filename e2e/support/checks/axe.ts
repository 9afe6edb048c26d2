import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { hideRepeatedTextStyles, showRepeatedTextStyles } from './unique-text-styles.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** These check colours, and take longer than all the other rules together. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const onlyColours = { runOnly: { type: 'rule', values: colourRules } };

type Axe = { run(context: string, options: object): Promise<AxeResults> };

async function run(page: Page, part: string, rules: object): Promise<string[]> {
  // The page's policy forbids added script tags, so axe is injected through the debugger.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([context, chosen]) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(context, {
        // Describing the thousands of elements that pass would also take long.
        resultTypes: ['violations'],
        ...chosen,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      );
    },
    [part, rules] as const,
  );
}

/**
 * Lays out what is out of view too, and changes colours at once, so that axe sees the final state.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** What all rules except those about colours find in a part of the page. */
export async function findingsButColours(page: Page, part = 'html'): Promise<string[]> {
  await settle(page);
  const disabled = colourRules.map((rule) => [rule, { enabled: false }]);
  return run(page, part, { rules: Object.fromEntries(disabled) });
}

/** Colours are checked once for each text style, in both colour modes. */
async function colourFaults(page: Page, part: string, known: Set<string>): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      mode,
    );
    const isNew = await hideRepeatedTextStyles(page, part, known);
    const here = isNew ? await run(page, part, onlyColours) : [];
    found.push(...here.map((one) => `${mode}: ${one}`));
    await showRepeatedTextStyles(page);
  }
  return found;
}

/** What axe finds in a part of the page as it is, in both colour modes. */
export async function findings(
  page: Page,
  part = 'html',
  knownLooks = new Set<string>(),
): Promise<string[]> {
  const others = await findingsButColours(page, part);
  return [...others, ...(await colourFaults(page, part, knownLooks))];
}

/**
 * The same at desktop width, and at phone width everything except the colours, which do not change.
 */
export async function findingsAtBothWidths(
  page: Page,
  part = 'html',
  knownLooks = new Set<string>(),
): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await findings(page, part, knownLooks);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await findingsButColours(page, part);
  return [...wide, ...narrow.map((found) => `390 px: ${found}`)];
}
