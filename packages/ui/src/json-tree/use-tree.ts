import type { JsonValue } from '@portal/contract';
import { useMemo, useState } from 'react';
import {
  allFolded,
  allOpen,
  firstOpen,
  type JsonHit,
  openTo,
  searchJson,
  toggle,
  visibleRows,
} from '../json/index.ts';

/** Which nodes are open, which one is active, and what is searched for. */
export function useTree(value: JsonValue, foldAfter = Number.POSITIVE_INFINITY) {
  const [expansion, setExpansion] = useState(firstOpen);
  const [showsAll, setShowsAll] = useState(false);
  const [active, setActive] = useState('');
  const [wanted, setWanted] = useState('');
  const lines = useMemo(() => visibleRows(value, expansion), [value, expansion]);
  const found = useMemo(() => searchJson(value, wanted), [value, wanted]);
  const hits = useMemo(() => new Set(found.hits.map(({ pointer }) => pointer)), [found]);
  const rows = useMemo(
    () => (showsAll ? lines : lines.slice(0, foldAfter)),
    [lines, showsAll, foldAfter],
  );
  const at = rows.findIndex(({ pointer }) => pointer === active);

  function goTo(hit: JsonHit): void {
    const opened = openTo(expansion, [hit.path]);
    const line = visibleRows(value, opened).findIndex(({ pointer }) => pointer === hit.pointer);
    if (line >= foldAfter) setShowsAll(true);
    setExpansion(opened);
    setActive(hit.pointer);
  }

  return {
    rows,
    /** How many lines there are, including those not shown. */
    lineCount: lines.length,
    canShowAll: lines.length > foldAfter,
    showsAll,
    setShowsAll,
    at: at === -1 ? 0 : at,
    active,
    setActive,
    wanted,
    setWanted,
    hits,
    total: found.total,
    hitNumber: found.hits.findIndex(({ pointer }) => pointer === active) + 1,
    /** Moves to the hit after the active row, or before it, wrapping around. */
    goToHit: (by: 1 | -1) => {
      const current = found.hits.findIndex(({ pointer }) => pointer === active);
      const from = current === -1 && by === -1 ? 0 : current;
      const count = found.hits.length;
      const hit = found.hits[(from + by + count) % count];
      if (hit) goTo(hit);
    },
    toggle: (pointers: readonly string[]) => setExpansion(pointers.reduce(toggle, expansion)),
    openAll: () => setExpansion(allOpen),
    foldAll: () => {
      setExpansion(allFolded);
      setActive('');
    },
  };
}

export type Tree = ReturnType<typeof useTree>;
