import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portal/portal/folders';
import type { PageFacts } from '../check-facts.ts';
import { reason } from './reasons.ts';

/** What a pattern finds in a file of the engine. */
function inEngine(file: string, pattern: RegExp): string {
  return pattern.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? `nothing in ${file}`;
}

const client = 'packages/client/package.json';
const python = 'packages/client-python/pyproject.toml';
/** "2.0.1" is read as two numbers. */
const version = [/"version": "(\d+\.\d+)/, /"version": "\d+\.\d+\.(\d+)/].map((part) =>
  inEngine(client, part),
);
const ofPython = [/^version = "(\d+\.\d+)/m, /^version = "\d+\.\d+\.(\d+)/m].map((part) =>
  inEngine(python, part),
);

export const facts: PageFacts = {
  page: 'docs/clients.mdx',
  facts: [
    [
      '| JavaScript and TypeScript | {}.{} | [portal-client-{}.{}.tgz] | Node {} or later, or a browser |',
      ...version,
      ...version,
      inEngine('package.json', /"node": "\^(\d+\.\d+)/),
    ],
    [
      '| React | {}.{} | part of the same package | React {} or later |',
      ...version,
      inEngine(client, /"react": ">=(\d+)"/),
    ],
    [
      '| Python | {}.{} | [portal_client.py] | Python {} or later |',
      ...ofPython,
      inEngine(python, /requires-python = ">=([\d.]+)"/),
    ],
  ],
  given: {
    [reason.command]: ['a project with `"type": "module"`', 'Set `max-width: 100%; height: auto`'],
  },
};
