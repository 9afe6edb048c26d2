/** How long the page must be still: half a second at sixty frames a second. */
const still = 30;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element and stays with it. The heights of parts out of view are only estimates, so
 * while the page settles, the target may move away. Ends when nothing moves any more, or as soon as
 * the reader takes over. Returns a function that ends it early.
 */
export function followElement(element: HTMLElement): () => void {
  const stop = new AbortController();
  for (const event of handsOn) {
    addEventListener(event, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  let frames = 0;
  let top = Number.NaN;
  function follow(): void {
    if (stop.signal.aborted) return;
    if (element.getBoundingClientRect().top !== top) {
      element.scrollIntoView({ behavior: 'instant' });
      top = element.getBoundingClientRect().top;
      frames = 0;
    }
    frames += 1;
    if (frames < still) requestAnimationFrame(follow);
    else stop.abort();
  }
  follow();
  return () => stop.abort();
}
