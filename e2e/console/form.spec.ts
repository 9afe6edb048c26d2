import { writeClipboard } from '../support/clipboard.ts';
import { consoleOf, expectAnswer, openGroups, openRequest } from '../support/pages/console-page.ts';
import { expect, forgetFailedLoads, test, visit } from '../test.ts';

test('a form handles lists, dates, numbers and choices, by keyboard, and reports what is wrong', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  await visit(page, '/api/catalogue');
  const works = consoleOf(page, 'getWorks');
  const tryIt = works.section.getByRole('button', { name: 'Try it' });
  await tryIt.press('Enter');
  const frame = works.section.getByRole('region', { name: 'Console: Search and filter works' });
  await expect(frame).toBeFocused();
  await works.section.getByRole('button', { name: 'Clear' }).click();
  await openGroups(works);

  const include = works.field('include');
  await include.press('ArrowDown');
  await expect(works.section.getByRole('listbox', { name: 'Values for include' })).toBeVisible();
  await include.press('Enter');
  await include.press('ArrowDown');
  await include.press('Enter');
  await include.press('Escape');
  await expect(works.section.getByRole('listbox')).toHaveCount(0);
  const chips = works.section.getByRole('list', { name: 'Values of include' });
  await expect(chips.getByRole('listitem')).toHaveText([/^identifiers/, /^items/]);
  await chips.getByRole('button', { name: 'Remove identifiers from include' }).press('Enter');
  await expect(include).toBeFocused();
  await include.press('Backspace');
  await expect(chips).toHaveCount(0);

  await include.pressSequentially('itms');
  await expect(works.url).toContainText('include=itms');
  await expect(include).not.toHaveAttribute('aria-invalid');
  await include.press('Tab');
  await expect(include).toHaveAttribute('aria-invalid', 'true');
  await expect(include).toHaveAccessibleDescription(/include has no value 'itms'/);
  await works.section.getByRole('button', { name: 'Use items' }).click();
  await expect(works.url).toContainText('include=items');

  await works.field('contributors.agent.label').fill('Marlow, Tobias, 1790-1861');
  await works.field('contributors.agent.label').press('Enter');
  await works.field('subjects.label').pressSequentially('Horses,Farriers');
  await works.field('production.dates.from').fill('1830-01-01');
  await works.field('sortOrder').selectOption('desc');
  await works.field('pageSize').press('ArrowUp');
  await works.field('pageSize').press('ArrowUp');
  await expect(works.field('pageSize')).toHaveValue('2');
  await works.field('page').fill('0');
  await expect(works.field('page')).not.toHaveAccessibleDescription(/too small/);
  await works.field('page').press('Tab');
  await expect(works.field('page')).toHaveAccessibleDescription(/too small|at least 1/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await works.send();
  await expectAnswer(works, /^Not sent\. /);
  await expect(works.field('page')).toBeFocused();
  expect(asked.filter((url) => url.includes('/sandbox/'))).toEqual([]);
  await expect(works.section.getByRole('button', { name: 'Send anyway' })).toBeVisible();
  await works.field('page').fill('');
  await expect(works.section.getByRole('button', { name: 'Send anyway' })).toHaveCount(0);

  const label = '%22Marlow,%20Tobias,%201790-1861%22';
  await expect(works.url).toContainText(`contributors.agent.label=${label}`);
  await expect(works.url).toContainText('subjects.label=Horses,Farriers');
  await expect(works.url).toContainText('production.dates.from=1830-01-01');

  const part = works.url.getByRole('link', { name: /go to production\.dates\.from$/ });
  await part.focus();
  await expect(part).toHaveAttribute('data-pointed', 'true');
  await part.press('Enter');
  await expect(works.field('production.dates.from')).toBeFocused();
  await works.url.getByRole('link', { name: /go to subjects\.label$/ }).hover();
  await expect(
    works.section
      .locator('[data-pointed]')
      .filter({ has: page.getByLabel('subjects.label', { exact: true }) }),
  ).toBeVisible();

  const samples = works.section.getByRole('tablist', { name: 'Code samples' });
  await expect(samples.getByRole('tab')).toHaveCount(10);
  await samples.getByRole('tab', { name: 'Ruby' }).click();
  const panel = works.section.getByRole('tabpanel', { name: 'Ruby' });
  await expect(panel).toContainText(label);
  await works.field('query').fill('grey horse');
  await expect(panel).toContainText('grey%20horse');

  await works.section.getByRole('button', { name: 'Close' }).click();
  await expect(tryIt).toBeFocused();
  await expect(frame).toBeHidden();
  await tryIt.click();
  await expect(frame).toBeFocused();
  await expect(works.field('query')).toHaveValue('grey horse');
});

