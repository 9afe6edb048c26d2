import { findings } from '../support/checks/axe.ts';
import { copiedBy } from '../support/clipboard.ts';
import { expect, openLoans, testWithEcho as test } from '../support/fixture-test.ts';
import { expectAnswer, openRequest } from '../support/pages/console-page.ts';

test('a form and the raw JSON beside it stay in step', async ({ page, received }) => {
  const loan = await openLoans(page, 'addLoan');
  const raw = loan.field('Raw JSON');
  const body = loan.section.getByRole('group', { name: /^Body/ });
  await expect(body.getByLabel('title', { exact: true })).toHaveValue('A map');

  await body.getByLabel('title', { exact: true }).fill('A globe');
  await body.getByLabel('days', { exact: true }).fill('12');
  await expect(raw).toHaveValue('{\n  "title": "A globe",\n  "days": 12\n}');

  await raw.fill('{"title": "An atlas", "weight": null}');
  await expect(body.getByLabel('title', { exact: true })).toHaveValue('An atlas');
  await expect(body.getByLabel('days', { exact: true })).toHaveValue('');
  await expect(body.getByLabel('weight is null')).toBeChecked();

  await raw.fill('{"title": "An at');
  await expect(body.getByText('Paused: the raw JSON cannot be read yet.')).toBeVisible();
  await expect(body.getByLabel('title', { exact: true })).toBeDisabled();
  await body.getByLabel('Content type').selectOption('text/plain');
  await body.getByLabel('Content type').selectOption('application/json');
  await expect(raw).toHaveValue('{"title": "An at');

  await raw.fill('{"title":"An atlas"}');
  await loan.section.getByRole('radio', { name: /bearer token/ }).check();
  await loan.field('Access token').fill('abc');
  await loan.send();
  await expectAnswer(loan, '200 OK');
  expect(received).toMatchObject([
    { method: 'POST', target: '/v1/loans', body: '{"title":"An atlas"}' },
  ]);
  expect(received[0]?.headers['content-type']).toBe('application/json');
});

test('parts of a body: lists, variants, free names, and types that contain themselves', async ({
  page,
  received: _,
}) => {
  const loan = await openLoans(page, 'addLoan');
  const body = loan.section.getByRole('group', { name: /^Body/ });
  const button = (name: string | RegExp) => body.getByRole('button', { name });
  await button(/^tags /).click();
  await button('Add item to tags').click();
  await body.getByLabel('tags[0]').fill('old');
  await button('Add item to tags').click();
  await body.getByLabel('tags[1]').fill('torn');
  await button('Remove item 1').click();

  await button(/^place /).click();
  await body.getByLabel('Variant', { exact: true }).selectOption('Store');
  await body.getByLabel('town').fill('Ely');

  await button(/^notes /).click();
  await body.getByLabel('New property').fill('shelf mark');
  await body.getByLabel('New property').press('Enter');
  await body.getByLabel('shelf mark', { exact: true }).fill('B 7');

  await button(/^parts /).click();
  await button('Add item to parts').click();
  await button(/^parts\[0\]/).click();
  await body.getByLabel('title', { exact: true }).nth(1).fill('A sheet');

  expect(JSON.parse(await loan.field('Raw JSON').inputValue())).toEqual({
    title: 'A map',
    days: 3,
    tags: ['torn'],
    place: { type: 'Store', town: 'Ely' },
    notes: { 'shelf mark': 'B 7' },
    parts: [{ title: 'A sheet' }],
  });
  expect(await findings(page, '#addLoan')).toEqual([]);
});

test('problems appear after leaving a field, and Send leads to the first', async ({
  page,
  received,
}) => {
  const loan = await openLoans(page, 'addLoan');
  const title = loan.section.getByLabel('title', { exact: true });
  const problem = loan.section.getByText('title is too short. Text of at least 2 characters.');
  await title.fill('');
  await title.pressSequentially('A');
  await expect(problem).toHaveCount(0);
  await title.press('Tab');
  await expect(problem.first()).toBeVisible();
  await loan.send();
  await expectAnswer(loan, 'Not sent. title is too short.');
  await expect(title).toBeFocused();

  await loan.field('Raw JSON').fill('{"title": "A map", "place": {"type": "Room"}}');
  await loan.send();
  await expectAnswer(loan, 'Not sent. number is required.');
  await expect(loan.section.getByLabel('number', { exact: true })).toBeFocused();

  await loan.field('Raw JSON').fill('{"title": "A map",}');
  await loan.send();
  await expectAnswer(loan, 'The body is not JSON: line 1, column 19 has }.');
  expect(received).toEqual([]);
});

