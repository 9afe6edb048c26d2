import { blockingTime } from './blocking-time.mjs';
import { heapOf, openSlowly, untilQuiet } from './measure-page.mjs';
import { readObserved } from './observe-page.mjs';

/** ms after which a result is given up on. */
const limit = 90_000;

/**
 * Loads a page as `measurePage` does, and then does what a reader would do on it.
 * @param {() => Promise<import('playwright-core').Browser>} launch
 * @param {{ bytes: () => number }} counter of all that the server sends
 * @param {Action} action
 * @typedef {{ name: string, url: string, shows: string, own: RegExp, act: (page:
 * import('playwright-core').Page) => Promise<void>, }} Action `act` resolves when the reader sees
 * the result; `own` matches the files loaded only for it
 */
export async function measureAction(launch, counter, { url, shows, own, act }) {
  const browser = await launch();
  try {
    const { page, session, traffic } = await openSlowly(browser, url);
    await untilQuiet(page, traffic, { shows, progress: {} });
    const early = traffic.urls().filter((address) => own.test(address)).length;
    const before = counter.bytes();
    const started = await page.evaluate(() => performance.now());
    page.setDefaultTimeout(limit);
    await act(page);
    const shownAfter = (await page.evaluate(() => performance.now())) - started;
    // What a worker fetches is never reported as finished here, so there is nothing more to wait
    // for.
    const bytes = counter.bytes() - before;
    const { tasks, elements } = await page.evaluate(readObserved);
    return {
      early,
      shownAfter,
      blocking: blockingTime(tasks, started),
      bytes,
      elements,
      heap: await heapOf(session),
    };
  } finally {
    await browser.close();
  }
}
