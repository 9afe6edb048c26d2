import { consoleOf, expectAnswer, openRequest } from './console-page.ts';
import { expect, test, visit } from './test.ts';

test('a form holds lists, dates, numbers and choices, by keyboard, and says what is wrong', {
  tag: ['@core', '@every-width'],
}, async ({ page }) => {
  await visit(page, '/api/catalogue');
  const works = consoleOf(page, 'getWorks');
  const tryIt = works.section.getByRole('button', { name: 'Try it' });
  await tryIt.press('Enter');
  const frame = works.section.getByRole('region', { name: 'Console of getWorks' });
  await expect(frame).toBeFocused();
  await works.section.getByRole('button', { name: 'Clear' }).click();

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
  await expect(include).toHaveAttribute('aria-invalid', 'true');
  await expect(include).toHaveAccessibleDescription(/include has no value 'itms'/);
  await works.section.getByRole('button', { name: 'Use items' }).click();
  await expect(works.url).toContainText('include=items');

  await works.field('contributors.agent.label').fill('Marlow, Tobias, 1790-1861');
  await works.field('contributors.agent.label').press('Enter');
  await works.field('subjects.label').pressSequentially('Horses');
  await works.field('subjects.label').press('Enter');
  await works.field('subjects.label').pressSequentially('Farriers');
  await works.field('production.dates.from').fill('1830-01-01');
  await works.field('sortOrder').selectOption('desc');
  await works.field('pageSize').press('ArrowUp');
  await works.field('pageSize').press('ArrowUp');
  await expect(works.field('pageSize')).toHaveValue('2');
  await works.field('page').fill('0');
  await expect(works.field('page')).toHaveAccessibleDescription(/too small|at least 1/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await works.send();
  await expectAnswer(works, /^Not sent\. /);
  await expect(works.field('page')).toBeFocused();
  expect(asked.filter((url) => url.includes('/sandbox/'))).toEqual([]);
  await works.field('page').fill('');

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

test('Copy link gives an address that opens the same form and waits for Send', {
  tag: ['@core', '@every-width'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.field('subjects.label').fill('Horses, working & idle');
  await works.field('subjects.label').press('Enter');
  await works.field('subjects.label').fill('"Farriers"');
  await works.field('subjects.label').press('Enter');
  await works.field('production.dates.from').fill('1830-01-01');
  await works.field('production.dates.to').fill('1839-12-31');
  await works.field('pageSize').fill('3');
  const url = await works.url.textContent();
  const bar = works.section.getByRole('region', { name: 'Console of getWorks' });
  await bar.getByRole('button', { name: 'Copy link' }).click();
  await expect(bar.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
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
    /getWorks: .*include has no value 'itms'.*no parameter 'pageSiz'.*production\.dates\.from cannot be/,
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
