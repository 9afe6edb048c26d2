import { test as base, expect, type Page, type Response, type TestInfo } from '@playwright/test';
import { declaredOrigins, portal } from './portal.ts';
import { isAbortedFont, prepareFirefox } from './support/firefox-page.ts';

type Fixtures = {
  /** The page's complaints; a test fails at its end if there are any. */
  complaints: string[];
};

/**
 * Every test of the portal also proves that nothing is written to the console as a warning or an
 * error, that the Content-Security-Policy is not violated, and that every request goes below the
 * site's own address or to an origin that the portal declares.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
  baseURL: async ({}, use) => use(process.env.SERVED_URL),
  complaints: [
    async ({ page, baseURL, browserName }, use, testInfo) => {
      const complaints: string[] = [];
      if (browserName === 'firefox') await prepareFirefox(page, complaints);
      listen(page, new URL(baseURL ?? '').origin, complaints);
      await use(complaints);
      if (testInfo.errors.length > 0) await attachState(page, testInfo);
      expect(complaints, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same on a host that knows only files. */
export const testOnStaticHost = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
  baseURL: async ({}, use) => use(process.env.STATIC_HOST_URL),
});

/** Where a test runs on both, the second time is for the sweeps. */
export const hosts = [
  ['the portal’s server', test, []],
  ['a plain static host', testOnStaticHost, ['@sweep']],
] as const;

export { expect };

/** Opens a page and waits until it reacts: before that, a click or a key goes unnoticed. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return response;
}

/**
 * Waits until the page has complained in each of these ways, then forgets those complaints. Any
 * other still fails the test.
 */
export async function expectComplaints(complaints: string[], ...ways: RegExp[]): Promise<void> {
  for (const way of ways) {
    await expect.poll(() => complaints).toContainEqual(expect.stringMatching(way));
  }
  const others = complaints.filter((text) => !ways.some((way) => way.test(text)));
  complaints.splice(0, complaints.length, ...others);
}

/** The browser itself reports a page that returns 404; a test that requests one expects that. */
export function forget404(complaints: string[]): void {
  forget(complaints, '404');
}

/**
 * The browser itself reports every answer with an error status, and every one that never arrived.
 */
export function forgetFailedLoads(complaints: string[]): void {
  forget(complaints, 'Failed to load resource');
}

export function forget(complaints: string[], words: string): void {
  const others = complaints.filter((text) => !text.includes(words));
  complaints.splice(0, complaints.length, ...others);
}

/** If only the log of a run is kept, this shows the state of the page. */
async function attachState(page: Page, testInfo: TestInfo): Promise<void> {
  const state = await page
    .evaluate(() => ({
      online: navigator.onLine,
      dialog: document.querySelector('dialog[open]')?.ariaLabel,
      focus: document.activeElement?.outerHTML.slice(0, 80),
      alerts: [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent),
    }))
    .catch(String);
  const body = `${page.url()} ${JSON.stringify(state)}`;
  await testInfo.attach('state of the page', { body, contentType: 'text/plain' });
}

function listen(page: Page, origin: string, complaints: string[]): void {
  const complain = (text: string) => {
    if (!isAbortedFont(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    const isLost = message.text().startsWith('Failed to load resource');
    // The port of the address might look like a status.
    const path = message.location().url.replace(/^\w+:\/\/[^/]*/, '');
    const text = isLost ? `${message.text()} ${path}` : message.text();
    if (['error', 'warning'].includes(message.type())) complain(text);
  });
  page.on('pageerror', (error) => complain(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    // URLs that the page has created itself, whose origin is also the page's.
    if (['data:', 'blob:'].includes(url.protocol)) return;
    const isInside =
      url.origin === origin
        ? url.pathname.startsWith(portal.basePath)
        : declaredOrigins.has(url.origin);
    if (!isInside) complaints.push(`request to ${url}`);
  });
}
