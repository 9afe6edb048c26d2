import type { JsonValue } from '@portal/contract';
import { useMemo, useState } from 'react';
import {
  allFolded,
  allOpen,
  firstFolds,
  openTo,
  searchJson,
  toggle,
  visibleRows,
} from '../../../answer/index.ts';

/** Which nodes are open, which is the active one, and what is searched for. */
export function useTree(body: JsonValue) {
  const [folds, setFolds] = useState(firstFolds);
  const [active, setActive] = useState('');
  const [wanted, setWanted] = useState('');
  const rows = useMemo(() => visibleRows(body, folds), [body, folds]);
  const found = useMemo(() => searchJson(body, wanted), [body, wanted]);
  const hits = useMemo(() => new Set(found.hits.map(({ pointer }) => pointer)), [found]);
  const at = rows.findIndex(({ pointer }) => pointer === active);

  /** The hit after the active row, or before it, round the ends. */
  function goToHit(by: 1 | -1): void {
    const current = found.hits.findIndex(({ pointer }) => pointer === active);
    const from = current === -1 && by === -1 ? 0 : current;
    const count = found.hits.length;
    const hit = found.hits[(from + by + count) % count];
    if (!hit) return;
    setFolds(openTo(folds, [hit.path]));
    setActive(hit.pointer);
  }

  return {
    rows,
    at: at === -1 ? 0 : at,
    active,
    setActive,
    wanted,
    setWanted,
    hits,
    total: found.total,
    hitNumber: found.hits.findIndex(({ pointer }) => pointer === active) + 1,
    goToHit,
    toggle: (pointers: readonly string[]) => setFolds(pointers.reduce(toggle, folds)),
    openAll: () => setFolds(allOpen),
    foldAll: () => {
      setFolds(allFolded);
      setActive('');
    },
  };
}

export type Tree = ReturnType<typeof useTree>;
