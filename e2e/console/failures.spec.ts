import { holdRequests } from '../support/faults.ts';
import { nameLiveHost } from '../support/hosts/live-host.ts';
import { consoleOf, expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { expect, expectComplaints, forgetFailedLoads, test, visit } from '../test.ts';

const horses = '/api/catalogue?op=getWorks&query=horse#getWorks';
const calls = '**/sandbox/catalogue/v2/works?*';

test('failures are distinguished, and none is shown as success', { tag: '@core' }, async ({
  page,
  complaints,
}) => {
  const works = await openRequest(page, horses);
  const title = works.answer.locator('[data-kind]');

  await page.route(calls, (route) => route.abort('connectionrefused'));
  await works.send();
  await expectAnswer(works, /^Unreachable\. .*could not be reached/);
  await page.unroute(calls);

  await page.route(calls, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'text/html',
      body: '<h1>Broken</h1><script>x</script>',
    }),
  );
  await works.send();
  await expectAnswer(works, /^500 Internal Server Error\. \d/);
  await expect(title).toHaveAttribute('data-kind', 'server-error');
  await expect(works.answer.getByRole('region', { name: 'Answer' })).toContainText(
    '<h1>Broken</h1><script>x</script>',
  );
  await page.unroute(calls);

  for (const [contentType, body, words] of [
    ['application/json', '{"results": [', 'says it is JSON and is not'],
    ['text/html', '<p>Sign in to this network</p>', 'promises application/json'],
    ['application/json', '', 'has no body'],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ status: 200, contentType, body }));
    await works.send();
    await expectAnswer(works, words);
    await expect(title).toHaveAttribute('data-kind', 'server-error');
    await page.unroute(calls);
  }

  const gone = await openRequest(page, '/api/catalogue?op=getWork&id=aaaaaaaa#getWork');
  await gone.send();
  await expectAnswer(gone, /^404 Not Found\. Work not found for identifier aaaaaaaa/);
  await expect(gone.answer).toContainText('What to do:');
  forgetFailedLoads(complaints);
});

test('a console whose code does not load says so, and opens at the next try @sweep', async ({
  page,
  complaints,
}) => {
  await visit(page, '/api/catalogue');
  const { section } = consoleOf(page, 'getWorks');
  const tryIt = section.getByRole('button', { name: 'Try it' });
  const slot = section.locator('[data-console]');
  const scripts = '**/assets/js/*.js';
  const fail = await holdRequests(page, scripts, (route) => route.abort());
  await tryIt.click();
  await expect(slot).toHaveText('Loading the console…');
  await expect(slot).toBeVisible();
  await fail();
  await expect(slot).toContainText('The console could not be loaded. Check your connection');
  await page.unroute(scripts);
  await tryIt.click();
  await expect(section.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(slot).not.toContainText('console could not be loaded');
  forgetFailedLoads(complaints);
});

test('a request that takes too long is cancelled by the reader or times out @sweep', async ({
  page,
  complaints,
}) => {
  const works = await openRequest(page, horses);
  const send = works.section.getByRole('button', { name: 'Send', exact: true });
  const cancel = works.section.getByRole('button', { name: 'Cancel' });
  const aborted: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('/v2/works?')) aborted.push(request.failure()?.errorText ?? '');
  });
  await page.route(calls, () => {});

  await works.send();
  await expectAnswer(works, 'Waiting for Sandbox.');
  await cancel.click();
  await expectAnswer(works, /^Cancelled\. /);
  await expect(send).toBeFocused();
  await expect(cancel).toHaveCount(0);
  await expect.poll(() => aborted).toEqual(['net::ERR_ABORTED']);

  await works.send();
  await expectAnswer(works, 'Waiting for Sandbox.');
  await page.keyboard.press('Escape');
  await expectAnswer(works, /^Cancelled\. /);

  await page.clock.install();
  await works.send();
  await expectAnswer(works, 'Waiting for Sandbox.');
  await page.clock.fastForward(31_000);
  await expectAnswer(works, /^Timed out\. .*no answer within 30\.0 s/);
  forgetFailedLoads(complaints);
});

test('the content of an answer is shown as text and never run @sweep', async ({ page }) => {
  const works = await openRequest(page, horses);
  const hostile = {
    results: [
      {
        id: 'javascript:document.title="run"',
        title: '<img src=x onerror="document.title=`run`"><script>document.title="run"</script>',
        url: 'javascript:alert(1)',
        thumbnail: { url: 'https://elsewhere.example/a.jpg' },
        long: 'a'.repeat(2_000_000),
      },
    ],
  };
  await page.route(calls, (route) => route.fulfill({ json: hostile }));
  const title = await page.title();
  await works.send();
  await expectAnswer(works, '200 OK');
  for (const view of ['Tree', 'Raw', 'Table', 'Gallery']) {
    await works.answer.getByRole('tab', { name: view }).click();
    const panel = works.answer.getByRole('tabpanel');
    await expect(panel).toContainText(view === 'Tree' ? 'results' : '<script>');
    await expect(panel.locator('script, img[src="x"], a[href^="javascript"]')).toHaveCount(0);
  }
  await works.answer.getByRole('tab', { name: 'Tree' }).click();
  await works.answer.getByRole('button', { name: 'Open all' }).click();
  await expect(works.answer.getByRole('tree')).toContainText('1,999,700 characters more');
  await page.unroute(calls);

  await page.route(calls, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg onload="document.title=1"/>' }),
  );
  await works.send();
  await expect(works.answer.getByRole('region', { name: 'Answer' })).toHaveText(
    '<svg onload="document.title=1"/>',
  );
  expect(await page.title()).toBe(title);
});

test.describe('with a live host', () => {
  // The built site's policy names its portal's hosts, and there are none.
  test.use({ bypassCSP: true });

  test('a live host is a choice, labelled as such, and CORS is distinguished from a dead host', async ({
    page,
    complaints,
  }) => {
    const host = process.env.STATIC_HOST_URL ?? '';
    await nameLiveHost(page, host);
    const works = await openRequest(page, horses);
    await expect(works.section.getByRole('radio', { name: 'Sandbox' })).toBeChecked();
    await works.section.getByRole('radio', { name: 'Live' }).check();
    await expect(works.url).toContainText(`${host}/catalogue/v2/works?query=horse`);

    await works.send();
    await expectAnswer(works, /^Blocked by the browser \(CORS\)\. /);
    await expect(works.answer).toContainText(
      `curl --location --fail-with-body '${host}/catalogue/v2/works?query=horse'`,
    );
    await expect(works.answer.getByRole('button', { name: 'Copy cURL' })).toBeVisible();

    const live = `${host}/catalogue/v2/works?*`;
    await page.route(live, (route) => route.abort('namenotresolved'));
    await works.send();
    await expectAnswer(works, /^Unreachable\. /);
    await page.unroute(live);

    const headers = { 'Access-Control-Allow-Origin': '*' };
    const json = { type: 'ResultList', totalResults: 1, totalPages: 1, results: [] };
    await page.route(live, (route) => route.fulfill({ json, headers }));
    await works.send();
    await expectAnswer(works, /^200 OK\. 1 result, page 1 of 1\. .* from Live\.$/);

    await works.section.getByRole('radio', { name: 'Sandbox' }).check();
    await works.send();
    await expectAnswer(works, /from Sandbox\.$/);
    await expect(works.answer.locator('[data-kind=success]')).toContainText('Sandbox');
    const requested = new RegExp(`^request to ${host}/`);
    await expectComplaints(complaints, requested, /CORS policy/, /^Failed to load resource/);
  });
});
