export type MediaType = { contentType: string; compressible: boolean };

function text(type: string): MediaType {
  return {
    contentType: `${type}; charset=utf-8`,
    compressible: true,
  };
}
function structured(type: string): MediaType {
  return { contentType: type, compressible: true };
}
function packed(type: string): MediaType {
  return { contentType: type, compressible: false };
}

const unknown = packed('application/octet-stream');

const byExtension: ReadonlyMap<string, MediaType> = new Map([
  ['html', text('text/html')],
  ['css', text('text/css')],
  ['js', text('text/javascript')],
  ['mjs', text('text/javascript')],
  ['txt', text('text/plain')],
  ['md', text('text/markdown')],
  ['csv', text('text/csv')],
  ['http', text('text/plain')],
  ['py', text('text/plain')],
  ['r', text('text/plain')],
  ['sh', text('text/plain')],
  ['ts', text('text/plain')],
  ['xml', text('application/xml')],
  ['rss', text('application/rss+xml')],
  ['atom', text('application/atom+xml')],
  ['json', structured('application/json')],
  ['jsonl', structured('application/jsonl')],
  ['geojson', structured('application/geo+json')],
  ['map', structured('application/json')],
  ['webmanifest', structured('application/manifest+json')],
  ['ipynb', structured('application/x-ipynb+json')],
  ['yaml', structured('application/yaml')],
  ['yml', structured('application/yaml')],
  ['wasm', structured('application/wasm')],
  ['svg', structured('image/svg+xml')],
  ['ico', structured('image/x-icon')],
  ['ttf', structured('font/ttf')],
  ['otf', structured('font/otf')],
  ['woff', packed('font/woff')],
  ['woff2', packed('font/woff2')],
  ['png', packed('image/png')],
  ['jpg', packed('image/jpeg')],
  ['jpeg', packed('image/jpeg')],
  ['webp', packed('image/webp')],
  ['avif', packed('image/avif')],
  ['gif', packed('image/gif')],
  ['pdf', packed('application/pdf')],
  ['gz', packed('application/gzip')],
  ['tgz', packed('application/gzip')],
  ['zip', packed('application/zip')],
]);

/** The list of a publisher's APIs (RFC 9727), whose name has no extension. */
export const apiCatalogFile = '.well-known/api-catalog';

/** Every known extension, without its dot. */
export function mediaTypes(): [ending: string, type: MediaType][] {
  return [...byExtension];
}

/** @param file a file name or path, e.g. `assets/js/main.1a2b3c.js` */
export function mediaTypeOf(file: string): MediaType {
  if (file === apiCatalogFile) return structured('application/linkset+json');
  const dot = file.lastIndexOf('.');
  return (dot === -1 ? undefined : byExtension.get(file.slice(dot + 1).toLowerCase())) ?? unknown;
}
