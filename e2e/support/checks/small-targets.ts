import type { Page } from '@playwright/test';

/** WCAG 2.5.8, in CSS pixels. */
const smallest = 24;

/**
 * Links and controls that are too small to touch. A link in a sentence may be as tall as its line,
 * and a control with a label may be reached by that.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  // What is out of view or collapsed has no size until it is shown. The policy forbids a style
  // element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important; }');
    document.adoptedStyleSheets = [sheet];
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  return page.evaluate((least) => {
    const pressable =
      'a[href], button, summary, input, select, textarea, [role=tab], [role=option]';

    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, td, dd, dt, figcaption, div, h1, h2, h3, h4, h5');
      const around = [...(block?.querySelectorAll('a, button') ?? [])].reduce(
        (text, link) => text.replace(link.textContent ?? '', ''),
        block?.textContent ?? '',
      );
      return /\p{L}{2}/u.test(around);
    }

    function isSmall(element: Element): boolean {
      const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
      const boxes = [element, ...(labels ?? [])].map((one) => one.getBoundingClientRect());
      // Fractions are lost if a size is a percentage of another.
      return boxes.every(({ width, height }) => Math.min(width, height) < least - 0.1);
    }

    return [...document.querySelectorAll(pressable)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.getClientRects().length > 0 && !one.closest('[inert]'))
      .filter((one) => isSmall(one) && !isInSentence(one))
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40);
        const place = one.parentElement?.closest('[id]')?.id ?? '';
        return `${one.tagName} ‘${name}’ in #${place}: ${width.toFixed(1)} × ${height.toFixed(1)}`;
      });
  }, smallest);
}
