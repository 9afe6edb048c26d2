import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/**
 * In letters, which a reader may enlarge: with less, two columns are too narrow for a form and
 * code.
 */
const wideEnough = 64;

/** Where the window is, relative to the console's place in the article. */
type WindowPlace = CSSProperties & { '--console-start': string; '--console-width': string };

export function windowPlace(
  window: { width: number; letters: number },
  start: number,
): WindowPlace | undefined {
  const { width, letters } = window;
  if (width < wideEnough * letters) return undefined;
  return { '--console-start': `${start}px`, '--console-width': `${width}px` };
}

/**
 * A console takes the whole width of a wide window; otherwise it stays in its column. Measured,
 * because the article's own position depends on the page and its scroll bar.
 */
export function useWholeWindow(console: RefObject<HTMLElement | null>): WindowPlace | undefined {
  const [place, setPlace] = useState<WindowPlace>();
  useLayoutEffect(() => {
    const slot = console.current?.parentElement;
    if (!slot) return;
    const { documentElement } = document;
    function measure(): void {
      // A hidden element has no position.
      if (!slot || slot.getClientRects().length === 0) return;
      const letters = Number.parseFloat(getComputedStyle(documentElement).fontSize);
      const window = { width: documentElement.clientWidth, letters };
      const next = windowPlace(window, slot.getBoundingClientRect().left);
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    }
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(slot);
    observer.observe(documentElement);
    return () => observer.disconnect();
  }, [console]);
  return place;
}