test('examples fill the body, and Clear empties it', async ({ page, received: _ }) => {
  const loan = await openLoans(page, 'addLoan');
  const raw = loan.field('Raw JSON');
  await loan.field('Example of the body').selectOption('A loan with parts');
  await loan.section.getByRole('button', { name: 'Fill the body' }).click();
  await expect(raw).toHaveValue(/An atlas/);
  await loan.section.getByRole('button', { name: 'Clear' }).click();
  await expect(raw).toHaveValue('');
  await loan.section.getByRole('button', { name: 'Fill with example' }).click();
  await expect(raw).toHaveValue(/A map/);
});

test('a link contains the body, and reports when it leaves one out', async ({
  page,
  received: _,
}) => {
  const loan = await openLoans(page, 'addLoan');
  await loan.field('Raw JSON').fill('{"title": "A globe", "days": 7}');
  const link = await loan.copyLink();
  expect(link).toContain('op=addLoan');
  await page.goto('about:blank');
  const again = await openRequest(page, link);
  await expect(again.field('Raw JSON')).toHaveValue(/"title": "A globe"/);
  await expect(again.section).not.toContainText('The link leaves the body out');
  await again.field('Raw JSON').fill(JSON.stringify({ title: 'x'.repeat(5000) }));
  await expect(again.section).toContainText('The link leaves the body out');

  await again.field('Raw JSON').fill('');
  const bare = await again.copyLink();
  expect(bare).toContain('body=none');
  await page.goto('about:blank');
  const empty = await openRequest(page, bare);
  await expect(empty.field('Raw JSON')).toHaveValue('');
});

test('a request is copied as HAR, with its body and without keys', async ({
  page,
  received: _,
}) => {
  const loan = await openLoans(page, 'addLoan');
  await loan.field('API key').fill('hush');
  const har = await copiedBy(loan.section.getByRole('button', { name: 'Copy as HAR' }));
  const { version, entries } = JSON.parse(har).log;
  expect(version).toBe('1.2');
  const [{ request }] = entries;
  expect(request).toMatchObject({ method: 'POST', postData: { mimeType: 'application/json' } });
  expect(JSON.parse(request.postData.text)).toMatchObject({ title: 'A map' });
  expect(JSON.stringify(request)).not.toContain('hush');
});

test('forms are sent as fields, with files', async ({ page, received }) => {
  const search = await openLoans(page, 'searchLoans');
  await search.field('query').fill('old maps & charts');
  await search.field('limit').fill('5');
  await search.field('tags').fill('a');
  await search.field('tags').press('Enter');
  await search.field('tags').fill('b');
  await search.send();
  await expectAnswer(search, '200 OK');
  expect(received.at(-1)).toMatchObject({
    body: 'query=old+maps+%26+charts&limit=5&tags=text&tags=a&tags=b',
  });

  const scan = await openLoans(page, 'addScan');
  await scan.field('title').fill('Page 1');
  await scan.field('meta').fill('{"dpi": 300}');
  await scan.send();
  await expectAnswer(scan, 'scan has no file. Choose a file to send.');
  await scan
    .field('scan')
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('pixels') });
  await expect(scan.section.getByText('page.png (6 bytes)')).toBeVisible();
  await scan.send();
  await expectAnswer(scan, '200 OK');
  const body = received.at(-1)?.body;
  expect(received.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toMatch(/name="title"\r\n\r\nPage 1\r\n/);
  expect(body).toMatch(
    /name="scan"; filename="page.png"\r\nContent-Type: image\/png\r\n\r\npixels/,
  );
  expect(body).toMatch(/name="meta".*\r\nContent-Type: application\/json\r\n\r\n\{"dpi": 300\}/);
});

test('a file is the whole body, under its own type', async ({ page, received }) => {
  const scan = await openLoans(page, 'replaceScan');
  await scan.send();
  await expectAnswer(scan, 'The body has no file. Choose a file to send.');
  await scan
    .field('File')
    .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('pixels') });
  await scan.send();
  await expectAnswer(scan, '200 OK');
  expect(received).toMatchObject([{ method: 'PUT', body: 'pixels' }]);
  expect(received[0]?.headers['content-type']).toBe('image/png');
});

test('the editor of bodies is loaded with the first operation that takes one', async ({
  page,
  received: _,
}) => {
  const scripts: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(response.text().then((text) => text.includes('Raw JSON')));
  });
  const editors = async () => (await Promise.all(scripts)).filter(Boolean).length;
  await openLoans(page, 'getLoans');
  expect(await editors()).toBe(0);
  const loan = await openLoans(page, 'addLoan');
  await expect(loan.field('Raw JSON')).toBeVisible();
  expect(await editors()).toBe(1);
});
