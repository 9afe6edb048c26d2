import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { readDescriptions } from '@portal/sandbox';
import { referencesIn } from './description-references.mjs';
import { root as project } from './paths.mjs';

/**
 * The files of the descriptions that a sandbox reads, and everything these refer to.
 * @param {Pick<import('@portal/sandbox/node').OpenOptions, 'services' | 'handlers'> & { apis:
 * readonly import('@portal/contract/node').ApiFile[] }} options
 * @param {string} [root] where to look for them instead
 * @returns {string[]} below the root, e.g. "portals/museum/apis/objects.yaml"
 */
export function descriptionFiles({ apis, services, handlers }, root = project) {
  const waiting = apis
    .filter(({ id }) => handlers?.apis.includes(id) || readDescriptions.includes(services?.[id]))
    .map(({ file }) => relative(project, file).replaceAll('\\', '/'));
  const found = new Set();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(join(root, file))) continue;
    found.add(file);
    for (const target of referencesIn(readFileSync(join(root, file), 'utf8'))) {
      waiting.push(posix.join(posix.dirname(file), target));
    }
  }
  return [...found].sort();
}
