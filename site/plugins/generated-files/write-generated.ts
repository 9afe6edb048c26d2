import { join } from 'node:path';
import { digest, openPieces, openResult } from '@portal/freshness';

export type GeneratedFile = {
  /** The path below the site's root, e.g. "icons/192.png" */
  path: string;
  /** All that the file is made from, as data or as digests */
  inputs: unknown;
  make(): Promise<string | Uint8Array> | string | Uint8Array;
};

/**
 * Makes the files whose inputs have changed, and removes those that are no longer listed. In the
 * live preview this runs after every save: a new title makes one card again, any other edit of a
 * page makes none.
 */
export async function writeGenerated(
  files: readonly GeneratedFile[],
  { build, cache }: { build: string; cache: string },
): Promise<void> {
  const pieces = openPieces(join(cache, 'generated-files'));
  const result = openResult({
    folder: join(build, 'files'),
    record: join(cache, 'generated-files.json'),
  });
  await Promise.all(
    files.map(async ({ path, inputs, make }) => {
      const key = digest(path, JSON.stringify(inputs));
      const kept = pieces.find(key);
      const body = kept ?? (await make());
      if (!kept) pieces.keep(key, body);
      result.write(path, body);
    }),
  );
  pieces.prune();
  result.finish();
}
