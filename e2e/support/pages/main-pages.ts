import type { Page } from '@playwright/test';
import { expect, visit } from '../../test.ts';
import { expectAnswer, openRequest } from './console-page.ts';
import { cell } from './tutorial.ts';
import { openWorkbench } from './workbench.ts';

/** The pages a reader uses most, each with how to reach the state that is checked. */
export const mainPages: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await visit(page, '/');
  },
  guide: async (page) => {
    await visit(page, '/docs/iiif');
  },
  tutorial: async (page) => {
    await visit(page, '/docs/examples/exploring-collections-apis');
    await expect(cell(page, 1)).toContainText('Recorded');
  },
  reference: async (page) => {
    await visit(page, '/api/text');
  },
  console: async (page) => {
    const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
    await works.send();
    await expectAnswer(works, '200 OK');
  },
  search: async (page) => {
    await visit(page, '/docs/quickstart');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('licence');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  },
  sandbox: async (page) => {
    await visit(page, '/sandbox');
  },
  workbench: async (page) => {
    await openWorkbench(page);
  },
};
