import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../../packages/portal/src/index.ts';
import { unknownAddresses } from '../../site/config/apis/api-address.ts';
import { describedApis } from '../../site/config/apis/described-apis.ts';
import { absentLinks } from '../../site/config/apis/unlink-absent-apis.ts';

/**
 * A warning for each link to an API that the portal leaves out, and for each address of none of its APIs.
 * The reference warns about links inside descriptions.
 * @param folder the portal's
 */
export function absentApis(portal: Portal, folder: string): string[] {
  const docs = join(folder, 'docs');
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
  return [
    ...(links.length > 0
      ? ['Links to APIs that this portal leaves out become plain text:', ...links]
      : []),
    ...(addresses.length > 0
      ? ['Addresses that belong to no API of this portal stay as they are written:', ...addresses]
      : []),
  ];
}
