import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { copiedBy } from '../support/clipboard.ts';
import {
  expectPicture,
  openPicture,
  openWorkbench,
  workbench,
} from '../support/pages/workbench.ts';
import { expect, expectComplaints, forget, forget404, test, testOnStaticHost } from '../test.ts';

test('keys alone move and resize the region, and reach every control', async ({ page }) => {
  const { root, part, box, result } = await openWorkbench(page);
  await box.focus();
  const steps = [
    ['ArrowRight', '416,300,800,600'],
    ['ArrowDown', '416,316,800,600'],
    ['Shift+ArrowRight', '416,316,816,600'],
    ['Shift+ArrowUp', '416,316,816,584'],
    ['ArrowLeft', '400,316,816,584'],
  ] as const;
  for (const [key, region] of steps) {
    await page.keyboard.press(key);
    await expect(part('region')).toHaveValue(region);
  }
  await expect(result).toContainText('Predicted size: 200 by 143 pixels');
  await expect(root.getByRole('status')).toContainText('as predicted');
  const slot = root.locator('[data-extra-slot]');
  const wanted = await slot
    .locator('a[href], button:not([tabindex="-1"]), input, select, [tabindex="0"]')
    .count();
  const reached = new Set<number>();
  await root.getByLabel('Sample picture').focus();
  for (let press = 0; press < wanted; press += 1) {
    const { at, ring } = await slot.evaluate((element) => {
      const focused = document.activeElement as Element;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return {
        at: [...element.querySelectorAll('*')].indexOf(focused),
        ring: `${outlineStyle} ${outlineWidth}`,
      };
    });
    expect(ring, `the focus at press ${press}`).not.toMatch(/none| 0px/);
    reached.add(at);
    await page.keyboard.press('Tab');
  }
  expect(reached.has(-1)).toBe(false);
  expect(reached.size).toBe(wanted);
});

type Point = readonly [across: number, down: number];

/** From fractions of the picture's sides to the screen. */
async function onPicture(page: Page, points: readonly Point[]): Promise<Point[]> {
  const place = await page.getByAltText('The original, whole').boundingBox();
  if (!place) throw new Error('The picture is not shown.');
  return points.map(([x, y]) => [place.x + place.width * x, place.y + place.height * y]);
}

async function drag(page: Page, ...points: readonly [Point, Point]): Promise<void> {
  const [from, to] = await onPicture(page, points);
  await page.mouse.move(...(from as [number, number]));
  await page.mouse.down();
  await page.mouse.move(...(to as [number, number]), { steps: 5 });
  await page.mouse.up();
}

/** In hundredths of the picture, since a pointer lands on screen pixels. */
async function regionOf(page: Page): Promise<number[]> {
  const text = await workbench(page).part('region').inputValue();
  return text.split(',').map((one, at) => Math.round((Number(one) / (at % 2 ? 1200 : 1600)) * 100));
}

test('the mouse draws, moves and resizes the region, and everything else follows @sweep', async ({
  page,
}) => {
  const { box, part, picture, result } = await openWorkbench(page);
  await box.scrollIntoViewIfNeeded();
  await drag(page, [0.2, 0.2], [0.6, 0.7]);
  expect(await regionOf(page)).toEqual([20, 20, 40, 50]);
  await drag(page, [0.3, 0.3], [0.5, 0.4]);
  expect(await regionOf(page)).toEqual([40, 30, 40, 50]);
  await drag(page, [0.8, 0.8], [0.9, 0.6]);
  expect(await regionOf(page)).toEqual([40, 30, 50, 30]);
  const region = await part('region').inputValue();
  await drag(page, [0.1, 0.1], [0.1, 0.1]);
  await expect(part('region')).toHaveValue(region);
  await expect(picture).toHaveAttribute('src', new RegExp(`/${region}/!200,200/0/default.jpg$`));
  await expect(result).toContainText('as predicted');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a corner dragged by a finger resizes the region @sweep', async ({ page, context }) => {
    const { box, part } = await openWorkbench(page);
    const finger = await context.newCDPSession(page);
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
      });
    await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const [from, to] = await onPicture(page, [
      [1, 1],
      [0.5, 0.75],
    ]);
    await put('touchStart', from);
    await put('touchMove', to);
    await put('touchEnd');
    await expect(part('region')).toHaveValue(/^0,0,\d+,\d+$/);
    expect(await regionOf(page)).toEqual([0, 0, 50, 75]);
  });
});

