import type { Page } from '@playwright/test';
import { holdRequests } from '../support/faults.ts';
import { renewingHost } from '../support/hosts/renewing-host.ts';
import { startWorker } from '../support/start-worker.ts';
import { twoFrames } from '../support/two-frames.ts';
import { expect, expectComplaints, forget404, testOnStaticHost as test, visit } from '../test.ts';

// The sandbox on a plain static host, where a service worker answers for it.

const aPicture = '/sandbox/image/V0040217';

function ask(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const response = await fetch(address);
    return { status: response.status, text: await response.text(), url: response.url };
  }, path);
}

/** What the worker has fetched so far, by the names of its caches. */
function fetchedFiles(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys();
      found[name] = kept.map(({ url }) => url.replace(/^.*\/sandbox-data\/[^/]+\//, '')).sort();
    }
    return found;
  });
}

test('nothing of the sandbox is fetched before the first call', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  const registered = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registered).toEqual([]);
  expect(await fetchedFiles(page)).toEqual({});
  expect(asked.filter((path) => /^\/sandbox[/-]/.test(path))).toEqual([]);
});

test('the first answer fetches only what it needs', async ({ page }) => {
  await visit(page, '/');
  await startWorker(page);
  const status = JSON.parse((await ask(page, '/sandbox/status')).text);
  expect(status).toEqual({
    sandbox: 'service worker',
    build: expect.stringMatching(/^[\da-f]{16}$/),
  });
  const works = await ask(page, '/sandbox/catalogue/v2/works?query=horse&pageSize=1');
  expect(JSON.parse(works.text)).toMatchObject({ type: 'ResultList', pageSize: 1 });
  expect(await fetchedFiles(page)).toEqual({
    [`sandbox-data / ${status.build}`]: [
      ...['records/dates.json', 'records/withdrawn.json', 'records/works.json'],
    ],
  });
});

test('pages get their own files, redirects are followed, errors stay errors', async ({
  page,
  complaints,
}) => {
  await visit(page, '/');
  await startWorker(page);
  expect((await ask(page, '/robots.txt')).status).toBe(200);
  expect((await ask(page, aPicture)).url).toContain(`${aPicture}/info.json`);
  const missing = await ask(page, '/sandbox/catalogue/v2/works/aaaaaaaa');
  expect(missing.status).toBe(404);
  expect(JSON.parse(missing.text)).toMatchObject({ httpStatus: 404, type: 'Error' });
  forget404(complaints);
});

test('a link to the sandbox takes no reader away from a page opened meanwhile @sweep', async ({
  page,
  complaints,
}) => {
  await visit(page, '/docs/iiif');
  const release = await holdRequests(page, '**/sandbox/status');
  const navigations: string[] = [];
  page.on('request', (one) => one.isNavigationRequest() && navigations.push(one.url()));
  const asked = page.waitForRequest('**/sandbox/status');
  await page.getByRole('main').locator('a[href*="/sandbox/image/"]').first().click();
  await asked;
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Datasets').click();
  await expect(page).toHaveURL('/docs/datasets');
  const isReady = page.waitForResponse((one) => one.url().endsWith('/sandbox/status') && one.ok());
  await release();
  // Only the worker answers, so the link could be followed from now on.
  await isReady;
  await twoFrames(page);
  expect(navigations).toEqual([]);
  forget404(complaints);
});

test('it answers offline from what was fetched before', async ({ page, context, complaints }) => {
  await visit(page, '/');
  await startWorker(page);
  const path = '/sandbox/content/v0/articles?pageSize=2';
  const before = await ask(page, path);
  expect((await ask(page, `${aPicture}/full/50,/0/default.jpg`)).status).toBe(200);
  await context.setOffline(true);
  expect(await ask(page, path)).toEqual(before);
  expect((await ask(page, `${aPicture}/full/60,/0/default.png`)).status).toBe(200);
  const missing = await ask(page, '/sandbox/catalogue/v2/concepts');
  expect(missing.status).toBe(503);
  expect(missing.text).toContain('you may be offline');
  // The browser reports the 503, and the worker why.
  await expectComplaints(complaints, /^Failed to load resource: .* 503 /);
});

test('a new build replaces the old worker and its data @sweep', async ({ page, complaints }) => {
  const host = await renewingHost(process.env.STATIC_HOST_URL ?? '');
  try {
    await page.goto(`${host.url}/search`);
    await startWorker(page);
    const path = '/sandbox/content/v0/articles?pageSize=1';
    const before = await ask(page, path);
    expect(Object.keys(await fetchedFiles(page))).toEqual(['sandbox-data / first']);
    host.build = 'second';
    await page.reload();
    const build = async () => JSON.parse((await ask(page, '/sandbox/status')).text).build;
    await expect.poll(build).toBe('second');
    expect(await ask(page, path)).toEqual(before);
    await expect
      .poll(async () => Object.keys(await fetchedFiles(page)))
      .toEqual(['sandbox-data / second']);
  } finally {
    await host.close();
    // This host has another address than the one that the other tests keep to.
    await expectComplaints(complaints, new RegExp(`^request to ${host.url}/`));
  }
});

const plans = [
  'full/max/0/default.jpg',
  'full/!400,400/0/default.jpg',
  'full/37,/0/default.png',
  '100,150,300,200/max/0/default.png',
  'square/256,256/0/default.jpg',
  'pct:10,10,50,50/300,100/0/default.jpg',
  'pct:40,40,20,20/700,/0/default.jpg',
  'full/300,/!0/default.png',
  'full/300,/90/default.png',
  'full/300,/22.5/default.png',
  'full/300,/!301.7/default.jpg',
  'full/300,/0/gray.jpg',
  'full/300,/45/gray.png',
  'full/max/0/bitonal.png',
  'full/300,/0/default.webp',
  'full/300,/0/default.gif',
  'full/max/0/bitonal.gif',
];

test("pictures are the same as the server's", { tag: '@sweep' }, async ({ page, request }) => {
  test.setTimeout(180_000);
  await visit(page, '/');
  await startWorker(page);
  for (const parts of plans) {
    const path = `${aPicture}/${parts}`;
    const served = await request.get(`${process.env.SERVED_URL}${path}`);
    expect(served.status(), parts).toBe(200);
    const compared = await comparePictures(page, path, await served.body());
    expect(compared.type, parts).toBe(served.headers()['content-type']);
    expect(compared.sizes[0], parts).toEqual(compared.sizes[1]);
    expect(compared.meanDifference, parts).toBeLessThan(2.5);
  }
});

/** How much the pixels of the worker's picture and another differ, in levels of 256. */
function comparePictures(page: Page, path: string, other: Buffer) {
  return page.evaluate(
    async ([address = '', base64 = '']) => {
      const pixelsOf = async (blob: Blob) => {
        const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
        const { width, height } = bitmap;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const data = context?.getImageData(0, 0, width, height).data ?? [];
        return { size: [width, height], data: Array.from(data) };
      };
      const response = await fetch(address);
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const mine = await pixelsOf(await response.blob());
      const theirs = await pixelsOf(new Blob([bytes]));
      const sum = mine.data.reduce((all, level, at) => {
        return all + Math.abs(level - (theirs.data[at] ?? 0));
      }, 0);
      return {
        type: response.headers.get('Content-Type'),
        sizes: [mine.size, theirs.size],
        // Every fourth value is the opacity, which is always full.
        meanDifference: sum / (mine.data.length * 0.75),
      };
    },
    [path, other.toString('base64')],
  );
}
