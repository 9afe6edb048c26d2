import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from '../../test.ts';
import { copiedBy } from '../clipboard.ts';

export type OpenConsole = {
  section: Locator;
  /** The labelled control of a parameter. */
  field: (name: string) => Locator;
  url: Locator;
  answer: Locator;
  send: () => Promise<void>;
  /** Gives the link. */
  copyLink: () => Promise<string>;
};

/**
 * The bar stays in view below the page header, which comes back after a scroll upwards and pushes
 * the bar down: that must not happen between a pointer's press and its release.
 */
async function clickInBar(button: Locator): Promise<void> {
  await button.evaluate(async (element) => {
    element.scrollIntoView({ block: 'nearest' });
    await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)));
  });
  await button.click();
}

/** The console of an operation on the open page. */
export function consoleOf(page: Page, operationId: string): OpenConsole {
  const section = page.locator(`section#${operationId}`);
  const answer = section.getByRole('region', { name: 'Response' });
  return {
    section,
    field: (name) => section.getByLabel(name, { exact: true }),
    url: section.getByRole('group', { name: 'Request URL' }),
    answer,
    send: () => clickInBar(section.getByRole('button', { name: 'Send', exact: true })),
    copyLink: () =>
      copiedBy(section.getByRole('button', { name: 'Copy link', exact: true }), clickInBar),
  };
}

/** Presses 'Try it' until the page listens: its HTML is there before the script that handles it. */
export async function openByButton(section: Locator): Promise<void> {
  const button = section.getByRole('button', { name: /^Try it/ });
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 5_000 });
  }).toPass();
  await expect(section.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
}

/** Opens a page whose address names a request, e.g. `/api/catalogue?op=getWorks&query=horse`. */
export async function openRequest(page: Page, address: string): Promise<OpenConsole> {
  await visit(page, address);
  const id = new URL(address, 'https://example.org').searchParams.get('op') ?? '';
  const opened = consoleOf(page, id);
  await expect(opened.section.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  return opened;
}

/** Unused fields are collapsed in their groups. */
export async function openGroups({ section }: OpenConsole): Promise<void> {
  await section.getByRole('button', { name: 'Open all groups' }).click();
}

/** Waits until the answer is announced, to a screen reader as well. */
export async function expectAnswer({ answer }: OpenConsole, words: string | RegExp): Promise<void> {
  await expect(answer.getByRole('status').first()).toContainText(words);
}

/** Expands the tree step by step and clicks the link at its end. */
export async function followPath({ answer }: OpenConsole, ...steps: string[]): Promise<void> {
  await answer.getByRole('button', { name: 'Fold all' }).click();
  for (const [at, step] of steps.entries()) {
    // Everything else is collapsed, so a level below the root contains the step only once.
    const row = answer.getByRole('treeitem', { name: new RegExp(`^${step}: `), level: at + 2 });
    if (at < steps.length - 1) await row.click();
    else await row.getByRole('link').click();
  }
}
