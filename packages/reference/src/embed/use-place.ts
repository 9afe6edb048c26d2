import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Router } from '../page/islands/island.ts';
import { type EmbeddedPlace, readPlace, writePlace } from './place.ts';

/**
 * What the address of the page is about. Undefined at first, since a server knows no address.
 * @param ids of the APIs; it must stay the same list
 */
export function usePlace(ids: readonly string[]): {
  place: EmbeddedPlace | undefined;
  router: Router;
} {
  const [place, setPlace] = useState<EmbeddedPlace>();

  useEffect(() => {
    const read = () => setPlace(readPlace(location.href, { ids, pageUrl: location.href }));
    read();
    const events = ['popstate', 'hashchange'];
    for (const event of events) window.addEventListener(event, read);
    return () => {
      for (const event of events) window.removeEventListener(event, read);
    };
  }, [ids]);

  const go = useCallback(
    (how: 'pushState' | 'replaceState', address: string, state: unknown) => {
      const shown = { ids, pageUrl: location.href };
      const next = readPlace(address, shown, state);
      // The state in the history is that of the program around the reference.
      history[how](history.state, '', writePlace(next, shown));
      setPlace(next);
    },
    [ids],
  );
  const router = useMemo<Router>(
    () => ({
      push: (address, state) => go('pushState', address, state),
      replace: (address, state) => go('replaceState', address, state),
    }),
    [go],
  );
  return { place, router };
}
