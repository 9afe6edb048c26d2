import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonValue } from '../../packages/contract/src/index.ts';
import { type ShownExample, writeExamples } from '../../packages/contract/src/node.ts';
import { askedExamples, placeOf } from '../../packages/sandbox/test/asked-examples.ts';
import { apis, createNodeSandbox, sendTo } from '../../packages/sandbox/test/node-sandbox.ts';
import { shownValue } from '../../packages/sandbox/test/shown-value.ts';
import { sandboxFolders } from './paths.mjs';

/** Run as a program: writes into apis/*.yaml what the sandbox answers to each example's request. */
const send = sendTo(createNodeSandbox());
const problems: string[] = [];

for (const api of apis) {
  const values = new Map<string, JsonValue>();
  for (const asked of askedExamples([api])) {
    const { operation, status, mediaType, example, path } = asked;
    const answer = await send(path, { headers: { Accept: mediaType } });
    const shown = { operation: operation.id, status, mediaType, name: example.name };
    if (String(answer.status) === status) values.set(keyOf(shown), shownValue(answer, asked));
    else problems.push(`${placeOf(asked)}: ${path} answers ${answer.status}.`);
  }
  const file = join(sandboxFolders.apis, `${api.id}.yaml`);
  const before = await readFile(file, 'utf8');
  const after = writeExamples(before, (shown) => values.get(keyOf(shown)));
  if (after !== before) await writeFile(file, after);
  console.log(`${api.id}: ${after === before ? 'as before' : 'written again'}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function keyOf({ operation, status, mediaType, name }: ShownExample): string {
  return [operation, status, mediaType, name].join(' ');
}
