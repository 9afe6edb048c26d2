import { useHistory, useLocation } from '@docusaurus/router';
import type { RequestTarget } from '@portal/reference/console';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { keyOf } from '../../pages/page-key.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { findSlot, focusConsole, showOwnSamples, showSlot } from './console-slot.ts';
import type { Announce } from './copy.ts';
import { isElsewhere } from './other-page.ts';
import { sayFailureInSlot, sayInSlot } from './slot-news.ts';
import { type OpenedRequest, useConsoles } from './use-consoles.tsx';

export type OperationConsoles = {
  drawn: ReactNode;
  toggle: (operationId: string) => void;
  /** The next address counts as a new request even if it says the same. */
  forget: () => void;
};

const coming = 'Loading the console…';
const failure =
  'The console could not be loaded. Check your connection and try again, or reload the page.';
const notFollowed =
  'What this link leads to could not be loaded. Check your connection and try again.';

/** Opens consoles by their buttons, and by addresses that name a request. */
export function useOperationConsoles(
  root: RefObject<HTMLElement | null>,
  page: PagePlan,
  { ready, announce }: { ready: boolean; announce: Announce },
): OperationConsoles {
  const history = useHistory();
  const location = useLocation<{ sendAtOnce?: boolean } | undefined>();
  const { pathname } = location;
  const handled = useRef('');
  const forget = useCallback(() => {
    handled.current = '';
  }, []);

  const onOpen = useCallback(
    async (target: RequestTarget) => {
      try {
        const { addressOfRequest } = await import('./request-address.ts');
        const home = page.part?.home ?? pathname;
        const address = await addressOfRequest(target, home.slice(0, -page.apiId.length));
        if (address === undefined) return;
        forget();
        history.push(address, { sendAtOnce: target.send === true });
      } catch {
        announce(notFollowed, 'failure');
      }
    },
    [history, pathname, page, forget, announce],
  );

  const onClose = useCallback(
    (operationId: string) => {
      const found = root.current && findSlot(root.current, operationId);
      if (!found) return;
      showSlot(found, false);
      found.button.focus();
    },
    [root],
  );
  const { drawn, open, isOpen } = useConsoles(page, onOpen, onClose);

  const show = useCallback(
    async (operationId: string, request: OpenedRequest) => {
      const found = root.current && findSlot(root.current, operationId);
      if (!found) return;
      showSlot(found, true);
      if (!found.slot.querySelector('section')) sayInSlot(found.slot, coming);
      try {
        await open(operationId, found.slot, request);
        sayInSlot(found.slot);
      } catch {
        sayFailureInSlot(found.slot, failure);
        showOwnSamples(found);
        announce(failure);
      }
    },
    [root, open, announce],
  );

  const toggle = useCallback(
    (operationId: string) => {
      const found = root.current && findSlot(root.current, operationId);
      if (!found || !isOpen(operationId)) return void show(operationId, {});
      showSlot(found, Boolean(found.slot.hidden));
      if (!found.slot.hidden) focusConsole(found);
    },
    [root, isOpen, show],
  );

  useEffect(() => {
    const { search, state } = location;
    if (!ready || !search.includes('op=') || handled.current === search) return;
    // The hook that looks for what is on other pages takes the reader there.
    if (isElsewhere(root.current, page, search)) return;
    handled.current = search;
    const sendAtOnce = state?.sendAtOnce === true;
    // A reload must not send again what a reader once followed.
    if (sendAtOnce) history.replace({ ...location, state: undefined });
    import('./request-address.ts')
      .then(({ requestIn }) => requestIn(search, keyOf(page)))
      .then((found) => {
        if (!found) return undefined;
        const { operationId, values, body } = found;
        const initial = { initialValues: values, ...(body && { initialBody: body }) };
        return show(operationId, { ...initial, sendAtOnce });
      })
      .catch(() => announce(failure, 'failure'));
  }, [root, ready, location, history, page, show, announce]);

  return { drawn, toggle, forget };
}
