import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';

/** A real description of a code host: 1,039 operations and 906 schemas in 11 MB of JSON. */
export const largeDescription = join(
  root,
  'node_modules/@octokit/openapi/generated/ghes-3.19.json',
);

/** By kind and name, e.g. "schemas", "Repository". */
type Components = Record<string, Record<string, unknown>>;

/** What is used of a description. */
type Document = {
  openapi: string;
  info?: unknown;
  servers?: unknown;
  tags?: unknown;
  paths: Record<string, Record<string, unknown>>;
  components: Components;
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export async function readLarge(): Promise<Document & { info: { title: string } }> {
  return JSON.parse(await readFile(largeDescription, 'utf8'));
}

/** The first operations of a description, with only the components that they need. */
export function takeOperations(document: Document, count: number) {
  const paths: Document['paths'] = {};
  let taken = 0;
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [key, value] of Object.entries(item)) {
      const isOperation = methods.includes(key);
      if (isOperation && taken === count) continue;
      if (isOperation) taken += 1;
      paths[path] = { ...paths[path], [key]: value };
    }
    if (taken === count) break;
  }
  // Webhooks and the like would need further components.
  const { openapi, info, servers, tags } = document;
  return { openapi, info, servers, tags, paths, components: neededBy(paths, document.components) };
}

function neededBy(paths: Document['paths'], components: Components): Components {
  const needed: Components = {};
  const waiting: unknown[] = [paths];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/([^/"]+)\/([^/"]+)"/g,
    )) {
      if (needed[kind]?.[name]) continue;
      const found = components[kind]?.[name];
      needed[kind] = { ...needed[kind], [name]: found };
      waiting.push(found);
    }
  }
  return needed;
}
