/** What every reader sees: no part of it is for one language only. */
const shared = 'main :is(h1, h2, h3, p, li, table):not([data-track] *, [role=tabpanel] *)';

/**
 * Makes a change to what a page shows, and scrolls so that what was being read keeps its place: the
 * control that was just used, the heading nearest to the middle, or the first text there that all
 * readers see.
 */
export function keepPlace(change: () => void): void {
  const place = findPlace();
  const top = place?.getBoundingClientRect().top ?? 0;
  const { style } = document.documentElement;
  // Browsers that do this themselves would do it twice.
  style.overflowAnchor = 'none';
  const scrollBack = (): void => {
    const moved = (place?.getBoundingClientRect().top ?? 0) - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };
  change();
  scrollBack();
  const scrolled = window.scrollY;
  // What reacts to the same change elsewhere, such as a toolbar, is rendered before the next frame.
  requestAnimationFrame(() => {
    // Unless the page has gone to another place since, as it does when a reader goes back to one.
    if (window.scrollY === scrolled) scrollBack();
    style.removeProperty('overflow-anchor');
  });
}

function findPlace(): Element | undefined {
  const used = document.activeElement;
  if (used?.matches('main *') && isInView(used) && !used.closest('[data-track]')) return used;
  const all = [...document.querySelectorAll(shared)].filter((one) => one.checkVisibility());
  const seen = all.filter(isInView);
  return (
    nearestToMiddle(seen.filter((one) => one.matches('h1, h2, h3'))) ??
    seen[0] ??
    all.findLast((one) => one.getBoundingClientRect().top < 0)
  );
}

function nearestToMiddle(elements: readonly Element[]): Element | undefined {
  const distance = (element: Element): number =>
    Math.abs(element.getBoundingClientRect().top - window.innerHeight / 2);
  return elements.toSorted((a, b) => distance(a) - distance(b))[0];
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return bottom > Math.max(covered, 0) && top < window.innerHeight;
}
