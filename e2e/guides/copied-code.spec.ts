import type { Locator, Page } from '@playwright/test';
import { routes } from '@portal/sample/routes';
import { partOf, shownPart } from '../../portals/quillmark/test/docs-programs/shown-output.ts';
import {
  compareResponse,
  type ShownResponse,
  shownStatus,
} from '../../scripts/portal/responses/compare-response.ts';
import { copiedBy } from '../support/clipboard.ts';
import {
  type Desk,
  isRunnable,
  missingFor,
  openDesk,
  type Ran,
  type Runnable,
  runCopied,
} from '../support/run-copied.ts';
import { expect, test, visit } from '../test.ts';

// What 'Copy' gives, on every page, is run as a reader would: in a terminal, unchanged.

type Block = ShownResponse & { place: string; isFragment: boolean };

/** Where a page differs from what really happens. */
type Problems = string[];

test('what is copied from the quickstart and from a sample runs @sweep', async ({ page }) => {
  test.setTimeout(180_000);
  await visit(page, '/docs/quickstart');
  const { ran, problems } = await tryPage(page);
  expect(problems).toEqual([]);
  expect(ran).toBeGreaterThan(5);
  await visit(page, '/api/text');
  expect(await trySamples(page, 1)).toEqual([]);
});

for (const [label, language] of [
  ['Python', 'python'],
  ['JavaScript', 'js'],
] as const) {
  test(`the requests of the quickstart run as copied in ${label} @sweep`, async ({ page }) => {
    if (isLeftOut(language)) return;
    test.setTimeout(180_000);
    await visit(page, '/docs/quickstart');
    await page.getByRole('tab', { name: label, exact: true }).first().click();
    const panels = page.locator('[role=tabpanel][data-markdown=none]:visible');
    const problems = await withDesk(async (desk) => {
      const found: Problems = [];
      for (const panel of await panels.all()) {
        const text = await copiedBy(panel.getByRole('button', { name: 'Copy' }));
        found.push(...failureOf(text.slice(0, 200), await runCopied(text, language, desk)));
      }
      return found;
    });
    expect(await panels.count()).toBeGreaterThan(3);
    expect(problems).toEqual([]);
  });
}

for (const route of routes.filter((one) => !one.startsWith('/api/'))) {
  test(`what is copied from ${route} runs`, { tag: '@sweep' }, async ({ page }) => {
    test.setTimeout(300_000);
    await visit(page, route);
    expect((await tryPage(page)).problems).toEqual([]);
  });
}

for (const route of routes.filter((one) => one.startsWith('/api/'))) {
  test(`every sample of ${route} runs as copied`, { tag: '@sweep' }, async ({ page }) => {
    test.setTimeout(600_000);
    await visit(page, route);
    expect(await trySamples(page)).toEqual([]);
  });
}

async function withDesk<Result>(work: (desk: Desk) => Promise<Result>): Promise<Result> {
  const desk = await openDesk();
  try {
    return await work(desk);
  } finally {
    await desk.remove();
  }
}

/** Copies and runs the blocks of a page in order: later ones may read what earlier ones wrote. */
function tryPage(page: Page): Promise<{ ran: number; problems: Problems }> {
  return withDesk(async (desk) => {
    const blocks: Block[] = [];
    // Another test runs the same request in further languages.
    const shown = page.locator('.theme-code-block:not([role=tabpanel][data-markdown=none] *)');
    for (const element of await shown.all()) {
      await chooseTab(element);
      // Readers see one language of a tutorial.
      if (await element.evaluate((one) => !one.checkVisibility())) continue;
      blocks.push(await readBlock(element));
    }
    const problems: Problems = [];
    let ran = 0;
    let last: Ran | undefined;
    let answer: Ran['answer'];
    for (const [index, block] of blocks.entries()) {
      const { place, language, text } = block;
      if (isShown(block)) {
        problems.push(...compareShown(block, last, answer));
      } else if (isTriedElsewhere(block)) {
        // Nothing is run here.
      } else if (!isRunnable(language)) {
        problems.push(`${place}: is neither run nor titled Response or Output`);
      } else if (!block.isFragment && !isLeftOut(language)) {
        const next = blocks[index + 1];
        const had = await desk.files();
        last = await runCopied(text, language, desk, block.title);
        answer = last.answer ?? answer;
        if (next && isSameProgram(block, next)) await desk.clear(had);
        // The page shows the first answer, even if the client follows redirects.
        const stated = last.answer && next && isShown(next) ? next : undefined;
        const status = stated ? last.answer?.status : last.status;
        const errors = last.code === 0 && speaks.test(text) ? '' : last.errors;
        problems.push(
          ...failureOf(place, { ...last, errors, status }, expectedStatus(text, stated)),
        );
        ran += 1;
      }
    }
    return { ran, problems };
  });
}

