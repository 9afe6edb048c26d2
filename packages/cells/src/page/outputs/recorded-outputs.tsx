import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Recorded } from '../notebook/notebook.ts';

type Props = {
  tutorial: string;
  cell: string;
  recorded: Recorded;
  /** Hidden while the cell shows something newer. */
  isHidden: boolean;
};

type Source = { from: 'page' } | { from: 'text'; html: string } | { from: 'nowhere' };

function firstSource({ tutorial, cell, recorded }: Props): Source {
  const html = recorded.now[tutorial]?.[cell];
  if (html !== undefined) return { from: 'text', html };
  if (typeof document === 'undefined') return { from: 'nowhere' };
  const there = document.querySelector(`[data-recorded="${tutorial} ${cell}"]`);
  return { from: there ? 'page' : 'nowhere' };
}

/**
 * What the cell showed when the site was built. It came with the page as HTML and is kept, so no
 * script loads it a second time. A reader who follows a link within the site has no such HTML, and
 * it is loaded.
 */
export function RecordedOutputs(props: Props): ReactNode {
  const { tutorial, cell, recorded, isHidden } = props;
  const root = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState(() => firstSource(props));

  useEffect(() => {
    // If hydration fails elsewhere on the page, React starts over and the HTML is gone.
    if (source.from === 'page' && root.current?.childElementCount === 0) {
      setSource({ from: 'nowhere' });
    }
    if (source.from !== 'nowhere') return;
    let isWanted = true;
    recorded.later[tutorial]?.().then(
      (cells) => isWanted && setSource({ from: 'text', html: cells[cell] ?? '' }),
      () => isWanted && setSource({ from: 'text', html: notLoaded }),
    );
    return () => {
      isWanted = false;
    };
  }, [source, recorded, tutorial, cell]);

  return (
    <div
      ref={root}
      data-recorded={`${tutorial} ${cell}`}
      hidden={isHidden}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by outputHtml, which escapes all data
      dangerouslySetInnerHTML={{ __html: source.from === 'text' ? source.html : '' }}
    />
  );
}

const notLoaded =
  '<p class="cell-note">The output of this cell could not be loaded. Reload the page, or run it.</p>';
