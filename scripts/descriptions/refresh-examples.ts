import { readFile, writeFile } from 'node:fs/promises';
import type { JsonValue } from '../../packages/contract/src/index.ts';
import { loadApis, type ShownExample, writeExamples } from '../../packages/contract/src/node.ts';
import { openSandbox } from '../../packages/sandbox/src/node/index.ts';
import { askedExamples, placeOf } from '../../packages/sandbox/test/conformance/asked-examples.ts';
import { shownValue } from '../../packages/sandbox/test/conformance/shown-value.ts';
import { readAnswer } from '../../packages/sandbox/test/read-answer.ts';
import { portal } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';

const mount = '/sandbox';
const base = `http://sandbox.test${mount}`;

/**
 * Run as a program: updates the examples in a portal's descriptions with what its sandbox returns
 * for each request.
 */
const options = sandboxOptions(portal);
const problems: string[] = [];

if (options) {
  const sandbox = await openSandbox({ ...options, mount });
  for (const api of await loadApis(options.apis)) {
    const values = new Map<string, JsonValue>();
    for (const asked of askedExamples([api])) {
      const { operation, status, mediaType, example, path } = asked;
      const request = new Request(base + path, { headers: { Accept: mediaType } });
      const answer = await readAnswer(await sandbox.fetch(request), base);
      const shown = { operation: operation.id, status, mediaType, name: example.name };
      if (String(answer.status) === status) values.set(keyOf(shown), shownValue(answer, asked));
      else problems.push(`${placeOf(asked)}: ${path} answers ${answer.status}.`);
    }
    await refresh(api.id, values);
  }
} else {
  console.log(`No API of ${portal.name} uses the sandbox, so nothing answers its examples here.`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

async function refresh(id: string, values: ReadonlyMap<string, JsonValue>): Promise<void> {
  const { file } = portal.apis.find((api) => api.id === id) ?? {};
  if (file === undefined) throw new Error(`${id} has no description.`);
  const before = await readFile(file, 'utf8');
  const after = writeExamples(before, (shown) => values.get(keyOf(shown)));
  if (after !== before) await writeFile(file, after);
  console.log(`${id}: ${after === before ? 'as before' : 'written again'}`);
}

function keyOf({ operation, status, mediaType, name }: ShownExample): string {
  return [operation, status, mediaType, name].join(' ');
}
