import type { Api } from '@portal/contract';
import type { OperationConsoleProps } from '@portal/reference/console';
import { transportsFor } from '@reference/transports';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PagePlan } from '../../plugin/plan-page.ts';
import type { Transport } from '../../transport.ts';
import { loadConsoleApis } from '../load-article.ts';
import { serverTransports } from './server-transports.ts';

type Parts = {
  Console: ComponentType<OperationConsoleProps>;
  api: Api;
  apis: Api[];
  transports: Transport[];
};

/** What a console begins with. */
export type OpenedRequest = Pick<
  OperationConsoleProps,
  'initialValues' | 'initialBody' | 'sendAtOnce'
>;

/** `turn` grows with each request, so that a console that is open already begins anew. */
type Opened = OpenedRequest & { slot: Element; turn: number };

async function loadParts(page: PagePlan): Promise<Parts> {
  const [{ OperationConsole }, apis] = await Promise.all([
    import('@portal/reference/console'),
    loadConsoleApis(page),
    // Links in its answers need this; an open console then asks for no more scripts.
    import('./request-address.ts'),
  ]);
  const chosen = transportsFor(page.apiId);
  const transports = chosen.length > 0 ? chosen : serverTransports(apis.api);
  return { Console: OperationConsole, ...apis, transports };
}

export type Consoles = {
  /** To be drawn anywhere in the page: each console goes to its place in the article. */
  drawn: ReactNode;
  open: (operationId: string, slot: Element, request: OpenedRequest) => Promise<void>;
  isOpen: (operationId: string) => boolean;
};

/** The consoles that a reader has opened; their code comes with the first. */
export function useConsoles(
  page: PagePlan,
  onOpen: OperationConsoleProps['onOpen'],
  onClose: (operationId: string) => void,
): Consoles {
  const [parts, setParts] = useState<Parts>();
  const [opened, setOpened] = useState<Readonly<Record<string, Opened>>>({});

  const open = useCallback(
    async (operationId: string, slot: Element, request: OpenedRequest) => {
      const loaded = await loadParts(page);
      setParts((before) => before ?? loaded);
      setOpened((before) => ({
        ...before,
        [operationId]: { ...request, slot, turn: (before[operationId]?.turn ?? 0) + 1 },
      }));
    },
    [page],
  );

  const { client } = page;
  const drawn = parts?.api.operations.map((operation) => {
    const one = opened[operation.id];
    if (!one) return null;
    const { Console, api, apis, transports } = parts;
    const { slot, turn, ...request } = one;
    return createPortal(
      <Console
        key={turn}
        {...{ api, apis, operation, transports, onOpen }}
        onClose={() => onClose(operation.id)}
        {...(client && { client })}
        {...request}
      />,
      slot,
      operation.id,
    );
  });
  return { drawn, open, isOpen: (operationId) => operationId in opened };
}
