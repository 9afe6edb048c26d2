/** Makes elements of what a fold keeps as text; see `Folded`. */
export function unfold(fold: Element): void {
  const kept = fold.querySelector(':scope > noscript');
  if (!kept) return;
  const template = document.createElement('template');
  template.innerHTML = kept.textContent ?? '';
  kept.replaceWith(template.content);
}

/** Unfolds what a reader opens, what was opened before the script came, and all before printing. */
export function unfoldOnOpening(root: Element): () => void {
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open) unfold(target);
  };
  const onPrint = () => {
    for (const fold of root.querySelectorAll('details')) unfold(fold);
  };
  for (const fold of root.querySelectorAll('details[open]')) unfold(fold);
  // This event does not bubble, but it can be seen on its way down.
  root.addEventListener('toggle', onToggle, true);
  window.addEventListener('beforeprint', onPrint);
  return () => {
    root.removeEventListener('toggle', onToggle, true);
    window.removeEventListener('beforeprint', onPrint);
  };
}

/** Unfolds the row in which an id such as `schema-Work.items.locations` must lie. */
export function unfoldTowards(id: string): void {
  for (let end = id.lastIndexOf('.'); end > 0; end = id.lastIndexOf('.', end - 1)) {
    const row = document.getElementById(id.slice(0, end));
    const folds = row?.matches('details') ? [row] : row?.querySelectorAll(':scope > details');
    for (const fold of folds ?? []) unfold(fold);
    if (row) return;
  }
}
