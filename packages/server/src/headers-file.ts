import { cacheControl, immutableFolders } from './caching.ts';

/** The `_headers` file that static hosts read, so that they answer as this server does. */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const caching = immutableFolders.flatMap((folder) => [
    `/${folder}/*`,
    `  Cache-Control: ${cacheControl.immutable}`,
  ]);
  return ['/*', ...lines, ...caching, ''].join('\n');
}
