import { elementsNamed } from './html-elements.ts';

const immediate = /^\s*0\s*[;,]\s*url\s*=\s*['"]?([^'"]+?)['"]?\s*$/i;

/** Where a page redirects at once, e.g. `/docs/catalogue`; undefined for other pages. */
export function refreshTarget(html: string): string | undefined {
  // Rules out nearly every page, and is far cheaper than parsing it.
  if (!/http-equiv\s*=\s*["']?refresh/i.test(html)) return undefined;
  for (const { attributes } of elementsNamed(html, ['meta'])) {
    if (attributes.get('http-equiv')?.toLowerCase() !== 'refresh') continue;
    const target = immediate.exec(attributes.get('content') ?? '')?.[1];
    if (target !== undefined) return target;
  }
  return undefined;
}
