import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type RowWindow, scrollIntoFrame, scrollToRow, windowOfRows } from './window-of-rows.ts';

/** Follows the scrolling of a box and decides which rows to render in it. */
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
      if (element === document.activeElement)
        scrollAncestorsTo(element, row * rowHeight, rowHeight);
    },
    [box, rowHeight],
  );

  const rows: RowWindow = windowOfRows(count, { ...place, rowHeight });
  return { rows, show };
}

/** The box itself may be half out of view: someone who moves by keyboard must still see the row. */
function scrollAncestorsTo(box: HTMLElement, rowTop: number, rowHeight: number): void {
  for (let around = box.parentElement; around; around = around.parentElement) {
    const isPage = around === document.documentElement;
    const { overflowY, scrollPaddingTop } = getComputedStyle(around);
    if (!isPage && !/auto|scroll/.test(overflowY)) continue;
    const { top, bottom } = isPage
      ? { top: 0, bottom: window.innerHeight }
      : around.getBoundingClientRect();
    const from = box.getBoundingClientRect().top + rowTop - box.scrollTop;
    const frame = { top: top + (Number.parseFloat(scrollPaddingTop) || 0), bottom };
    const row = { top: from, bottom: from + rowHeight };
    around.scrollBy({ top: scrollIntoFrame(row, frame), behavior: 'instant' });
  }
}
