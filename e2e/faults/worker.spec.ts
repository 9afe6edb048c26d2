import { renewingHost } from '../support/hosts/renewing-host.ts';
import { consoleOf, expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { cell, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { expect, forgetFailedLoads, testOnStaticHost as test, visit } from '../test.ts';

// What can happen to the service worker that answers for the sandbox on a plain static host.

const horses = '/api/catalogue?op=getWorks&query=horse#getWorks';
const tutorial = '/docs/examples/exploring-collections-apis';

test.afterEach(({ complaints }) => forgetFailedLoads(complaints));

test('a worker that was stopped or removed is started again @sweep', async ({ page, context }) => {
  const works = await openRequest(page, horses);
  await works.send();
  await expectAnswer(works, /^200 OK\. .* from Sandbox\.$/);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  const scopeURL = `${new URL(page.url()).origin}/`;
  const faults = [
    ['an ended worker', () => browser.send('ServiceWorker.stopAllWorkers')],
    ['one that was taken away', () => browser.send('ServiceWorker.unregister', { scopeURL })],
    [
      'one whose site data was cleared',
      () => browser.send('Storage.clearDataForOrigin', { origin: scopeURL, storageTypes: 'all' }),
    ],
  ] as const;
  for (const [query, fault] of faults) {
    await works.field('query').fill(query);
    await fault();
    await works.send();
    await expectAnswer(works, /^200 OK\. .* from Sandbox\.$/);
    await expect(works.field('query')).toHaveValue(query);
    await expect(works.url).toContainText(`query=${encodeURIComponent(query)}`);
  }
});

const refusals = [
  [
    'offers no service worker',
    /this browser offers none\. Private windows and some privacy settings turn them off/,
    () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
  ],
  [
    'refuses one',
    /The sandbox could not be started in your browser\. Check that you are online and that site data is allowed/,
    () => {
      const { register } = ServiceWorkerContainer.prototype;
      const allow = () => {
        ServiceWorkerContainer.prototype.register = register;
      };
      addEventListener('allow-workers', allow, { once: true });
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    },
  ],
] as const;

for (const [how, words, refuse] of refusals) {
  test(`a browser that ${how} says so in a console, a tutorial and the sandbox’s page @sweep`, async ({
    page,
  }) => {
    await page.addInitScript(refuse);
    await visit(page, '/sandbox');
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: '/sandbox/' });
    await entry.getByRole('button').first().click();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await entry.getByRole('link').first().click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page).toHaveURL('/sandbox');

    await visit(page, tutorial);
    await writeCell(page, 1, 'show(6 * 7);');
    await cell(page, 1).getByRole('button', { name: 'Run' }).click();
    await expect(toolbar(page).getByRole('status')).toContainText(words);
    await expect(page.getByRole('textbox', { name: 'Code of cell 1' })).toHaveText('show(6 * 7);');

    const works = await openRequest(page, horses);
    await works.field('query').fill('a grey mare');
    await works.send();
    await expectAnswer(works, words);
    await expectAnswer(works, /^Not started\. /);
    await expect(works.answer).toContainText('“Copy link” takes it to another window');
    await expect(works.field('query')).toHaveValue('a grey mare');
    if (how !== 'refuses one') return;
    await page.evaluate(() => dispatchEvent(new Event('allow-workers')));
    await works.send();
    await expectAnswer(works, /^200 OK\. /);
    await expect(works.field('query')).toHaveValue('a grey mare');
  });
}

test('a browser with no storage left still answers @sweep', async ({ page, context }) => {
  const works = await openRequest(page, horses);
  const browser = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  for (const query of ['horse', 'lighthouse']) {
    await works.field('query').fill(query);
    await works.send();
    await expectAnswer(works, /^200 OK\. \d+ results?, .* from Sandbox\.$/);
  }
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().length;
  });
  expect(kept).toBe(0);
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
});

const onRenewingHost = test.extend<{ host: Awaited<ReturnType<typeof renewingHost>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
  host: async ({}, use) => {
    const host = await renewingHost(process.env.STATIC_HOST_URL ?? '');
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.url),
});

onRenewingHost(
  'a release that removes the worker’s files is reported, and the next try works @sweep',
  async ({ page, host }) => {
    const works = await openRequest(page, horses);
    await works.field('query').fill('a grey mare');
    await works.send();
    await expectAnswer(works, /^200 OK\. /);
    const concepts = consoleOf(page, 'getConcepts');
    await concepts.section.getByRole('button', { name: 'Try it' }).click();
    await concepts.field('query').fill('horses');
    host.build = 'second';
    await concepts.send();
    await expectAnswer(concepts, /^503 .*the site has just been updated\. Please try again/);
    await expectAnswer(concepts, 'The service asks you to wait 5 seconds.');
    const sendAgain = async () => {
      await concepts.send();
      await expectAnswer(concepts, /^\d/);
      return concepts.answer.getByRole('status').first().textContent();
    };
    await expect.poll(sendAgain).toMatch(/^200 OK\. /);
    await expect(concepts.field('query')).toHaveValue('horses');
    await expect(works.field('query')).toHaveValue('a grey mare');
    await works.send();
    await expectAnswer(works, /^200 OK\. /);
  },
);
