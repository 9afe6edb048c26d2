import type { Server } from '@portal/contract';

/** The servers worth showing: a single path, such as `/catalogue/v2`, is shown as the base path. */
export function shownServers(servers: readonly Server[] = []): readonly Server[] {
  return servers.length > 1 || servers.some(({ url }) => !url.startsWith('/')) ? servers : [];
}
