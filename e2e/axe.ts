import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { hideRepeatedLooks, showRepeatedLooks } from './looks.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** These look at colours, and take longer than all the other rules together. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const onlyColours = { runOnly: { type: 'rule', values: colourRules } };

type Axe = { run(context: string, options: object): Promise<AxeResults> };

async function run(page: Page, part: string, rules: object): Promise<string[]> {
  // The policy of the page forbids added script tags, so axe comes in through the debugger.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([context, chosen]) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(context, {
        // To describe the thousands of elements that pass would take long as well.
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

/** What is out of view is laid out too, and colours change at once: axe is to see all as it ends. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** What all rules find in a part of the page but those that look at colours. */
export async function findingsButColours(page: Page, part = 'html'): Promise<string[]> {
  await settle(page);
  const disabled = colourRules.map((rule) => [rule, { enabled: false }]);
  return run(page, part, { rules: Object.fromEntries(disabled) });
}

/** Colours are looked at once for each look that a text has, in both colour modes. */
async function colourFaults(page: Page, part: string, known: Set<string>): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      mode,
    );
    const isNew = await hideRepeatedLooks(page, part, known);
    const here = isNew ? await run(page, part, onlyColours) : [];
    found.push(...here.map((one) => `${mode}: ${one}`));
    await showRepeatedLooks(page);
  }
  return found;
}

/** What axe finds in a part of the page as it stands, in both colour modes. */
export async function findings(
  page: Page,
  part = 'html',
  knownLooks = new Set<string>(),
): Promise<string[]> {
  const others = await findingsButColours(page, part);
  return [...others, ...(await colourFaults(page, part, knownLooks))];
}

/** The same at the width of a desk, and at that of a hand all but the colours, which stay the same. */
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
