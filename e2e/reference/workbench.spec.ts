import { findingsAtBothWidths } from '../support/checks/axe.ts';
import { openRequests } from '../support/open-requests.ts';
import {
  expectPicture,
  openPicture,
  openWorkbench,
  setParts,
  workbench,
} from '../support/pages/workbench.ts';
import { expect, forget, forget404, hosts, test, visit } from '../test.ts';

/** By picture, the five parts as in an address. */
const requests = {
  V0040217: [
    'full/!200,200/0/default.jpg',
    'square/300,/0/default.jpg',
    '400,300,800,600/full/0/color.webp',
    'pct:10,20,33.3,41.7/pct:37.5/0/default.jpg',
    '1500,1100,500,500/,77/90/gray.png',
    'full/400,/22.5/default.png',
    'full/301,/!45.5/default.jpg',
  ],
  V0088916: ['full/,333/270/default.jpg', '0,0,907,1199/max/!180/bitonal.png'],
  'b20417783_0003.jp2': ['255,231,137,28/pct:250/0/default.jpg', 'full/!500,90/90/default.gif'],
  N0053675: [
    'full/1,/0/default.jpg',
    'square/99,501/359.9/default.webp',
    'pct:99,99,50,50/max/0/default.png',
  ],
};

for (const [host, testHere, tag] of hosts) {
  testHere(
    `each picture has the predicted size on ${host}`,
    { tag: '@sweep' },
    async ({ page, baseURL, complaints }) => {
      await visit(page, '/api/iiif');
      const { address, button, result, picture } = workbench(page);
      await button('Open the workbench').click();
      for (const [id, all] of Object.entries(requests)) {
        const base = `${baseURL}/sandbox/image/${id}`;
        await openPicture(page, `${base}/info.json`);
        await expect(address.locator('code')).toHaveText(base);
        for (const request of all) {
          await setParts(page, request.split(/\/|\.(?=[a-z]+$)/));
          await expect(picture).toHaveAttribute('src', `${base}/${request}`);
          await expect(result).toContainText(', as predicted');
          const [, width, height] =
            /size: (\d+) by (\d+)/.exec((await result.textContent()) ?? '') ?? [];
          await expect(picture, request).toHaveJSProperty('naturalWidth', Number(width));
          await expect(picture, request).toHaveJSProperty('naturalHeight', Number(height));
        }
      }
      forget404(complaints);
    },
  );

  testHere(
    `deep zoom shows tiles, and finer ones when zoomed in, on ${host}`,
    { tag: [...tag] },
    async ({ page, complaints }) => {
      const { button, viewer } = await openWorkbench(page);
      const came: string[] = [];
      page.on('requestfinished', (request) => came.push(request.url()));
      const open = openRequests(page);
      await button('Open deep zoom').click();
      await expectPicture(viewer);
      for (let press = 0; press < 3; press += 1) await button('Zoom in').click();
      await expect.poll(() => came.some((url) => /\/512,512,512,512\/512,/.test(url))).toBe(true);
      await expect.poll(open).toBe(0);
      await expectPicture(viewer);
      await viewer.focus();
      await page.keyboard.press('ArrowRight');
      await button('Close deep zoom').click();
      await expect(viewer).toHaveCount(0);
      forget404(complaints);
    },
  );
}

for (const [width, height] of [
  [1280, 700],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, { tag: width === 1280 ? [] : '@sweep' }, () => {
    test.use({ viewport: { width, height } });

    test('deep zoom opens in view with the focus, and Escape returns it', async ({
      page,
      complaints,
    }) => {
      const { button, viewer } = await openWorkbench(page);
      const open = button('Open deep zoom');
      // The least scrolling that shows the button: what opens would be below the window.
      await open.evaluate((one) => one.scrollIntoView({ block: 'end' }));
      await open.press('Enter');
      await expect(viewer).toBeFocused();
      await expect(viewer).toBeInViewport({ ratio: 0.95 });
      await expect(button('Close deep zoom')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(open).toBeFocused();
      await expect(open).toBeInViewport();
      await open.press('Enter');
      await expect(viewer).toBeFocused();
      await button('Close deep zoom').click();
      await expect(viewer).toHaveCount(0);
      await expect(open).toBeFocused();
      // The viewer reports a tile that loads after it was closed.
      forget(complaints, 'loaded before reset');
      forget404(complaints);
    });
  });
}

test('its code is loaded when it is opened, by button or by navigation', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await visit(page, '/api/iiif');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const { button, box } = workbench(page);
  await button('Open the workbench').click();
  await expect(box).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await button('Close the workbench').click();
  await expect(box).toBeHidden();
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await nav.getByRole('link', { name: 'IIIF workbench' }).click();
  await expect(box).toBeVisible();
  await expect(button('Close the workbench')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false });

  test('the workbench explains what it needs, and leads to the guide', async ({ page }) => {
    await page.goto('/api/iiif#workbench');
    const { root, button } = workbench(page);
    expect(await root.locator('noscript').textContent()).toContain('needs scripting');
    await expect(root.locator('noscript p')).toBeVisible();
    await expect(button('Open the workbench')).toBeHidden();
    await root.getByRole('link', { name: 'How the URL is put together' }).click();
    await expect(page.locator('#how-the-url-is-put-together')).toBeInViewport();
  });
});

test('axe finds nothing in the workbench', { tag: '@sweep' }, async ({ page }) => {
  const { button, part, viewer } = await openWorkbench(page);
  await button('Detail').click();
  await button('Open deep zoom').click();
  await expect(viewer).toBeVisible();
  expect(await findingsAtBothWidths(page, '#workbench')).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await part('size').fill('400');
  await expect(button('Use 400,')).toBeVisible();
  expect(await findingsAtBothWidths(page, '#workbench')).toEqual([]);
});
