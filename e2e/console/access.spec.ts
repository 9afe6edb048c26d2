import type { Page } from '@playwright/test';
import { findings, findingsButColours } from '../support/checks/axe.ts';
import { expectAnswer, openGroups, openRequest } from '../support/pages/console-page.ts';
import { expect, test } from '../test.ts';

const aggregations = 'aggregations=workType&aggregations=items.locations.license';
const horses = `/api/catalogue?op=getWorks&query=horse&include=images&${aggregations}#getWorks`;
const frame = '[data-console="getWorks"]';

for (const [width, look] of [
  [1280, findings],
  [390, findingsButColours],
] as const) {
  test(`axe finds nothing in a console at ${width} px`, { tag: '@sweep' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const works = await openRequest(page, horses);
    await keepOnly(page, '#getWorks');
    await works.field('Open a URL').fill('https://api.example.org/catalogue/v2/works?include=itms');
    await works.section.getByText('What each part means').click();
    await openGroups(works);
    await works.field('pageSize').fill('500');
    await works.send();
    await expectAnswer(works, 'Not sent.');
    await works.field('include').click();
    await expect(works.section.getByRole('listbox')).toBeVisible();
    expect(await look(page, frame)).toEqual([]);

    await works.field('pageSize').fill('10');
    await works.send();
    await expectAnswer(works, '200 OK');
    await works.answer.getByText(/^Headers \d/).click();
    await works.answer.getByRole('searchbox').fill('horse');
    for (const view of ['Tree', 'Raw', 'Table', 'Gallery', 'Charts']) {
      await works.answer.getByRole('tab', { name: view }).click();
      expect(await look(page, `${frame} section section`), view).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

/** Axe looks through the whole page each time, and the article is tested elsewhere. */
async function keepOnly(page: Page, selector: string): Promise<void> {
  await page.evaluate((kept) => {
    for (const section of document.querySelectorAll(`section[data-spy]:not(${kept})`)) {
      section.remove();
    }
  }, selector);
}
