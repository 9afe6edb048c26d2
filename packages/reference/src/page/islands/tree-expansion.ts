import type { Island } from './island.ts';

/** Creates the elements that a disclosure keeps as text; see `DeferredHtml`. */
function unfold(fold: Element): void {
  const kept = fold.querySelector(':scope > noscript');
  if (!kept) return;
  const template = document.createElement('template');
  template.innerHTML = kept.textContent ?? '';
  kept.replaceWith(template.content);
}

/** Opens the row that an id such as `schema-Work.items.locations` must be in. */
function unfoldTowards(id: string): void {
  for (let end = id.lastIndexOf('.'); end > 0; end = id.lastIndexOf('.', end - 1)) {
    const row = document.getElementById(id.slice(0, end));
    const folds = row?.matches('details') ? [row] : row?.querySelectorAll(':scope > details');
    for (const fold of folds ?? []) unfold(fold);
    if (row) return;
  }
}

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

/** Opens every disclosure around an element. */
export function unfoldAround(element: HTMLElement): void {
  let fold = element.closest('details');
  for (; fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
}

/** See `Code`. */
function showAllLines(button: HTMLElement): void {
  const code = button.closest('[data-long-code]');
  const rest = code?.querySelector('[data-more-lines]');
  if (!code || !rest) return;
  unfold(rest);
  const isAll = code.toggleAttribute('data-all-lines');
  button.setAttribute('aria-expanded', String(isAll));
}

/**
 * Expands what a reader opens, what was opened before the script loaded, and everything before
 * printing.
 */
export function treeExpansion(): Island {
  return {
    events: { click: { '[data-show-lines]': showAllLines } },
    start(root) {
      const onToggle = ({ target }: Event) => {
        if (target instanceof HTMLDetailsElement && target.open) unfold(target);
      };
      const onPrint = () => {
        // Expanded content has no disclosures that are kept as text.
        for (const fold of root.querySelectorAll('details, [data-more-lines]')) unfold(fold);
      };
      for (const fold of root.querySelectorAll('details[open]')) unfold(fold);
      // This event does not bubble, but it can be captured.
      root.addEventListener('toggle', onToggle, true);
      window.addEventListener('beforeprint', onPrint);
      return () => {
        root.removeEventListener('toggle', onToggle, true);
        window.removeEventListener('beforeprint', onPrint);
      };
    },
  };
}
