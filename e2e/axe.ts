import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(context: string, options: object): Promise<AxeResults> };

/** What axe finds in a part of the page, by all its rules or by those with some tags. */
export async function findingsIn(
  page: Page,
  selector: string,
  tags?: readonly string[],
): Promise<string[]> {
  // The policy of the page forbids added script tags, so axe comes in through the debugger.
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([context, runOnly]) =>
      (globalThis as unknown as { axe: Axe }).axe.run(context, runOnly ? { runOnly } : {}),
    [selector, tags] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
