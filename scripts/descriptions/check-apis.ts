import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiProblems, loadApis } from '../../packages/contract/src/node.ts';
import { unknownAddresses } from '../../site/config/apis/api-address.ts';
import { describedApis } from '../../site/config/apis/described-apis.ts';
import { absentLinks } from '../../site/config/apis/unlink-absent-apis.ts';
import { folders } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';

/**
 * Run as a program: fails with every problem in the API descriptions, each with its place, and
 * warns about links and addresses of APIs that the portal leaves out. The reference pages, which
 * are built next, warn about the links inside descriptions.
 */
try {
  await loadApis(describedApis(portal));
  warnOfAbsentApis();
} catch (error) {
  if (!(error instanceof ApiProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
if (
  sandboxOptions(portal)?.collection !== undefined &&
  !existsSync(join(folders.portal, 'collection'))
) {
  console.error(
    'An API of portal.ts uses a service of the sandbox, which needs a folder "collection" in the portal.',
  );
  process.exitCode = 1;
}

function warnOfAbsentApis(): void {
  const docs = join(folders.portal, 'docs');
  const guides = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ name: `docs/${file}`, text: readFileSync(join(docs, file), 'utf8') }));
  const descriptions = describedApis(portal).map(({ description, file }) => ({
    name: description ?? file,
    text: readFileSync(file, 'utf8'),
  }));
  const links = guides.flatMap(({ name, text }) =>
    absentLinks(text, portal).map((address) => `${name}: ${address}`),
  );
  const addresses = [...guides, ...descriptions].flatMap(({ name, text }) =>
    [...new Set(unknownAddresses(text, portal))].map((address) => `${name}: ${address}`),
  );
  const warnings = [
    ...(links.length > 0
      ? ['Links to APIs that this portal leaves out become plain text:', ...links]
      : []),
    ...(addresses.length > 0
      ? ['Addresses that belong to no API of this portal stay as they are written:', ...addresses]
      : []),
  ];
  if (warnings.length > 0) console.warn(warnings.join('\n'));
}
