import type { Api, Operation } from '@portal/contract';
import type { OperationConsoleProps, RequestTarget } from '@portal/reference/console';
import type { ReactNode } from 'react';
import { keyOf } from '../../pages/page-key.ts';
import { serverTransports } from '../../server-transports.ts';
import type { Island, Place, Surroundings } from './island.ts';
import { isElsewhere, openSlot, slotOf } from './slots.ts';

/** What a console begins with. */
type OpenedRequest = Pick<
  OperationConsoleProps,
  'initialValues' | 'initialBody' | 'initialFailure' | 'sendAtOnce'
>;

const failure =
  'The console could not be loaded. Check your connection and try again, or reload the page.';
const notFollowed =
  'What this link leads to could not be loaded. Check your connection and try again.';

function operationOf({ operations }: Api, id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

/** Opens consoles by their buttons, and by addresses that name a request. */
export function consoles(surroundings: Surroundings): Island {
  const { page, store, router, site, root } = surroundings;
  /** Grows with each request, so that an open console starts over. */
  let turn = 0;
  let pathname = page.path;

  async function follow(target: RequestTarget): Promise<void> {
    store.clearAnnouncement();
    try {
      const { addressOfRequest } = await import('../request-address.ts');
      const address = await addressOfRequest(target, site);
      if (address === undefined) return;
      store.change({ request: undefined });
      router.push(address, { sendAtOnce: target.send === true });
    } catch {
      store.announce(notFollowed, 'failure');
    }
  }

  function close(operationId: string): void {
    store.changeSlot(operationId, { isShown: false });
    slotOf(root(), operationId)?.button.focus();
  }

  /** The code of the consoles is loaded with the first. */
  async function load(operationId: string, request: OpenedRequest): Promise<ReactNode> {
    const [{ OperationConsole }, { api, apis }] = await Promise.all([
      import('@portal/reference/console'),
      site.data.loadConsoleApis(page),
      // Links in its answers need this; an open console then loads no more scripts.
      import('../request-address.ts'),
    ]);
    const chosen = site.transportsFor(page.apiId);
    turn += 1;
    return (
      <OperationConsole
        key={turn}
        {...{ api, apis, operation: operationOf(api, operationId) }}
        transports={chosen.length > 0 ? chosen : serverTransports(api)}
        addressOf={site.addressOf}
        onOpen={follow}
        onClose={() => close(operationId)}
        {...(page.client && { client: page.client })}
        {...request}
      />
    );
  }

  function open(operationId: string, request: OpenedRequest): Promise<void> {
    return openSlot(surroundings, {
      key: operationId,
      load: () => load(operationId, request),
      coming: 'Loading the console…',
      failure,
    });
  }

  function toggle(operationId: string): void {
    const opened = store.current().slots[operationId];
    if (opened?.content === undefined) return void open(operationId, {});
    store.changeSlot(operationId, { isShown: !opened.isShown });
    // A restored console is not rendered again, so it does not do this itself.
    if (opened.isShown) return;
    slotOf(root(), operationId)?.slot.querySelector<HTMLElement>('section')?.focus();
  }

  async function openAddressed({ search }: Place, sendAtOnce: boolean): Promise<void> {
    const { requestIn } = await import('../request-address.ts');
    const found = await requestIn(search, keyOf(page), site.data);
    if (!found) return;
    const { operationId, values, body, failure } = found;
    const initial = {
      initialValues: values,
      ...(body !== undefined && { initialBody: body }),
      ...(failure && { initialFailure: failure }),
    };
    await open(operationId, { ...initial, sendAtOnce });
  }

  return {
    events: { click: { '[data-try]': (button) => toggle(button.dataset.try ?? '') } },
    visit(place) {
      const { search, hash } = place;
      pathname = place.pathname;
      if (!search.includes('op=') || store.current().request === search) return;
      // The navigation takes the reader there.
      if (isElsewhere(root(), page, search)) return;
      store.change({ request: search });
      store.clearAnnouncement();
      const sendAtOnce = (place.state as { sendAtOnce?: boolean } | undefined)?.sendAtOnce === true;
      // A reload must not send again a request the reader once followed.
      if (sendAtOnce) router.replace(`${pathname}${search}${hash}`);
      openAddressed(place, sendAtOnce).catch(() => store.announce(failure, 'failure'));
    },
  };
}
