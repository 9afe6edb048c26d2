import type { Locator, Page } from 'playwright-core';

export type PicturedPage = {
  path: string;
  prepare?: (page: Page) => Promise<void>;
  widths?: Width[];
  fullPage?: boolean;
};

export type Width = 390 | 768 | 1280 | 1920;

/** The pages to take pictures of: where each is, what to do there, and which part to show. */
export const picturedPages: Record<string, PicturedPage> = {
  home: { path: '/', widths: [390, 768, 1280, 1920], fullPage: true },
  documentation: { path: '/docs/catalogue' },
  guide: { path: '/docs/iiif' },
  tutorial: {
    path: '/docs/examples/building-graphs-of-visually-similar-images',
    prepare: (page) => scrollTo(page.locator('.cell-figure').first()),
  },
  reference: { path: '/api/catalogue', widths: [390, 768, 1280, 1920] },
  console: {
    path: '/api/catalogue?op=getWorks&query=horse#getWorks',
    prepare: async (page) => scrollTo(await send(page, 'getWorks')),
  },
  gallery: {
    path: '/api/catalogue?op=getImages&query=horse#getImages',
    prepare: openGallery,
    widths: [1280],
  },
  search: { path: '/docs/quickstart', prepare: search },
  sandbox: { path: '/sandbox' },
  'not-found': { path: '/docs/licenses-and-rights' },
  workbench: { path: '/api/iiif#workbench', prepare: openWorkbench },
};

async function send(page: Page, operation: string): Promise<Locator> {
  const section = page.locator(`#${operation}`);
  await section.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = section.getByRole('region', { name: 'Response' });
  await answer.getByText('200 OK').first().waitFor();
  const time = answer.getByText(/^[\d.,]+ m?s$/);
  await time.evaluate((element) => element.replaceChildren('100 ms'));
  return answer;
}

/** The README's picture: a request, its answer as pictures, and the site around it. */
async function openGallery(page: Page): Promise<void> {
  const answer = await send(page, 'getImages');
  await answer.getByRole('tab', { name: 'Gallery' }).click();
  for (const picture of await answer.getByRole('img').all()) {
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  await scrollTo(page.locator('#getImages'));
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('licence');
  await dialog.getByRole('option').first().waitFor();
}

async function openWorkbench(page: Page): Promise<void> {
  await page.getByText('as predicted').first().waitFor();
  await scrollTo(page.locator('#workbench'));
}

function scrollTo(locator: Locator): Promise<void> {
  return locator.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}
