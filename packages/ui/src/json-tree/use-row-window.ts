import { type RefObject, useCallback, useEffect, useState } from 'react';

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

  const rows = windowOfRows(count, { ...place, rowHeight });
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

/** The part of a long list that is rendered. */
type RowWindow = {
  /** The first row rendered. */
  start: number;
  /** After the last row rendered. */
  end: number;
};

type Viewport = { scrollTop: number; height: number; rowHeight: number };

const margin = 10;

/** The rows on screen and a few on either side, so that scrolling shows no gaps. */
export function windowOfRows(count: number, { scrollTop, height, rowHeight }: Viewport): RowWindow {
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const seen = Math.ceil(height / rowHeight) + 1;
  const start = Math.max(0, Math.min(first, count - seen) - margin);
  return { start, end: Math.min(count, Math.max(first, 0) + seen + margin) };
}

/** Where to scroll so that a row is on screen; unchanged if it already is. */
export function scrollToRow(row: number, { scrollTop, height, rowHeight }: Viewport): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return top + rowHeight > scrollTop + height ? top + rowHeight - height : scrollTop;
}

type Extent = { top: number; bottom: number };

/** How far to scroll a frame so that a row is inside it; positive is down. */
export function scrollIntoFrame(row: Extent, frame: Extent): number {
  const below = row.bottom - frame.bottom;
  return below > 0 ? below : Math.min(0, row.top - frame.top);
}
