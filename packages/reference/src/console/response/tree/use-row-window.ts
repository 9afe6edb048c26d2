import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type RowWindow, scrollToRow, windowOfRows } from './window-of-rows.ts';

/** Follows the scrolling of a box and says which rows to draw in it. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [place, setPlace] = useState({ scrollTop: 0, height: 480 });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setPlace({ scrollTop: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box]);

  const show = useCallback(
    (row: number) => {
      const element = box.current;
      if (!element) return;
      const { scrollTop, clientHeight: height } = element;
      element.scrollTop = scrollToRow(row, { scrollTop, height, rowHeight });
      if (element === document.activeElement) scrollPageTo(element, row * rowHeight, rowHeight);
    },
    [box, rowHeight],
  );

  const rows: RowWindow = windowOfRows(count, { ...place, rowHeight });
  return { rows, show };
}

/** The box may itself be half out of view: whoever moves by keyboard still sees the row. */
function scrollPageTo(box: HTMLElement, rowTop: number, rowHeight: number): void {
  const top = box.getBoundingClientRect().top + rowTop - box.scrollTop;
  const first = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const below = top + rowHeight - window.innerHeight;
  window.scrollBy({ top: below > 0 ? below : Math.min(0, top - first), behavior: 'instant' });
}
