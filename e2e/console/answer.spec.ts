import { readFile } from 'node:fs/promises';
import { copiedBy } from '../support/clipboard.ts';
import { consoleOf, expectAnswer, followPath, openRequest } from '../support/pages/console-page.ts';
import { expect, expectComplaints, test } from '../test.ts';

/** Waits until something that scrolls is still. */
async function settled(place: () => Promise<number>): Promise<void> {
  let last = await place();
  await expect(async () => {
    const [before, now] = [last, await place()];
    last = now;
    expect(now).toBe(before);
  }).toPass({ intervals: [400] });
}

const aggregations = 'aggregations=workType&aggregations=items.locations.license';
const horses = `/api/catalogue?op=getWorks&query=horse&include=images&${aggregations}#getWorks`;

test('an answer is announced, read as a tree by keyboard, copied, downloaded and repeated', async ({
  page,
}) => {
  const works = await openRequest(page, horses);
  const { answer } = works;
  await works.send();
  await expectAnswer(works, /^200 OK\. 60 results, page 1 of 6\. .* from Sandbox\.$/);
  await expect(answer.getByRole('heading', { name: 'Response' })).toBeFocused();
  await expect(answer.getByRole('heading', { name: 'Response' })).toBeInViewport();

  const tree = answer.getByRole('tree');
  const active = tree.locator('[aria-selected=true]');
  await tree.focus();
  await page.keyboard.press('End');
  await expect(active).toHaveAttribute('aria-level', '3');
  await page.keyboard.press('Home');
  await expect(active).toHaveAttribute('aria-level', '1');
  await page.keyboard.type('r');
  await expect(active).toContainText('results: [ ] 10 entries');
  await page.keyboard.press('ArrowRight');
  await expect(active).toHaveAttribute('aria-expanded', 'false');
  await expect(active).toContainText(/^▸0: \{ \} \d+ fields .*[Hh]orse/);
  await page.keyboard.press('*');
  await expect(active).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(active).toContainText('id: ');
  const copy = (name: string) => copiedBy(answer.getByRole('button', { name }));
  expect(await copy('Copy path')).toBe('$.results[0].id');
  expect(await copy('Copy value')).toMatch(/^[a-z0-9]{8}$/);

  await answer.getByRole('searchbox', { name: 'Search the answer' }).fill('farrier');
  await page.keyboard.press('Enter');
  await expect(active).toContainText(/farrier/i);
  await expect(answer.getByText(/^1 of \d+$/)).toBeVisible();

  await answer.getByRole('tab', { name: 'Raw' }).click();
  await expect(answer.getByRole('region', { name: 'Raw answer' })).toContainText(
    '"totalResults": 60',
  );
  await answer.getByRole('tab', { name: 'Table' }).click();
  const table = answer.getByRole('region', { name: 'Results as a table' });
  await expect(table.getByRole('row')).toHaveCount(11);

  await answer.getByRole('tab', { name: 'Gallery' }).click();
  await expect(answer.getByRole('link', { name: 'Get its picture' }).first()).toBeVisible();
  await expect(answer).not.toContainText('getImage');
  const pictures = answer.getByRole('tabpanel').locator('img');
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);

  const toggle = answer.getByRole('button', { name: 'Download' });
  const form = answer.getByRole('form', { name: 'Download' });
  for (const [format, all, ending, lines] of [
    [/^JSON This/, false, 'works.json', 1],
    [/^CSV for Excel/, false, 'works.csv', 11],
    [/^CSV For programs/, true, 'works.csv', 61],
    [/^JSON Lines/, true, 'works.jsonl', 60],
  ] as const) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    if (all) await form.getByRole('radio', { name: 'All pages, 60 records' }).check();
    await form.getByRole('radio', { name: format }).check();
    const download = page.waitForEvent('download');
    await form.getByRole('button', { name: /^Save/ }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe(ending);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.trimEnd().split('\n')).toHaveLength(lines);
    expect(text.match(/[Hh]orse/g)?.length).toBeGreaterThan(5);
  }
  await expect(answer.getByText('All done: 60 records.', { exact: true })).toBeVisible();

  await answer.getByRole('link', { name: 'Next page' }).click();
  await expectAnswer(works, 'page 2 of 6');
  await expect(works.field('page')).toHaveValue('2');
  await answer.getByRole('link', { name: 'Previous page' }).click();
  await expectAnswer(works, 'page 1 of 6');
  const again = page.waitForRequest((request) => request.url().includes('query=horse'));
  await answer.getByRole('button', { name: 'Repeat' }).click();
  await again;
  await expectAnswer(works, 'page 1 of 6');

  await answer.getByRole('tab', { name: 'Charts' }).click();
  await answer.getByRole('link', { name: 'Pictures', exact: true }).click();
  await expect(works.url).toContainText('workType=k');
  await expectAnswer(works, '14 results');
});

