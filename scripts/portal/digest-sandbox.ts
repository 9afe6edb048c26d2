import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, digestFiles, listInputs } from '../../packages/freshness/src/index.ts';
import { portalName } from '../bootstrap/paths.mjs';
import { descriptionFiles } from '../descriptions/description-files.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/**
 * Everything that code runs on when it asks the sandbox. Of the descriptions only those that the sandbox
 * reads: a new API, or an edit of another one, changes no output.
 * @param folder the root
 * @param sources what runs the code, e.g. "packages/cells/src"
 */
export function digestSandbox(
  folder: string,
  sandbox: SandboxOptions | undefined,
  sources: readonly string[],
  { isRead = () => true }: { isRead?: (file: string) => boolean } = {},
): string {
  const packages = ['client', 'contract', 'iiif', 'sandbox'];
  const code = listInputs(folder, [
    ...packages.map((name) => `packages/${name}/src`),
    ...sources,
    // An API may answer from files of the portal.
    `portals/${portalName}/static`,
    `portals/${portalName}/sandbox.ts`,
  ]);
  const files = [
    ...code.filter(isRead),
    ...(sandbox ? descriptionFiles(sandbox, folder) : []),
    'package-lock.json',
  ];
  return digest(digestFiles(folder, files), sandbox?.collection ? madeRecords(folder) : '');
}

/** Only the result counts, whatever the collection was made from. */
function madeRecords(folder: string): string {
  const manifest = join(folder, `build/${portalName}/collection/manifest.json`);
  return JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')).files);
}
