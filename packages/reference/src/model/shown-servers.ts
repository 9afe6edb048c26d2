import { namesHost, type Server, serverAddress } from '@portal/contract';

/** A server as a reader calls it. */
export type ShownServer = Pick<Server, 'description' | 'variables'> & {
  /** With its variables at their defaults, e.g. `https://eu.example.org/v2`. */
  address: string;
  /** As written, if it has variables, e.g. `https://{region}.example.org/v2`. */
  template?: string;
};

/** Where requests go, e.g. `https://api.example.org` and `/catalogue/v2`; empty if it is not known. */
export type Called = { baseUrl: string; basePath?: string };

function shownServer(server: Server, baseUrl: string): ShownServer {
  const { url, description, variables } = server;
  const filled = serverAddress(server);
  const base = baseUrl.replace(/\/+$/, '');
  const path = filled.replace(/^(?:\.?\/)+/, '');
  const isPath = base !== '' && !/^[^/?#]*:/.test(filled) && !filled.startsWith('..');
  const address = isPath ? `${base}/${path}`.replace(/\/$/, '') : filled;
  // What cannot be called is shown as written.
  if (!namesHost(address)) return { address: url || '/', description, variables };
  return { address, description, variables, ...(variables.length > 0 && { template: url }) };
}

/**
 * The servers worth showing: a single path, such as `/catalogue/v2`, is shown as the base path. The
 * one that is called is among them, though a site may call another than the description names.
 */
export function shownServers(
  servers: readonly Server[] = [],
  { baseUrl, basePath }: Called = { baseUrl: '' },
): ShownServer[] {
  if (servers.length < 2 && servers.every(({ url }) => url === '' || url.startsWith('/'))) {
    return [];
  }
  const byAddress = new Map<string, ShownServer>();
  for (const one of servers.map((server) => shownServer(server, baseUrl))) {
    const known = byAddress.get(one.address);
    if (!known || (known.template === undefined && one.template !== undefined)) {
      byAddress.set(one.address, one);
    }
  }
  const shown = [...byAddress.values()];
  const called = `${baseUrl.replace(/\/+$/, '')}${basePath}`;
  if (basePath === undefined || baseUrl === '' || byAddress.has(called)) {
    return shown;
  }
  const own = { address: called, description: '', variables: [] };
  return shown.length === 1 ? [own] : [own, ...shown];
}
