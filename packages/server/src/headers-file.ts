import type { BuildManifest } from './build-manifest.ts';
import { cacheControl, immutableFolders } from './caching.ts';
import { apiCatalogFile, mediaTypeOf } from './media-types.ts';
import { linkHeader } from './page-links.ts';

/** The `_headers` file that static hosts read, so that they answer as this server does. */
export function headersFile(
  security: Record<string, string>,
  { basePath, files }: Pick<BuildManifest, 'basePath' | 'files'>,
): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const caching = immutableFolders.flatMap((folder) => [
    `${basePath}${folder}/*`,
    `  Cache-Control: ${cacheControl.immutable}`,
  ]);
  // What hosts that know files by their endings would get wrong.
  const types = [
    `${basePath}*.md`,
    `  Content-Type: ${mediaTypeOf('x.md').contentType}`,
    `${basePath}${apiCatalogFile}`,
    `  Content-Type: ${mediaTypeOf(apiCatalogFile).contentType}`,
  ];
  // Two policies would both hold, so the one of all files is taken away first.
  const own = Object.entries(files).flatMap(([path, { contentSecurityPolicy }]) =>
    contentSecurityPolicy === undefined
      ? []
      : [
          path,
          '  ! Content-Security-Policy',
          `  Content-Security-Policy: ${contentSecurityPolicy}`,
        ],
  );
  // Last: hosts read only so many rules, and these are the ones that a large site can do without.
  const known = new Map(Object.entries(files));
  const links = Object.entries(files)
    .filter(([, { file }]) => file.endsWith('.html'))
    .flatMap(([path]) => {
      const link = linkHeader(known, path, basePath);
      return link === undefined ? [] : [encodeURI(path), `  Link: ${link}`];
    });
  return [`${basePath}*`, ...lines, ...caching, ...types, ...own, ...links, ''].join('\n');
}
