import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProblems, loadApis } from '../../packages/contract/src/node.ts';
import { describedApis } from '../../site/config/reference.ts';
import { absentLinks } from '../../site/config/unlink-absent-apis.ts';
import { folders } from './paths.mjs';
import { portal } from './portal.ts';

/**
 * Run as a program: fails with every problem in the API descriptions, each with its place, and warns of
 * links in guides that are left out. The pages of the reference, which are built next, warn of the rest.
 */
try {
  await loadApis(describedApis(portal));
  warnOfGuides();
} catch (error) {
  if (!(error instanceof ApiProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function warnOfGuides(): void {
  const docs = join(folders.portal, 'docs');
  const found = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) =>
      absentLinks(readFileSync(join(docs, file), 'utf8'), portal).map(
        (address) => `docs/${file}: ${address}`,
      ),
    );
  if (found.length === 0) return;
  console.warn(
    ['Links to APIs that this portal leaves out become plain text:', ...found].join('\n'),
  );
}
