import { type Api, namesHost, serverAddress } from '@portal/contract';

/** What comes before the base path at the first server of the description that names a host. */
export function describedBaseUrl({
  servers,
  basePath,
}: Pick<Api, 'servers' | 'basePath'>): string | undefined {
  const address = servers.map((server) => serverAddress(server)).find(namesHost);
  if (address === undefined) return undefined;
  return address.endsWith(basePath)
    ? address.slice(0, address.length - basePath.length)
    : new URL(address).origin;
}
