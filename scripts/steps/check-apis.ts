import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProblems, loadApis } from '../../packages/contract/src/node.ts';
import { describedApis } from '../../site/config/reference.ts';
import { absentLinks } from '../../site/config/unlink-absent-apis.ts';
import { folders } from './paths.mjs';
import { portal } from './portal.ts';

/**
 * Run as a program: fails with every problem in the API descriptions, each with its place, and warns
 * once of all links that are left out because no API of the portal has their operations.
 */
try {
  const messages: string[] = [];
  await loadApis(describedApis(portal), { warn: (message) => messages.push(message) });
  messages.push(...linksOfGuides());
  if (messages.length > 0) console.warn(messages.join('\n'));
} catch (error) {
  if (!(error instanceof ApiProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function linksOfGuides(): string[] {
  const docs = join(folders.portal, 'docs');
  const found = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) =>
      absentLinks(readFileSync(join(docs, file), 'utf8'), portal).map(
        (address) => `docs/${file}: ${address}`,
      ),
    );
  return found.length === 0
    ? []
    : ['Links of guides to APIs that this portal leaves out become plain text:', ...found];
}
