import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { recordedHtml } from '@portal/cells/recorded';
import { folders, portal } from '../../portal.ts';

const folder = join(folders.build, 'tutorials');

type RecordedTutorial = {
  slug: string;
  cells: { id: string; language: string }[];
  outputs: Record<string, Parameters<typeof recordedHtml>[1]>;
};

/** What the build has recorded of each tutorial in TypeScript. */
export const tutorials: RecordedTutorial[] = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name): RecordedTutorial => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .map((one) => ({ ...one, cells: one.cells.filter(({ language }) => language === 'ts') }))
  .filter(({ cells }) => cells.length > 0);

export function toolbar(page: Page): Locator {
  return page.getByRole('region', { name: 'Code of this page' });
}

export function cell(page: Page, number: number): Locator {
  return page.getByRole('group', { name: `Cell ${number}`, exact: true });
}

/** As a reader does with the wheel; what comes into view may then load. */
export async function scrollDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

/** Opens the editor of a cell and replaces its contents. */
export async function writeCell(page: Page, number: number, source: string): Promise<void> {
  const edit = cell(page, number).getByRole('button', { name: 'Edit' });
  const editor = page.getByRole('textbox', { name: `Code of cell ${number}` });
  await edit.or(editor).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(source);
}

/** The outputs of each cell as a browser that has run it should show them. */
export function expectedOutputs(
  { cells, outputs }: RecordedTutorial,
  origin: string,
): Record<string, string> {
  const html = cells.map(({ id }) => [id, recordedHtml(`run-${id}`, outputs[id] ?? [], [])]);
  return JSON.parse(JSON.stringify(Object.fromEntries(html)).replaceAll(portal.siteUrl, origin));
}

/** Cells whose outputs in the page differ from those expected, each with both. */
export function differences(
  page: Page,
  expected: Record<string, string>,
): Promise<Record<string, { expected: string; found: string }>> {
  return page.evaluate((wanted) => {
    const different: Record<string, { expected: string; found: string }> = {};
    for (const [id, html] of Object.entries(wanted)) {
      // Serialised by the browser in both cases, so that only real differences count.
      const template = document.createElement('template');
      template.innerHTML = html.replace('<span hidden></span>', '');
      const found = document.querySelector(`[data-live="${id}"]`)?.innerHTML ?? 'nothing';
      if (found !== template.innerHTML) different[id] = { expected: template.innerHTML, found };
    }
    return different;
  }, expected);
}
