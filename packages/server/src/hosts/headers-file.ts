import type { BuildManifest } from '../prepare/build-manifest.ts';
import { cacheControl, immutableFolders } from '../rules/caching.ts';
import { encodePath } from '../rules/encode-path.ts';
import { apiCatalogFile, mediaTypeOf } from '../rules/media-types.ts';
import { linkHeader } from '../rules/page-links.ts';

/** The `_headers` file for static hosts, so that they respond as this server does. */
export function headersFile(
  security: Record<string, string>,
  { basePath, files }: Pick<BuildManifest, 'basePath' | 'files'>,
): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  const caching = immutableFolders.flatMap((folder) => [
    `${basePath}${folder}/*`,
    `  Cache-Control: ${cacheControl.immutable}`,
  ]);
  // Types that hosts would not guess from the file extension.
  const types = [
    ...['md', 'mjs', 'wasm'].flatMap((ending) => [
      `${basePath}*.${ending}`,
      `  Content-Type: ${mediaTypeOf(`x.${ending}`).contentType}`,
    ]),
    `${basePath}${apiCatalogFile}`,
    `  Content-Type: ${mediaTypeOf(apiCatalogFile).contentType}`,
  ];
  // Two policies would both apply, so the general one is removed first.
  const own = Object.entries(files).flatMap(([path, { contentSecurityPolicy }]) =>
    contentSecurityPolicy === undefined
      ? []
      : [
          path,
          '  ! Content-Security-Policy',
          `  Content-Security-Policy: ${contentSecurityPolicy}`,
        ],
  );
  // Last, because hosts limit the number of rules, and a large site can do without these.
  const known = new Map(Object.entries(files));
  const links = Object.entries(files)
    .filter(([, { file }]) => file.endsWith('.html'))
    .flatMap(([path]) => {
      const link = linkHeader(known, path, basePath);
      return link === undefined ? [] : [encodePath(path), `  Link: ${link}`];
    });
  return [`${basePath}*`, ...lines, ...caching, ...types, ...own, ...links, ''].join('\n');
}
