import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Api, nearestOf } from '../../packages/contract/src/index.ts';
import { loadApis } from '../../packages/contract/src/node.ts';
import type { Portal } from '../../packages/portal/src/index.ts';
import { loadHandlers } from '../../packages/sandbox/src/node/index.ts';
import { describedApis } from '../../site/config/apis/described-apis.ts';
import { checkedPlates } from '../../site/config/brand/check-plates.ts';
import { readBrand } from '../../site/config/brand/read-brand.ts';
import { root, siteDir } from '../bootstrap/paths.mjs';
import { messageOf } from '../bootstrap/run.mjs';
import { sandboxOptions } from './sandbox-options.ts';

/**
 * Everything that is wrong in what an institution writes and that a build would notice only after minutes.
 * The fields of portal.ts are checked when it is read.
 * @param folder with the portal's sources
 */
export async function portalProblems(portal: Portal, folder: string): Promise<string[]> {
  const problems: string[] = [];
  const collect = async <T>(check: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (error) {
      problems.push(messageOf(error));
      return undefined;
    }
  };
  await collect(() => readBrand(siteDir, folder, portal.brand));
  await collect(() => checkedPlates(join(folder, 'brand/plates'), portal.brand.plates));
  const apis = await collect(() => loadApis(describedApis(portal)));
  const sandbox = sandboxOptions(portal, folder);
  const own = sandbox?.handlers;
  if (own && apis) {
    const known = apis.filter(({ id }) => own.apis.includes(id));
    problems.push(...((await collect(() => handlerProblems(own.file, known))) ?? []));
  }
  if (sandbox?.collection !== undefined && !existsSync(join(folder, 'collection'))) {
    problems.push(
      'An API of portal.ts uses a service of the sandbox, which needs a folder "collection" in the portal.',
    );
  }
  return problems;
}

/** A handler must answer an operation; an operation without one gets a 501. */
async function handlerProblems(file: string, apis: readonly Api[]): Promise<string[]> {
  const name = relative(root, file);
  const { operations } = await loadHandlers(file).catch((error) => {
    throw new Error(`${name}: ${messageOf(error)}`);
  });
  const known = apis.flatMap((api) => api.operations.map(({ id }) => ({ value: id })));
  const unknown = Object.keys(operations).filter(
    (one) => !known.some(({ value }) => value === one),
  );
  return unknown.map((one) => {
    const nearest = nearestOf(known)(one);
    const meant = nearest
      ? `Did you mean "${nearest}"?`
      : `The operations are ${known.map(({ value }) => value).join(', ')}.`;
    return `${name}: no API that it answers has an operation "${one}". ${meant}`;
  });
}
