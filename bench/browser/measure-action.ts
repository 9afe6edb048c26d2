import type { Page } from 'playwright-core';
import { blockingTime } from './blocking-time.ts';
import type { Launch } from './browser.ts';
import type { ByteCounter } from './count-bytes.ts';
import { heapOf, openSlowly, untilQuiet } from './measure-page.ts';
import { readObserved } from './observe-page.mjs';

/** ms after which a result is given up on. */
const limit = 90_000;

/** `act` resolves when the reader sees the result; `own` matches the files loaded only for it */
export type Action = {
  name: string;
  url: string;
  shows: string;
  own: RegExp;
  act: (page: Page) => Promise<void>;
};

export type ActionMeasures = {
  early: number;
  shownAfter: number;
  blocking: number;
  bytes: number;
  elements: number;
  heap: number;
};

/**
 * Loads a page as `measurePage` does, and then does what a reader would do on it.
 * @param counter of all that the server sends
 */
export async function measureAction(
  launch: Launch,
  counter: Pick<ByteCounter, 'bytes'>,
  { url, shows, own, act }: Action,
): Promise<ActionMeasures> {
  const browser = await launch();
  try {
    const { page, session, traffic } = await openSlowly(browser, url);
    await untilQuiet(page, traffic, { shows, progress: { isQuiet: false } });
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