test('Copy link gives an address that opens the same form and waits for Send @sweep', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await openGroups(works);
  await works.field('subjects.label').fill('"Horses, working & idle"');
  await works.field('subjects.label').press('Enter');
  await works.field('subjects.label').fill(String.raw`"\"Farriers\""`);
  await works.field('subjects.label').press('Enter');
  await works.field('production.dates.from').fill('1830-01-01');
  await works.field('production.dates.to').fill('1839-12-31');
  await works.field('pageSize').fill('3');
  const url = await works.url.textContent();
  const link = await works.copyLink();
  await page.goto('about:blank');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const again = await openRequest(page, link);
  await expect(again.url).toHaveText(url ?? '');
  await expect(again.field('production.dates.to')).toHaveValue('1839-12-31');
  await expect(
    again.section.getByRole('list', { name: 'Values of subjects.label' }).getByRole('listitem'),
  ).toHaveText([/^Horses, working & idle/, /^"Farriers"/]);
  await expect(again.answer).toContainText('Press Send');
  expect(asked.filter((one) => one.includes('/sandbox/'))).toEqual([]);
  await again.send();
  await expectAnswer(again, '200 OK');
});

test('a pasted URL fills the form, and what is wrong with it is explained', {
  tag: '@core',
}, async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  const box = works.field('Open a URL');
  const open = works.section.getByRole('button', { name: 'Open', exact: true });
  await box.fill('https://example.org/nothing');
  await expect(box).toHaveAccessibleDescription(/No operation has this URL/);
  await box.fill(
    'https://api.example.org/catalogue/v2/works?query=mare&include=itms,subjects&pageSiz=10&production.dates.from=1900-13-01',
  );
  await expect(box).toHaveAccessibleDescription(
    /Search and filter works.*include has no value 'itms'.*no parameter 'pageSiz'.*production\.dates\.from cannot be/,
  );
  await open.click();
  await expect(works.section.getByRole('button', { name: 'Send', exact: true })).toBeFocused();
  await expect(works.field('query')).toHaveValue('mare');
  await expect(works.field('production.dates.from')).toHaveValue('1900-13-01');
  await expect(
    works.section.getByRole('list', { name: 'Values of include' }).getByRole('listitem'),
  ).toHaveText([/^itms/, /^subjects/]);

  await box.fill('https://iiif.example.org/image/V0040217/full/400,/0/default.jpg');
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'IIIF API' })).toBeVisible();
  const picture = consoleOf(page, 'getImageFile');
  await expect(picture.field('size')).toHaveValue('400,');
});

test('fields are in groups: used ones are open, and a filter finds the others @sweep', async ({
  page,
}) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  const { section } = works;
  const filters = section.locator('summary').filter({ hasText: /^Filters/ });
  await expect(section.locator('summary').filter({ hasText: /fields?/ })).toHaveText([
    'Search, 1 field, 1 used',
    /^Filters, \d+ fields$/,
    'What to include, 2 fields',
    'Sorting and paging, 4 fields',
  ]);
  await expect(works.field('query')).toBeVisible();
  await expect(works.field('subjects.label')).toBeHidden();
  await filters.press('Enter');
  await expect(works.field('subjects.label')).toBeVisible();
  await filters.press('Enter');
  await expect(works.field('subjects.label')).toBeHidden();

  const filter = works.field('Filter fields');
  await filter.fill('sortorder');
  await expect(works.field('sortOrder')).toBeVisible();
  await expect(works.field('query')).toHaveCount(0);
  await expect(section.getByText(/^\d+ of \d+ fields match\.$/)).toBeVisible();
  await filter.press('Enter');
  await expect(works.field('sortOrder')).toBeFocused();
  await filter.fill('zebra');
  await expect(section.getByText('No field matches.')).toBeVisible();
  await filter.press('Escape');
  await expect(filter).toHaveValue('');
  await expect(works.field('query')).toBeVisible();

  await works.field('Open a URL').fill('/catalogue/v2/works?query=mare&subjects.label=Horses');
  await section.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(filters).toHaveText(/^Filters, \d+ fields, 1 used$/);
  await expect(works.field('subjects.label')).toBeVisible();
});

test('a list takes pasted values, and Ctrl+Enter sends from it @sweep', async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await openGroups(works);
  const list = works.field('subjects.label');
  const chips = works.section
    .getByRole('list', { name: 'Values of subjects.label' })
    .getByRole('listitem');
  const paste = async (text: string) => {
    await writeClipboard(page, text);
    await list.press('ControlOrMeta+V');
  };
  await paste('a, b, "c, d"');
  await expect(chips).toHaveText([/^a×/, /^b×/, /^c, d×/]);
  await expect(works.url).toContainText('subjects.label=a,b,%22c,%20d%22');
  await paste('e\nf, g');
  await expect(chips).toHaveText([/^a×/, /^b×/, /^c, d×/, /^e×/, /^f, g×/]);
  await list.pressSequentially('Lungs, Diseases of');
  await expect(chips).toHaveCount(6);
  await list.press('Enter');
  await works.section
    .getByRole('button', { name: 'Keep “Lungs, Diseases of” as one value' })
    .press('Enter');
  await expect(chips.last()).toHaveText(/^Lungs, Diseases of×/);
  await list.pressSequentially('Horses');
  await list.press('Control+Enter');
  await expectAnswer(works, '200 OK');
});

test('a refused request can be sent anyway, from the keyboard @sweep', async ({
  page,
  complaints,
}) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&pageSize=500#getWorks');
  await works.field('pageSize').press('Control+Enter');
  await expectAnswer(works, /^Not sent\. /);
  await expect(works.field('pageSize')).toBeFocused();
  await works.section.getByRole('button', { name: 'Send anyway' }).press('Enter');
  await expectAnswer(works, /^400 Bad Request\. /);
  forgetFailedLoads(complaints);
});
