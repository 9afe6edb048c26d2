import { expect, type Locator, type Page } from '@playwright/test';

/**
 * What a button copies. The clipboard is emptied first and then watched: the button shows 'Copied'
 * for two seconds only, which a busy machine may miss.
 */
export async function copiedBy(
  button: Locator,
  click: (button: Locator) => Promise<void> = () => button.click(),
): Promise<string> {
  const page = button.page();
  await writeClipboard(page, '');
  await click(button);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

export async function writeClipboard(page: Page, text: string): Promise<void> {
  const context = page.context();
  // Firefox has no such permissions; its preferences allow the same.
  if (context.browser()?.browserType().name() === 'chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  }
  await page.evaluate((given) => navigator.clipboard.writeText(given), text);
}
