import type { Page } from '@playwright/test';

/** Until the page has been painted again, after what it does at once. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
