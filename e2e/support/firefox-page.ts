import type { Page } from '@playwright/test';

/** Firefox warns about a font that was still loading when the reader left the page. */
export function isAbortedFont(text: string): boolean {
  return /downloadable font: download failed .* status=2152398850\b/.test(text);
}

/**
 * Makes Firefox as talkative as Chromium: a violation of the Content-Security-Policy and a missing
 * file become complaints. Text is entered as a reader's paste would: Playwright over WebDriver BiDi
 * sets the value of a field behind React's back, so React overlooks it.
 */
export async function prepareFirefox(page: Page, complaints: string[]): Promise<void> {
  page.on('response', (response) => {
    const isFile = response.request().resourceType() !== 'fetch';
    if (isFile && response.status() >= 400) {
      complaints.push(`${response.status()} from ${response.url()}`);
    }
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (breach) => {
      console.error(`${breach.effectiveDirective} forbids ${breach.blockedURI || breach.sample}`);
    });
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
      },
      set: () => {},
    });
  });
}
