import { cacheControl, immutableFolders } from './caching.ts';
import { apiCatalogFile, mediaTypeOf } from './media-types.ts';

/** The `_headers` file that static hosts read, so that they answer as this server does. */
export function headersFile(security: Record<string, string>): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const caching = immutableFolders.flatMap((folder) => [
    `/${folder}/*`,
    `  Cache-Control: ${cacheControl.immutable}`,
  ]);
  const types = ['/*.md', `  Content-Type: ${mediaTypeOf('x.md').contentType}`];
  const catalog = [
    `/${apiCatalogFile}`,
    `  Content-Type: ${mediaTypeOf(apiCatalogFile).contentType}`,
  ];
  return ['/*', ...lines, ...caching, ...types, ...catalog, ''].join('\n');
}
