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

/** Opens whatever an element is folded away in. */
export function unfoldAround(element: HTMLElement): void {
  let fold = element.closest('details');
  for (; fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
}
