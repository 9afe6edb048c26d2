import type { Locator, Page, Route } from '@playwright/test';

/** A browser whose reader lets no site store anything: even reading the property throws. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}

/**
 * Takes the network down. The browser reports it before all its parts know, so this waits for them.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(async () => {
    const answer = await fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined);
    return answer === undefined && !navigator.onLine;
  });
}

/**
 * From now on, requests for this address wait. Returns a function that lets `answer` have them, and
 * resolves when it has answered all of them.
 */
export async function holdRequests(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: Promise<void>[] = [];
  await page.route(address, (route) => {
    const answered = released.then(() => answer(route));
    held.push(answered);
    return answered;
  });
  return async () => {
    release();
    await Promise.all(held);
  };
}

const scripts = '**/assets/js/*.js';

/**
 * From now on scripts that contain this text fail to load, or every script if there is no text.
 * Returns a function that lets them load again.
 */
export async function failScripts(page: Page, words?: string): Promise<() => Promise<void>> {
  const fail = async (route: Route): Promise<void> => {
    if (words === undefined) return route.abort();
    const response = await route.fetch();
    if ((await response.text()).includes(words)) await route.abort();
    else await route.fulfill({ response });
  };
  await page.route(scripts, fail);
  return () => page.unroute(scripts, fail);
}

/**
 * Whether a button is still there when its click has been handled, and no time has passed: a
 * message about a failure that stays looks like the next one.
 */
export function staysAfterClick(button: Locator): Promise<boolean> {
  return button.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    return element.isConnected;
  });
}

/**
 * A new release while the page is open: files named by their content have other names now. A page
 * or a worker loaded from here on knows them, an older one does not.
 */
export async function deploy(page: Page): Promise<void> {
  let pageIsOld = true;
  let workerIsOld = true;
  const gone = { status: 404, contentType: 'text/html', body: '<!doctype html>Not found' };
  await page.route('**/*', (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) pageIsOld = false;
    if (pathname === '/cells-worker.js') workerIsOld = false;
    const isGone =
      (pageIsOld && /^\/assets\/(js|css)\//.test(pathname)) ||
      (workerIsOld && pathname.startsWith('/assets/cells/'));
    return isGone ? route.fulfill(gone) : route.continue();
  });
}

/** Marks the document, to tell it from one loaded later. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = '';
  });
  return () => page.evaluate(() => 'marked' in document.documentElement.dataset);
}
