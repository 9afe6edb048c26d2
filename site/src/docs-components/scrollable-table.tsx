import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

/** A table that scrolls by itself if it is too wide, and then also by keyboard. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [tooWide, setTooWide] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setTooWide(element.scrollWidth > element.clientWidth);
    });
    // A typeface that loads late widens the table, but not its frame.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className="table-frame" tabIndex={tooWide ? 0 : undefined}>
      <table {...props} />
    </div>
  );
}