test('the head of a response stays in place when an error follows', {
  tag: '@every-width',
}, async ({ page, complaints }) => {
  const works = await openRequest(page, horses);
  await works.section.getByText('The request as code').click();
  await works.send();
  await expectAnswer(works, '200 OK');
  const head = works.answer.getByRole('heading', { name: 'Response' });
  const place = async () => Math.round((await head.boundingBox())?.y ?? -1);
  await settled(place);
  const before = await place();
  await page.route(/works\?/, (route) => route.fulfill({ status: 500, json: { type: 'Error' } }));
  await works.answer.getByRole('button', { name: 'Repeat' }).click();
  await expectAnswer(works, '500 Internal Server Error');
  await settled(place);
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  await expectComplaints(complaints, /^Failed to load resource: .* status of 500 /);
});

test('thousands of nodes are a tree of few rows @sweep', { tag: '@core' }, async ({ page }) => {
  const include = ['identifiers', 'items', 'subjects', 'genres', 'contributors', 'notes', 'images']
    .map((one) => `&include=${one}`)
    .join('');
  const works = await openRequest(
    page,
    `/api/catalogue?op=getWorks&pageSize=100${include}#getWorks`,
  );
  await works.send();
  await expectAnswer(works, '200 OK');
  await works.answer.getByRole('button', { name: 'Open all' }).click();
  const tree = works.answer.getByRole('tree');
  const [height, drawn] = await tree.evaluate((box) => [
    box.scrollHeight,
    box.querySelectorAll('[role=treeitem]').length,
  ]);
  expect((height ?? 0) / 28).toBeGreaterThan(5000);
  expect(drawn).toBeLessThan(60);
  await tree.press('End');
  const last = tree.locator('[aria-selected=true]');
  await expect(last).toBeInViewport();
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(60);
});

test('links lead from a work to its image, its picture, its record and a concept @sweep', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  const query = 'query=%22grey%20horse%20at%20the%20farrier%22&pageSize=1';
  const works = await openRequest(page, `/api/catalogue?op=getWorks&${query}#getWorks`);
  await works.send();
  await expectAnswer(works, '200 OK');
  await followPath(works, 'results', '0', 'id');
  const work = consoleOf(page, 'getWork');
  await expectAnswer(work, '200 OK');
  await expect(work.answer.getByRole('heading', { name: 'Response' })).toBeFocused();
  await followPath(work, 'images', '0', 'id');
  const image = consoleOf(page, 'getImage');
  await expectAnswer(image, '200 OK');
  await followPath(image, 'locations', '0', 'url');
  const info = consoleOf(page, 'getImageInfo');
  await expectAnswer(info, '200 OK');
  await goOn(info, 'Get its picture');
  const picture = consoleOf(page, 'getImageFile');
  await expectAnswer(picture, '200 OK');
  await expect(picture.answer.getByRole('figure')).toContainText(
    /\d+ × \d+ pixels.*kB.*image\/jpeg/,
  );
  await goOn(picture, 'Find its work');
  const found = consoleOf(page, 'getWorks');
  await expectAnswer(found, '1 result');
  await followPath(found, 'results', '0', 'subjects', '0', 'id');
  const concept = consoleOf(page, 'getConcept');
  await expectAnswer(concept, '200 OK');
  await expect(concept.answer.getByRole('tree')).toContainText('Horses');
});

test('links lead from a book to its text, a page of it and the picture of the page @sweep', async ({
  page,
}) => {
  const work = await openRequest(
    page,
    '/api/catalogue?op=getWork&id=m3rvk8pd&include=identifiers#getWork',
  );
  await work.send();
  await expectAnswer(work, '200 OK');
  await followPath(work, 'identifiers', '0', 'value');
  const text = consoleOf(page, 'getText');
  await expectAnswer(text, '200 OK');
  await expect(text.answer.getByRole('region', { name: 'Answer' })).toContainText('rosemary');
  await goOn(text, 'Get it as a zip file');
  const zip = consoleOf(page, 'getTextZip');
  await expectAnswer(zip, '200 OK');
  await expect(zip.answer.getByRole('table')).toContainText('b20417783.txt');
  await goOn(text, 'Get a page of it');
  const alto = consoleOf(page, 'getAlto');
  await expectAnswer(alto, '200 OK');
  await expect(alto.answer.getByRole('region', { name: 'Answer' })).toContainText('<TextLine');
  await goOn(alto, 'Get its picture');
  const picture = consoleOf(page, 'getImageFile');
  await expectAnswer(picture, '200 OK');
  await expect(picture.answer.getByRole('figure')).toContainText('800 × ');
});

async function goOn({ answer }: ReturnType<typeof consoleOf>, label: string): Promise<void> {
  const onward = answer.getByRole('list', { name: 'Requests to go on with' });
  await onward.getByRole('link', { name: label, exact: true }).click();
}
