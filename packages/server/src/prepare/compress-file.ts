import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuiltFile, encodedName } from './build-manifest.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

// Below this, compression saves less than one network packet.
const worthwhileSize = 1024;

// Every page waits for these, so they are worth brotli's highest quality.
const ofEveryPage = /(^|\/)(main|runtime~main)\.[^/]*\.js$|\.css$/;

// Some pages wait for these. One level less makes them 3 % larger, in less than a third of the time.
const ofSomePages = /\.(html|m?js|json|svg|webmanifest)$/;

// Brotli's default window is 4 MB. For a larger file, a larger window makes up for lower quality: the
// copy is within 1 % of the size, in a thirtieth of the time.
const usualWindow = 2 ** 22;

/** Downloads may be an eighth larger: no page waits for them, and they compress nine times as fast. */
function brotliQuality(file: string, isLarge: boolean): number {
  if (isLarge) return 9;
  if (ofEveryPage.test(file)) return 11;
  return ofSomePages.test(file) ? 10 : 9;
}

/** Writes the copies that are smaller than the file, brotli first. */
export async function compressFile(
  dir: string,
  file: string,
  bytes: Uint8Array,
): Promise<BuiltFile['encodings']> {
  if (bytes.length <= worthwhileSize) return {};
  const isLarge = bytes.length > usualWindow;
  const br = await toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file, isLarge),
      [constants.BROTLI_PARAM_LGWIN]: isLarge ? 24 : 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  if (br.length >= bytes.length) return {};
  await writeFile(join(dir, encodedName(file, 'br')), br);
  const gz = await toGzip(bytes, { level: 9 });
  if (gz.length >= bytes.length) return { br: br.length };
  await writeFile(join(dir, encodedName(file, 'gzip')), gz);
  return { br: br.length, gzip: gz.length };
}

export async function removeCopiesOf(dir: string, file: string): Promise<void> {
  for (const encoding of ['gzip', 'br'] as const) {
    await rm(join(dir, encodedName(file, encoding)), { force: true });
  }
}

function withoutExtension(file: string): string {
  return file.slice(0, file.lastIndexOf('.'));
}

/**
 * Removes the copies of an earlier run, except those to keep, and returns the other files. No site ships
 * `.br` files, and a `.gz` file is a copy only if there is a `.br` file beside it: a data set offered as
 * `works.json.gz` has none. The `.gz` files go first, so that an interrupted run leaves no unpaired copy.
 */
export async function removeCompressedCopies(
  dir: string,
  files: readonly string[],
  isKept: (file: string) => boolean = () => false,
): Promise<string[]> {
  const brotli = files.filter((file) => file.endsWith('.br'));
  const originals = new Set(brotli.map(withoutExtension));
  const gzipped = files.filter(
    (file) => file.endsWith('.gz') && originals.has(withoutExtension(file)),
  );
  const copies = [...gzipped, ...brotli];
  for (const copy of copies) {
    if (!isKept(withoutExtension(copy))) await rm(join(dir, copy));
  }
  return files.filter((file) => !copies.includes(file));
}
