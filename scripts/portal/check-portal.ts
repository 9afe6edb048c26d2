import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Api, nearestOf } from '../../packages/contract/src/index.ts';
import { loadApis } from '../../packages/contract/src/node.ts';
import { loadHandlers } from '../../packages/sandbox/src/node/index.ts';
import { describedApis } from '../../site/config/apis/described-apis.ts';
import { checkedPlates } from '../../site/config/brand/check-plates.ts';
import { readBrand } from '../../site/config/brand/read-brand.ts';
import { folders, root, siteDir } from '../bootstrap/paths.mjs';
import { messageOf } from '../bootstrap/run.mjs';
import { absentApis } from '../descriptions/absent-apis.ts';
import { portal } from './portal.ts';
import { sandboxOptions } from './sandbox-options.ts';

/**
 * Run as a program: fails with everything that is wrong in what an institution writes and that a build
 * would notice only after minutes. The fields of portal.ts are checked when it is imported.
 */
const sandbox = sandboxOptions(portal);
const problems: string[] = [];
await collect(() => readBrand(siteDir, folders.portal, portal.brand));
await collect(() => checkedPlates(join(folders.portal, 'brand/plates'), portal.brand.plates));
const apis = await collect(() => loadApis(describedApis(portal)));
if (apis) await collect(() => checkHandlers(apis));
if (sandbox?.collection !== undefined && !existsSync(join(folders.portal, 'collection'))) {
  problems.push(
    'An API of portal.ts uses a service of the sandbox, which needs a folder "collection" in the portal.',
  );
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  const warnings = absentApis(portal, folders.portal);
  if (warnings.length > 0) console.warn(warnings.join('\n'));
}

async function collect<T>(check: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    problems.push(messageOf(error));
    return undefined;
  }
}

/** Every handler must answer an operation. Without one for an operation, the sandbox answers 501. */
async function checkHandlers(described: readonly Api[]): Promise<void> {
  const own = sandbox?.handlers;
  if (!own) return;
  const file = relative(root, own.file);
  const known = described
    .filter(({ id }) => own.apis.includes(id))
    .flatMap(({ operations }) => operations.map(({ id }) => ({ value: id })));
  const { operations } = await loadHandlers(own.file).catch((error) => {
    throw new Error(`${file}: ${messageOf(error)}`);
  });
  const isKnown = (name: string) => known.some(({ value }) => value === name);
  for (const name of Object.keys(operations).filter((one) => !isKnown(one))) {
    const nearest = nearestOf(known)(name);
    const meant = nearest
      ? `Did you mean "${nearest}"?`
      : `The operations are ${known.map(({ value }) => value).join(', ')}.`;
    problems.push(`${file}: no API that it answers has an operation "${name}". ${meant}`);
  }
}
