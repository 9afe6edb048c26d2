import { setTimeout as wait } from 'node:timers/promises';
import { blockingTime } from './blocking-time.mjs';
import { conditions, quietFor } from './conditions.mjs';
import { askWhetherQuiet, observePage, readObserved } from './observe-page.mjs';
import { watchTraffic } from './watch-traffic.mjs';

/**
 * Loads a page once, in a browser of its own, and waits until it is quiet.
 * @param {() => Promise<import('playwright-core').Browser>} launch
 * @param {{ name: string, url: string, shows: string }} page `shows` must stand in it in the end
 * @param {{ seconds: number }} limit
 * @returns what was measured; nothing when it did not become quiet in time
 */
export async function measurePage(launch, page, { seconds }) {
  const browser = await launch();
  const stop = new AbortController();
  const tooLate = wait(seconds * 1000, undefined, { signal: stop.signal }).catch(() => undefined);
  const measured = load(browser, page);
  // Its browser is closed under it when it is too late.
  measured.catch(() => {});
  try {
    return await Promise.race([measured, tooLate]);
  } finally {
    stop.abort();
    await browser.close();
  }
}

async function load(browser, { name, url, shows }) {
  const context = await browser.newContext({ viewport: conditions.viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await page.addInitScript(observePage);
  await slowDown(session);
  await page.goto(url, { waitUntil: 'commit', timeout: 0 });
  await untilQuiet(page, traffic);

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { tasks, firstPaint, largest, shift, elements } = await page.evaluate(readObserved);
  const isThere = await page.evaluate((text) => document.body.textContent.includes(text), shows);
  if (!isThere) throw new Error(`${name} does not show "${shows}" at ${url}`);
  return {
    firstPaint,
    largestPaint: largest,
    blocking: blockingTime(tasks, firstPaint),
    blockingFromStart: blockingTime(tasks),
    shift,
    ...traffic.totals(),
    elements,
    heap: await heapOf(session),
  };
}

async function slowDown(session) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.down,
    uploadThroughput: conditions.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}

async function untilQuiet(page, traffic) {
  for (;;) {
    const quiet = await page.evaluate(askWhetherQuiet);
    if (quiet >= quietFor && traffic.idleFor() >= quietFor) return;
    await wait(250);
  }
}

/** Bytes of the JavaScript heap, after a collection. */
async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
}
