import type { Page } from '@playwright/test';

const mark = 'data-repeated-look';

/**
 * Hides texts that look like an earlier one: the same colour, size, weight and line, on the same
 * backgrounds. A page of code has thousands of texts and a few dozen styles, most of them already
 * seen on other pages. Returns whether any text is left; its style is known from then on.
 */
export async function hideRepeatedTextStyles(
  page: Page,
  part: string,
  known: Set<string>,
): Promise<boolean> {
  const met = await page.evaluate(
    ([within, attribute, before]) => {
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element | null): string => {
        if (!element) return '';
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const ground = `${groundOf(element.parentElement)}/${backgroundColor} ${backgroundImage} ${opacity}`;
        grounds.set(element, ground.replace('/rgba(0, 0, 0, 0) none 1', ''));
        return grounds.get(element) as string;
      };
      const lookOf = (element: Element): string => {
        const own = getComputedStyle(element);
        const around = getComputedStyle(element.parentElement ?? element);
        return [
          ...[own.color, own.fontSize, own.fontWeight, own.textDecoration, own.textShadow],
          ...[element.tagName, around.color, around.fontWeight, groundOf(element)],
        ].join(';');
      };
      const hasText = (element: Element): boolean =>
        element.matches('input, select, textarea') ||
        Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim());

      const all = Array.from(document.querySelectorAll(`${within} *`));
      const looks = new Set(before);
      const kept = new Set<Element>();
      for (const element of all) {
        if (!hasText(element) || !element.checkVisibility()) continue;
        const look = lookOf(element);
        if (looks.has(look)) continue;
        looks.add(look);
        for (let one: Element | null = element; one; one = one.parentElement) kept.add(one);
      }
      for (const element of all) if (!kept.has(element)) element.setAttribute(attribute, '');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`[${attribute}] { display: none !important; }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return Array.from(looks).slice(before.length);
    },
    [part, mark, Array.from(known)] as const,
  );
  for (const look of met) known.add(look);
  return met.length > 0;
}

export async function showRepeatedTextStyles(page: Page): Promise<void> {
  await page.evaluate((attribute) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      element.removeAttribute(attribute);
    }
  }, mark);
}
