import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { ApiFile } from '@portal/contract/node';
import { readDescriptions, type SandboxService } from '@portal/sandbox';
import type { OpenOptions } from '@portal/sandbox/node';
import { root as project } from '../bootstrap/paths.mjs';
import { referencesIn } from './description-references.ts';

type Options = Pick<OpenOptions, 'services' | 'handlers'> & { apis: readonly ApiFile[] };

/**
 * The files of the descriptions that a sandbox reads, and everything these refer to.
 * @param root where to look for them instead
 * @returns below the root, e.g. "portals/museum/apis/objects.yaml"
 */
export function descriptionFiles({ apis, services, handlers }: Options, root = project): string[] {
  const waiting = apis
    .filter(({ id }) => handlers?.apis.includes(id) || isRead(services?.[id]))
    .map(({ file }) => relative(project, file).replaceAll('\\', '/'));
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(join(root, file))) continue;
    found.add(file);
    for (const target of referencesIn(readFileSync(join(root, file), 'utf8'))) {
      waiting.push(posix.join(posix.dirname(file), target));
    }
  }
  return [...found].sort();
}

function isRead(service: SandboxService | undefined): boolean {
  return service !== undefined && readDescriptions.includes(service);
}
