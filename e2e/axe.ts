import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { hideRepeatedLooks, showRepeatedLooks } from './looks.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** These look at colours, and take longer than all the other rules together. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What these find may depend on what is shown and how much room there is. */
const layoutRules = [
  ...['aria-hidden-focus', 'button-name', 'empty-heading', 'heading-order', 'label', 'link-name'],
  ...['landmark-one-main', 'landmark-unique', 'nested-interactive', 'page-has-heading-one'],
  ...['region', 'scrollable-region-focusable', 'skip-link'],
];

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

function only(rules: readonly string[]): object {
  return { runOnly: { type: 'rule', values: rules } };
}

function faults(page: Page, part: string): Promise<string[]> {
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
    const here = isNew ? await run(page, part, only(colourRules)) : [];
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
  await settle(page);
  return [...(await faults(page, part)), ...(await colourFaults(page, part, knownLooks))];
}

/** What axe finds where there is less room: colours and most else are the same there. */
export async function layoutFindings(page: Page, part = 'html'): Promise<string[]> {
  await settle(page);
  return run(page, part, only(layoutRules));
}

/** All at the width of a desk, and what may change at the width of a hand. */
export async function findingsAtBothWidths(
  page: Page,
  part = 'html',
  knownLooks = new Set<string>(),
): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const wide = await findings(page, part, knownLooks);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await layoutFindings(page, part);
  return [...wide, ...narrow.map((found) => `390 px: ${found}`)];
}
