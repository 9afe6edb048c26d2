import { type Api, type Operation, type Server, serverAddress } from '@portal/contract';
import type { Transport } from '../../../transport.ts';

/** A server of the description, as a console may call it. */
export type ServerOption = {
  server: Server;
  /** With its variables filled in, e.g. `https://eu.example.org/v2`. */
  address: string;
  /** Why it cannot be called from this site. */
  refused?: string;
};

export type VariableValues = Readonly<Record<string, string>>;

function reaches({ reaches: check, baseUrl }: Transport, apiId: string, address: string): boolean {
  if (check) return check(address);
  const base = baseUrl(apiId);
  return URL.canParse(base) && new URL(base).origin === new URL(address).origin;
}

/**
 * The servers that a reader can choose from; none if there is nothing to choose. A sandbox is one
 * place, whatever the description names.
 */
export function serverOptions(
  api: Pick<Api, 'id' | 'servers'>,
  operation: Pick<Operation, 'servers'>,
  transport: Transport,
  values: VariableValues = {},
): ServerOption[] {
  if (transport.isLive === false) return [];
  const options = (operation.servers ?? api.servers).flatMap((server): ServerOption[] => {
    const filled = serverAddress(server, values);
    const base = transport.baseUrl(api.id);
    if (!URL.canParse(filled, base)) return [];
    const address = new URL(filled, base).href.replace(/\/+$/, '');
    return reaches(transport, api.id, address)
      ? [{ server, address }]
      : [{ server, address, refused: `This site may not call ${new URL(address).host}.` }];
  });
  const isChoice = options.length > 1 || options.some(({ server }) => server.variables.length > 0);
  return isChoice ? options : [];
}

/** The one that the transport itself would call, or else the first that can be called. */
export function firstOption(options: readonly ServerOption[], own: string): number {
  const at = options.findIndex(({ address }) => address === own);
  return at === -1 ? options.findIndex(({ refused }) => refused === undefined) : at;
}
