import type { Page } from '@playwright/test';

/** Waits until the page has been painted with whatever it has just changed. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