test('presets and fields write the address, and wrong values explain what would be right', async ({
  page,
}) => {
  const { root, button, part, address, result } = await openWorkbench(page);
  const presets = [
    ['Square crop', 'square', '300,', '300 by 300'],
    ['Detail', '400,300,800,600', 'full', '800 by 600'],
    ['Full', 'full', 'full', '1600 by 1200'],
    ['Thumbnail', 'full', '!200,200', '200 by 150'],
  ] as const;
  for (const [name, region, size, pixels] of presets) {
    await button(name).click();
    await expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(part('region')).toHaveValue(region);
    await expect(part('size')).toHaveValue(size);
    await expect(result).toContainText(`Predicted size: ${pixels} pixels`);
  }
  await button('Turn by 90°').click();
  await root.getByLabel('Mirror').check();
  await root.getByLabel('Quality', { exact: true }).selectOption('gray');
  await root.getByLabel('Format', { exact: true }).selectOption('png');
  await expect(result.getByRole('link')).toHaveAttribute('href', /\/!90\/gray\.png$/);
  await expect(result).toContainText('150 by 200 pixels, as predicted');
  const wrongs = [
    ['region', '1700,0,10,10', 'x from 0 to 1599', ''],
    ['region', '10 20 30 40', 'in whole pixels', '10,20,30,40'],
    ['size', '5000,', 'at most 4096 pixels wide', 'max'],
    ['rotation', '-90', 'from 0 to 360', '270'],
    ['quality', 'grey', 'default, bitonal, color, gray', 'gray'],
    ['format', 'jpeg', 'jpg, png, gif, webp', 'jpg'],
  ] as const;
  for (const [name, text, words, corrected] of wrongs) {
    await button('Thumbnail').click();
    await part(name).fill(text);
    await expect(part(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(part(name)).toHaveAccessibleDescription(new RegExp(words));
    await expect(result).toContainText('No size can be predicted');
    if (corrected === '') continue;
    await address.getByRole('button', { name: `Use ${corrected}`, exact: true }).click();
    await expect(part(name)).toHaveValue(corrected);
    await expect(part(name)).toBeFocused();
    await expect(part(name)).not.toHaveAttribute('aria-invalid', 'true');
  }
});

const elsewhere = 'https://pictures.example.net/a';
const elsewhereRequested = /^request to https:\/\/pictures\.example\.net\/a\//;

test('a pasted address opens, or a message explains why not @sweep', async ({
  page,
  baseURL,
  complaints,
}) => {
  const { root, button, result } = await openWorkbench(page);
  await openPicture(page, `${baseURL}/sandbox/image/V0040231/full/90,/0/default.jpg`);
  await expect(root).toContainText('This is the address of a picture, not of its info.json.');
  await button(`Use ${baseURL}/sandbox/image/V0040231/info.json`).click();
  await expect(result).toContainText('200 by 140 pixels, as predicted');
  await openPicture(page, '/sandbox/image/V9999999/info.json');
  await expect(root).toContainText('answered with status 404');
  forget404(complaints);
  await openPicture(page, `${elsewhere}/info.json`);
  await expect(root).toContainText('pictures.example.net is not the host of this page');
  await expect(root.locator('img')).toHaveCount(0);
  // The browser itself reports what the page's policy forbids.
  await expectComplaints(complaints, /policy/i);
  await root.getByLabel('Sample picture').selectOption({ label: 'Map, square: Crab Island' });
  await expect(result).toContainText('200 by 200 pixels, as predicted');
});

testOnStaticHost.describe('with pictures of other hosts allowed', () => {
  // The built site's policy allows its portal's hosts, and there are none.
  testOnStaticHost.use({ bypassCSP: true });

  testOnStaticHost(
    'a message explains why a picture of another host may not be shown @sweep',
    async ({ page, complaints }) => {
      const headers = { 'access-control-allow-origin': '*' };
      const { result, root } = await openWorkbench(page);
      const info = await page.evaluate(async () => {
        const response = await fetch('/sandbox/image/V0040217/info.json');
        return response.json();
      });
      await page.route(`${elsewhere}/info.json`, (route) =>
        route.fulfill({ headers, json: { ...info, '@id': elsewhere } }),
      );
      await page.route(`${elsewhere}/*/**`, (route) => route.abort());
      await openPicture(page, `${elsewhere}/info.json`);
      await expect(result).toContainText('The picture is on another host and could not be loaded');
      await expect(root.locator('img:visible')).toHaveCount(0);
      await expectComplaints(complaints, elsewhereRequested, /^Failed to load resource/);
    },
  );
});

test('what is copied is absolute, and works @sweep', async ({
  page,
  request,
  baseURL,
  complaints,
}) => {
  const { root, button } = await openWorkbench(page);
  await button('Detail').click();
  const copy = async (tab: string) => {
    await root.getByRole('tab', { name: tab }).click();
    return copiedBy(button(`Copy ${tab}`));
  };
  const url = await copy('URL');
  expect(url).toBe(`${baseURL}/sandbox/image/V0040217/400,300,800,600/full/0/default.jpg`);
  expect((await request.get(url)).headers()['content-type']).toBe('image/jpeg');
  const element = await copy('<img srcset>');
  const viewer = await copy('OpenSeadragon');
  expect(complaints).toEqual([]);
  // A page of the same host, as empty as possible.
  await page.goto('/robots.txt');
  await page.setContent(`<div id="viewer" style="height: 300px"></div>${element}`);
  const image = page.locator('body > img');
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((found: HTMLImageElement) => found.naturalWidth)).toBeGreaterThan(0);
  await page.evaluate(
    readFileSync(createRequire(import.meta.url).resolve('openseadragon'), 'utf8'),
  );
  await page.evaluate(`${viewer}; void 0`);
  await expectPicture(page.locator('#viewer'));
  // The driver's own warning about how OpenSeadragon draws, if this machine has such a driver.
  forget(complaints, 'GPU stall due to ReadPixels');
});
