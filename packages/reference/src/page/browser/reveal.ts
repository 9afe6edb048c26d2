import { unfoldTowards } from './unfold.ts';

/** The part of the page that an address names, if there is one. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.replace(/^#/, ''));
    if (!document.getElementById(id)) unfoldTowards(id);
    return document.getElementById(id);
  } catch {
    return null;
  }
}

/**
 * Opens whatever an element is folded away in, then shows it. A browser may have opened it already
 * while the page loaded, but at that time had no place to scroll to.
 */
export function reveal(element: HTMLElement): void {
  const folded = element.closest('details');
  for (let one = folded; one; one = one.parentElement?.closest('details') ?? null) one.open = true;
  if (folded) element.scrollIntoView();
}
