import type { Page } from '@playwright/test';
import { twoFrames } from '../two-frames.ts';

type Recording = { layoutShifts?: string[] };

/** Call it before the page is opened. Returns what has moved so far without the reader's doing. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const layoutShifts: string[] = [];
    Object.assign(globalThis, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layoutShifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    // Shifts are reported after the frame that they happen in.
    await twoFrames(page);
    return page.evaluate(() => (globalThis as Recording).layoutShifts ?? ['Nothing was recorded']);
  };
}
