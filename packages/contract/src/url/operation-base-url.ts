import { namesHost, serverAddress } from '../load/to-model/servers.ts';
import type { Api, Operation, Server } from '../model.ts';

function originOf(servers: readonly Server[] | undefined): string | undefined {
  const [first] = servers ?? [];
  const address = first && serverAddress(first);
  return address !== undefined && namesHost(address) ? new URL(address).origin : undefined;
}

/** The URL before the base path: an operation may have its own host, such as one for uploads. */
export function operationBaseUrl(
  { servers }: Pick<Api, 'servers'>,
  operation: Pick<Operation, 'servers'>,
  baseUrl: string,
): string {
  const own = originOf(operation.servers);
  return own === undefined || own === originOf(servers) ? baseUrl : own;
}
