import type { Page } from '@playwright/test';

/** Registers the sandbox's service worker and waits until it answers for the page. */
export async function startWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await navigator.serviceWorker.register('/sandbox-worker.js');
    await taken;
  });
}