/** A program that says something in the terminal beside what it prints. */
const speaks = /sys\.stderr|console\.error|message\(|>&2/;

/** Components are drawn, and the client is installed, by tests that have what these need. */
function isTriedElsewhere({ language, title, text }: Block): boolean {
  return language === 'tsx' || /^What React draws/.test(title) || text.startsWith('npm install');
}

/** In another language: what one has kept must not change what the next one does. */
function isSameProgram({ title }: Block, next: Block): boolean {
  const [, name] = /^([\w-]+)\.\w+$/.exec(title) ?? [];
  return name !== undefined && next.title.startsWith(`${name}.`);
}

/** `-z` requests only what is newer than the copy that an earlier block fetched. */
function expectedStatus(code: string, stated: Block | undefined): number {
  if (stated) return shownStatus(stated);
  const [, failure] = /^curl [^|]*'Prefer: code=(\d+)'/.exec(code) ?? [];
  if (failure) return Number(failure);
  return /^curl .* -z /.test(code) ? 304 : 200;
}

/** A block may be one of several languages, of which only one is visible. */
async function chooseTab(block: Locator): Promise<void> {
  const panel = block.locator('xpath=ancestor::*[@role="tabpanel"]');
  if ((await panel.count()) === 0) return;
  const id = await panel.getAttribute('aria-labelledby');
  await block.page().locator(`[id="${id}"]`).click();
  await expect(block).toBeVisible();
}

async function readBlock(element: Locator): Promise<Block> {
  const language = /language-(\w+)/.exec((await element.getAttribute('class')) ?? '')?.[1] ?? '';
  const [title = ''] = (await element.locator('span').first().allTextContents()) ?? [];
  const text = await copiedBy(element.getByRole('button', { name: 'Copy' }));
  const isFragment = (await element.getAttribute('data-fragment')) !== null;
  const introduction = 'What is left out is tested elsewhere.';
  const place = `${title}: ${text.slice(0, 60)}`;
  return { place, language, title, isFragment, introduction, text: text.trimEnd() };
}

function isShown({ title }: Block): boolean {
  return /^(Response|Output)\b/.test(title);
}

function isLeftOut(language: Runnable): boolean {
  const missing = missingFor(language);
  if (missing) test.info().annotations.push({ type: 'not run', description: missing });
  return missing !== undefined;
}

/** @param expected the status that the page states: a request may be there to show an error */
function failureOf(
  place: string,
  { code, errors, status = 200 }: Pick<Ran, 'code' | 'errors' | 'status'>,
  expected = 200,
): Problems {
  const end = errors.trim().split('\n').slice(-3).join(' | ');
  return [
    ...(code === 0 && errors === '' ? [] : [`${place}: ended with ${code}: ${end}`]),
    ...(status === expected ? [] : [`${place}: the status is ${status}, not ${expected}`]),
  ];
}

function compareShown(block: Block, last: Ran | undefined, answer: Ran['answer']): Problems {
  const { place, title, text } = block;
  if (title.startsWith('Output')) {
    const part = partOf(title) ?? 'all';
    const printed = shownPart(last?.bytes.toString().trimEnd() ?? '', { text, part });
    return printed === text ? [] : [`${place}: printed ${printed.slice(0, 200)}`];
  }
  if (!answer) return [`${place}: no request comes before it`];
  // Paths are shown as in the API, without the sandbox's prefix.
  const headers = new Headers(answer.headers);
  const location = headers.get('Location');
  if (location) headers.set('Location', location.replace(/^\/sandbox(?=\/)/, ''));
  return compareResponse(block, { ...answer, headers }).map((problem) => `${place}: ${problem}`);
}

/** Each operation's first request, in the languages that can be run here. */
function trySamples(page: Page, operations = Number.POSITIVE_INFINITY): Promise<Problems> {
  const tabs = { cURL: 'bash', JavaScript: 'js', TypeScript: 'ts', Python: 'python' } as const;
  return withDesk(async (desk) => {
    const problems: Problems = [];
    const samples = await page.locator('[data-samples]').all();
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples.slice(0, operations)) {
      for (const [label, language] of Object.entries(tabs)) {
        if (isLeftOut(language)) continue;
        const tab = sample.getByRole('tab', { name: label, exact: true });
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        const text = await copiedBy(sample.getByRole('button', { name: 'Copy code' }));
        const place = `${await sample.getAttribute('data-samples')} in ${label}`;
        problems.push(...failureOf(place, await runCopied(text, language, desk)));
      }
    }
    return problems;
  });
}
