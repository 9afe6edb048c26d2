import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-types.ts';

test.each([
  ['docs/iiif.html', 'text/html; charset=utf-8', true],
  ['assets/js/main.1a2b.js', 'text/javascript; charset=utf-8', true],
  ['assets/js/main.1a2b.js.map', 'application/json', true],
  ['PICTURE.JPG', 'image/jpeg', false],
  ['img/plate.svg', 'image/svg+xml', true],
  ['fonts/serif.woff2', 'font/woff2', false],
  ['data/works.json.gz', 'application/gzip', false],
  ['notebooks/first.ipynb', 'application/x-ipynb+json', true],
  ['programs/first.py', 'text/plain; charset=utf-8', true],
  ['programs/first.R', 'text/plain; charset=utf-8', true],
  ['programs/first.sh', 'text/plain; charset=utf-8', true],
  ['programs/first.ts', 'text/plain; charset=utf-8', true],
  ['requests.http', 'text/plain; charset=utf-8', true],
  ['some.folder/CNAME', 'application/octet-stream', false],
  // A name is not an extension.
  ['zip', 'application/octet-stream', false],
  ['downloads.html/zip', 'application/octet-stream', false],
  ['strange.constructor', 'application/octet-stream', false],
])('%s is %s', (file, contentType, compressible) => {
  expect(mediaTypeOf(file)).toEqual({ contentType, compressible });
});
