import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { blockingTime } from './blocking-time.ts';
import type { Launch } from './browser.ts';
import { conditions, quietFor } from './conditions.ts';
import { askWhetherQuiet, isShown, observePage, readObserved } from './observe-page.mjs';
import { type Totals, type Traffic, watchTraffic } from './watch-traffic.ts';

/** `shows` must be in the page in the end. */
export type MeasuredPage = { name: string; url: string; shows: string };

export type Measures = Totals & {
  firstPaint: number;
  largestPaint: number;
  /** When a click does something; 0 for a page that does not say so */
  reacts: number;
  blocking: number;
  blockingFromStart: number;
  shift: number;
  elements: number;
  heap: number;
};

type Outcome = { measures: Measures; failure?: never } | { measures?: never; failure: string };
type Progress = { isQuiet: boolean };

/**
 * Loads a page once, in a new browser, and waits until it is quiet.
 */
export async function measurePage(
  launch: Launch,
  page: MeasuredPage,
  { seconds }: { seconds: number },
): Promise<Outcome> {
  const browser = await launch();
  const stop = new AbortController();
  const progress = { isQuiet: false };
  const tooLate = wait(seconds * 1000, undefined, { signal: stop.signal }).then(
    (): Outcome => ({ failure: failureOf(progress, page, seconds) }),
    (): Outcome => ({ failure: 'it was stopped' }),
  );
  const measured = load(browser, page, progress).then((measures): Outcome => ({ measures }));
  // Its browser is closed while it is loading if it takes too long.
  measured.catch(() => {});
  try {
    return await Promise.race([measured, tooLate]);
  } finally {
    stop.abort();
    await browser.close();
  }
}

/** Being slow is one thing; a page that finishes without what we look for may be our mistake. */
function failureOf({ isQuiet }: Progress, { shows }: MeasuredPage, seconds: number): string {
  return isQuiet
    ? `quiet, but without “${shows}” after ${seconds} s`
    : `still busy after ${seconds} s`;
}

async function load(
  browser: Browser,
  { url, shows }: MeasuredPage,
  progress: Progress,
): Promise<Measures> {
  const { page, session, traffic } = await openSlowly(browser, url);
  await untilQuiet(page, traffic, { shows, progress });

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { tasks, firstPaint, largest, shift, reacts, elements } = await page.evaluate(readObserved);
  return {
    firstPaint,
    largestPaint: largest,
    reacts,
    blocking: blockingTime(tasks, firstPaint),
    blockingFromStart: blockingTime(tasks),
    shift,
    ...traffic.totals(),
    elements,
    heap: await heapOf(session),
  };
}

/** Opens a page under the conditions of the bench, observed from its first byte on. */
export async function openSlowly(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: conditions.viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await page.addInitScript(observePage);
  await slowDown(session);
  await page.goto(url, { waitUntil: 'commit', timeout: 0 });
  return { page, session, traffic };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.down,
    uploadThroughput: conditions.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}

/** A page that only reports that it is loading, or that it failed, never finishes. */
export async function untilQuiet(
  page: Page,
  traffic: Traffic,
  { shows, progress }: { shows: string; progress: Progress },
): Promise<void> {
  for (;;) {
    // A page that hangs never answers, and must not be mistaken for its earlier state.
    progress.isQuiet = false;
    const quiet = await page.evaluate(askWhetherQuiet);
    progress.isQuiet = quiet >= quietFor && traffic.idleFor() >= quietFor;
    if (progress.isQuiet && (await page.evaluate(isShown, shows))) return;
    await wait(250);
  }
}

/** Bytes of the JavaScript heap, after a collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}
