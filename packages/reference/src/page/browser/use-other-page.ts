import { type RefObject, useEffect } from 'react';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { targetOf } from './link-target.ts';
import { isElsewhere } from './other-page.ts';

type Place = {
  ready: boolean;
  search: string;
  hash: string;
  /** Goes to an address in place of this one. */
  replace: (address: string) => void;
};

/**
 * Takes the reader to the page of what the address names, where that is not here. The index is loaded only
 * then, and the address replaced, so that the way back does not lead here again.
 */
export function useOtherPage(
  root: RefObject<HTMLElement | null>,
  page: PagePlan,
  { ready, search, hash, replace }: Place,
): void {
  useEffect(() => {
    if (!ready || !page.part) return;
    const isHere = hash === '' || (page.part.home !== page.path && targetOf(hash) !== null);
    if (!isElsewhere(root.current, page, search) && isHere) return;
    let wanted = true;
    Promise.all([import('../load-article.ts'), import('./other-page.ts')])
      .then(async ([{ loadIndex }, { otherPage }]) => {
        const index = await loadIndex(page.apiId);
        const address = index && otherPage(index, page, { search, hash });
        if (wanted && address !== undefined) replace(address);
      })
      // Offline, what is on this page can still be read.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [root, page, ready, search, hash, replace]);
}
