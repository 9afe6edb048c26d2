import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PagePlan } from '../../plugin/plan-page.ts';
import type { ReferenceSite } from '../reference-site.ts';
import { consoles } from './consoles.tsx';
import { copyButtons } from './copy-buttons.ts';
import { listenFor } from './event-table.ts';
import { extra } from './extra.tsx';
import { find } from './find.ts';
import { followLanguage } from './follow-language.ts';
import type { Island, Place, Router, Surroundings } from './island.ts';
import { navigation } from './navigation.ts';
import { createPageStore, type PageStore } from './page-state.ts';
import { slots } from './slots.ts';
import { treeExpansion } from './tree-expansion.ts';

/** The slots come first: the others change what these show. */
function islandsOf(surroundings: Surroundings): Island[] {
  return [
    slots(surroundings),
    treeExpansion(),
    copyButtons(surroundings),
    followLanguage(surroundings),
    find(surroundings),
    consoles(surroundings),
    extra(surroundings),
    navigation(surroundings),
  ];
}

/** Where a page is shown. */
export type PageHost = { router: Router; place: Place; site: ReferenceSite };

/** Makes the article interactive once it is in the page, whether prerendered or rendered here. */
export function useIslands(
  root: RefObject<HTMLElement | null>,
  page: PagePlan,
  article: 'kept' | 'drawn' | undefined,
  { router, place, site }: PageHost,
): PageStore {
  const store = useMemo(createPageStore, []);
  const visited = useRef<Place>(undefined);
  const islands = useMemo(
    () => islandsOf({ page, store, router, site, root: () => root.current }),
    [page, store, router, site, root],
  );

  useEffect(() => {
    const tables = islands.map(({ events = {} }) => events);
    return root.current ? listenFor(root.current, tables, store.clearAnnouncement) : undefined;
  }, [root, islands, store]);

  useEffect(() => {
    const element = root.current;
    if (!element || !article) return;
    const stops = islands.map(({ start }) => start?.(element));
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [root, islands, article]);

  useEffect(() => {
    if (!article) return;
    for (const { visit } of islands) visit?.(place, visited.current);
    visited.current = place;
  }, [islands, article, place]);

  return store;
}
