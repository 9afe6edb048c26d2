/** The part of a long list that is rendered. */
export type RowWindow = {
  /** The first row rendered. */
  start: number;
  /** After the last row rendered. */
  end: number;
};

export type Viewport = { scrollTop: number; height: number; rowHeight: number };

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
