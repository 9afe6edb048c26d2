import type { Locator, Page } from '@playwright/test';
import { copiedBy } from '../support/clipboard.ts';
import {
  consoleOf,
  expectAnswer,
  openByButton,
  openRequest,
} from '../support/pages/console-page.ts';
import { twoFrames } from '../support/two-frames.ts';
import { expect, test, visit } from '../test.ts';

const include = ['identifiers', 'items', 'subjects', 'genres', 'contributors', 'notes', 'images']
  .map((one) => `&include=${one}`)
  .join('');
const many = `/api/catalogue?op=getWorks&pageSize=100${include}#getWorks`;
const page3 = '/api/text?op=getAlto&identifier=b20417783_0003.jp2#getAlto';

const sendOf = (section: Locator) => section.getByRole('button', { name: 'Send', exact: true });

async function box(
  locator: Locator,
): Promise<{ x: number; y: number; right: number; bottom: number }> {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${locator} is not in the page`);
  const { x, y, width, height } = found;
  return { x, y, right: x + width, bottom: y + height };
}

/** The nearest ancestors that scroll vertically by themselves. */
function scrollerOf(locator: Locator) {
  return locator.evaluateHandle((element) => {
    let box: Element | null = element.parentElement;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    if (!box) throw new Error('nothing scrolls');
    return box;
  });
}

const sidewards = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [width, height] of [
  [1100, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test.describe(`at ${width} px`, { tag: width === 1440 ? [] : '@sweep' }, () => {
    test.use({ viewport: { width, height } });

    test('the answer is beside the form, each scrolls by itself, and Send stays in view', async ({
      page,
    }) => {
      const works = await openRequest(page, many);
      const frame = works.section.locator('[data-console] > section');
      await works.send();
      await expectAnswer(works, '200 OK');
      const [form, answer, bar] = [
        await box(works.field('query')),
        await box(works.answer),
        await box(sendOf(works.section)),
      ];
      expect(answer.x).toBeGreaterThanOrEqual(form.right);
      expect(answer.right).toBeLessThanOrEqual(width);
      expect(await sidewards(page)).toBe(0);
      const whole = await box(frame);
      expect([whole.x, whole.right]).toEqual([0, width]);
      // The page scrolls by whole pixels, and its letters have fractions of one.
      expect(Math.floor(whole.bottom)).toBeLessThanOrEqual(height);
      expect(bar.bottom).toBeLessThan(answer.y);

      const left = await scrollerOf(works.field('query'));
      const right = await scrollerOf(works.answer);
      const atPage = await page.evaluate(() => scrollY);
      const place = await box(works.field('query'));
      await works.answer.getByRole('tab', { name: 'Raw' }).click();
      await right.evaluate((column) => column.scrollTo(0, column.scrollHeight));
      expect(await right.evaluate((column) => column.scrollTop)).toBeGreaterThan(height);
      expect(await left.evaluate((column) => column.scrollTop)).toBe(0);
      expect(await box(works.field('query'))).toEqual(place);
      await expect(sendOf(works.section)).toBeInViewport({ ratio: 1 });
      await expect(works.url).toBeInViewport({ ratio: 1 });

      const atAnswer = await right.evaluate((column) => column.scrollTop);
      await left.evaluate((column) => column.scrollTo(0, column.scrollHeight));
      expect(await left.evaluate((column) => column.scrollTop)).toBeGreaterThan(0);
      expect(await right.evaluate((column) => column.scrollTop)).toBe(atAnswer);
      expect(await page.evaluate(() => scrollY)).toBe(atPage);

      // Past its top, the bar sticks to that of the window.
      await frame.evaluate((section) => scrollBy(0, section.getBoundingClientRect().top + 250));
      await expect(sendOf(works.section)).toBeInViewport({ ratio: 1 });
      await expect(works.url).toBeInViewport({ ratio: 1 });
    });
  });
}

test('a console opened by its button is in view, and restores the page when closed @sweep', async ({
  page,
}) => {
  await visit(page, '/api/catalogue');
  const { section } = consoleOf(page, 'getImages');
  const tryIt = section.getByRole('button', { name: 'Try it' });
  const nav = page.locator('nav a', { hasText: 'Get one concept' });
  await tryIt.scrollIntoViewIfNeeded();
  const article = await box(section.getByRole('heading').first());
  const before = await nav.boundingBox();
  await openByButton(section);
  const frame = section.locator('[data-console] > section');
  await expect(frame).toBeInViewport({ ratio: 0.99 });
  expect((await box(section.getByRole('heading').first())).x).toBe(article.x);

  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(async () => (await box(frame)).x).toBeGreaterThan(0);
  expect((await box(frame)).right).toBeLessThanOrEqual(800);
  await page.setViewportSize({ width: 1500, height: 900 });
  await expect.poll(async () => (await box(frame)).right).toBe(1500);
  expect((await box(frame)).x).toBe(0);
  expect(await sidewards(page)).toBe(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  await section.getByRole('button', { name: 'Close' }).click();
  await expect(tryIt).toBeFocused();
  await expect(tryIt).toBeInViewport();
  expect((await nav.boundingBox())?.x).toBe(before?.x);
});

test('an example is there before the first answer, and the code gives way to the answer @sweep', async ({
  page,
}) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await expect(works.answer).toContainText('Press Send to see the answer here.');
  const example = works.answer.getByRole('region', { name: 'Example of an answer' });
  await expect(example).toContainText('"ResultList"');
  expect(await example.locator('code span').count()).toBeGreaterThan(5);
  const code = works.section.getByRole('tabpanel', { name: 'cURL' });
  await expect(code).toBeVisible();
  const quoted = code.locator('code span', { hasText: 'query=horse' });
  const [colour, plain] = [quoted, code.locator('code')].map((one) =>
    one.evaluate((element) => getComputedStyle(element).color),
  );
  expect(await colour).not.toBe(await plain);

  await works.send();
  await expectAnswer(works, '200 OK');
  await expect(code).toBeHidden();
  await expect(example).toHaveCount(0);
  await works.section.getByText('The request as code').click();
  await expect(code).toBeVisible();
  await works.send();
  await expectAnswer(works, '200 OK');
  await expect(code).toBeVisible();
});

test('a reader who types beside the answer keeps typing; others are taken to it @sweep', async ({
  page,
}) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.field('query').fill('mare');
  await works.field('query').press('Enter');
  await expectAnswer(works, '200 OK');
  await twoFrames(page);
  await expect(works.field('query')).toBeFocused();
  await sendOf(works.section).press('Enter');
  await expect(works.answer.getByRole('heading', { name: 'Response' })).toBeFocused();
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test.describe(`at ${width} px`, { tag: '@sweep' }, () => {
    test.use({ viewport: { width, height } });

    test('a low bar with Send stays in view, and hides no focused field', async ({ page }) => {
      const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
      const send = sendOf(works.section);
      const bar = send.locator('xpath=../..');
      await works.field('pageSize').scrollIntoViewIfNeeded();
      await works.field('pageSize').focus();
      await expect(send).toBeInViewport({ ratio: 1 });
      await expect(works.url).toBeInViewport();
      const { y, bottom } = await box(bar);
      expect(bottom - y).toBeLessThanOrEqual(height / 5);
      expect(await sidewards(page)).toBe(0);

      const hidden: string[] = [];
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Shift+Tab');
        hidden.push(...(await coveredFocus(page)));
      }
      expect(hidden).toEqual([]);
    });

    test('an answer comes into view below the bar, with the focus', async ({ page }) => {
      const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
      const heading = works.answer.getByRole('heading', { name: 'Response' });
      await expect(heading).not.toBeInViewport();
      await works.send();
      await expectAnswer(works, '200 OK');
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await coveredFocus(page)).toEqual([]);
      await expect(works.answer.locator('[data-kind]')).toBeInViewport();
    });
  });
}

/** The focused element, if part of the console's bar or the page's header is above it. */
async function coveredFocus(page: Page): Promise<string[]> {
  // The header moves before the page is painted again.
  await twoFrames(page);
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest('form') || focused.closest('[data-console]') === null) return [];
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 10));
    const isSeen = above !== null && (focused.contains(above) || above.contains(focused));
    return isSeen ? [] : [`${focused.id} ${focused.textContent} at ${top}`];
  });
}

for (const [reducedMotion, behaviour] of [
  ['reduce', 'instant'],
  ['no-preference', 'smooth'],
] as const) {
  test(`an answer comes into view as ${reducedMotion} asks @sweep`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion,
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const own = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function scrollIntoView(how) {
        if (this.textContent === 'Response' && typeof how === 'object') {
          document.documentElement.dataset.scrolled = how.behavior ?? '';
        }
        own.call(this, how);
      };
    });
    const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
    await works.send();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', behaviour);
    await expect(works.answer.getByRole('heading', { name: 'Response' })).toBeInViewport();
    await context.close();
  });
}

test('on paper, form and answer are complete and below each other @sweep', async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.send();
  await expectAnswer(works, '200 OK');
  await works.answer.getByRole('tab', { name: 'Raw' }).click();
  await page.emulateMedia({ media: 'print' });
  expect((await box(works.answer)).y).toBeGreaterThan((await box(works.field('pageSize'))).bottom);
  expect((await box(works.answer)).x).toBeLessThan((await box(works.field('pageSize'))).right);
  const cut = await works.section.locator('[data-console]').evaluate((slot) =>
    [...slot.querySelectorAll('div, section, pre')]
      .filter(
        ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
      )
      .filter((one) => getComputedStyle(one).overflowY !== 'visible')
      .map(({ className }) => className),
  );
  expect(cut).toEqual([]);
});

test('XML is indented and coloured, and its own characters are one click away', {
  tag: '@every-width',
}, async ({ page }) => {
  const alto = await openRequest(page, page3);
  const sent = page.waitForResponse((response) => response.url().includes('/text/alto/'));
  await alto.send();
  await expectAnswer(alto, '200 OK');
  const original = await (await sent).text();
  const answer = alto.answer.getByRole('region', { name: 'Answer', exact: true });
  await expect(answer.locator('code')).toContainText(/\n {4}<\w[^\n]*>\n {6}<\w/);
  const colours = await answer
    .locator('code span span')
    .evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).color)).size);
  expect(colours).toBeGreaterThan(2);
  const copyText = alto.answer.getByRole('button', { name: 'Copy text' });
  expect(await copiedBy(copyText)).toBe(original);
  await alto.answer.getByRole('tab', { name: 'Raw' }).click();
  const raw = alto.answer.getByRole('region', { name: 'Raw answer' });
  expect(original.startsWith((await raw.textContent()) ?? '?')).toBe(true);
});

test('broken XML is shown as received, and long XML a part at a time @sweep', async ({ page }) => {
  const alto = await openRequest(page, page3);
  const answer = alto.answer.getByRole('region', { name: 'Answer', exact: true });
  const calls = '**/text/alto/*';
  for (const [name, contentType] of [
    ['c', 'application/xml'],
    ['d', 'text/xml'],
    ['e', 'application/alto+xml; charset=utf-8'],
  ] as const) {
    const body = `<a><b><${name}/></b></a>`;
    await page.route(calls, (route) => route.fulfill({ contentType, body }));
    await alto.send();
    const indented = `<a>\n  <b>\n    <${name}/>\n  </b>\n</a>\n`;
    await expect.poll(() => answer.textContent()).toBe(indented);
    await page.unroute(calls);
  }

  const broken = '<a><b>Smith & Sons<b></a>';
  await page.route(calls, (route) => route.fulfill({ contentType: 'text/xml', body: broken }));
  await alto.send();
  await expect(answer).toHaveText(broken);
  await expect(alto.answer.getByRole('tab')).toHaveCount(0);
  await page.unroute(calls);

  const body = `<a>${'<b c="0123456789">words</b>'.repeat(40_000)}</a>`;
  await page.route(calls, (route) => route.fulfill({ contentType: 'text/xml', body }));
  await alto.send();
  const more = alto.answer.getByRole('button', { name: /^Show more, [\d,]+ lines are left$/ });
  await expect(more).toHaveText('Show more, 39,702 lines are left');
  expect(await answer.locator('span').count()).toBeLessThan(5000);
  await more.click();
  await expect(more).toHaveText('Show more, 39,402 lines are left');
});
