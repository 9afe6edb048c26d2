import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { isBeyondWindow } from '../src/answers/result-list.ts';
import { below } from './cases/lists.ts';
import { ensure } from './conformance/assertions.ts';
import type { Answer } from './conformance/case.ts';
import { countingImages } from './fuzz/counting-images.ts';
import { knownForms } from './fuzz/known-forms.ts';
import { anyPath, pathsBeside, requestsFor } from './fuzz/requests.ts';
import { apis, base, createNodeSandbox, sendTo } from './node-sandbox.ts';

const runsPerOperation = 1000;
const largestBody = 2_000_000;
const timeout = 60_000;

const lines: string[] = [];
const images = countingImages();
const send = sendTo(createNodeSandbox({ images, log: (line) => lines.push(line) }));
const checkForm = knownForms(apis);
let asked = 0;

async function ask(path: string, method = 'GET'): Promise<Answer> {
  asked += 1;
  const answer = await send(path, { method });
  ensure(lines.length === 0, `It fails: ${lines}`);
  ensure(answer.status < 500 || isBeyond(path), `It answers ${answer.status}`);
  ensure(answer.bytes.length <= largestBody, `The body has ${answer.bytes.length} bytes`);
  const { location } = answer.headers;
  const leadsAway = location !== undefined && !new URL(location, base).href.startsWith(base);
  ensure(!leadsAway, `It leads to ${location}`);
  return answer;
}

/** Beyond the window, concepts and content are documented to fail. */
function isBeyond(path: string): boolean {
  const { pathname, searchParams } = new URL(path, base);
  const page = Number(searchParams.get('page') ?? 1);
  const pageSize = Number(searchParams.get('pageSize') ?? 10);
  return (
    /^\/+(catalogue\/v2\/concepts|content\/v0)/.test(pathname) && isBeyondWindow({ page, pageSize })
  );
}

type Check = (path: string, answer: Answer) => void | Promise<void>;

function hold(paths: fc.Arbitrary<string>, numRuns: number, check: Check): Promise<void> {
  const property = fc.asyncProperty(paths, async (path) => check(path, await ask(path)));
  return fc.assert(property, { numRuns });
}

/** The canonical form of an image request is the same request. */
async function checkPicture(path: string, answer: Answer): Promise<void> {
  checkForm(path, answer);
  const [, canonical] = /^<([^>]+)>;rel="canonical"/.exec(answer.headers.link ?? '') ?? [];
  if (!canonical) return;
  const plan = images.plans.at(-1);
  ensure((await ask(below(canonical, answer))).status === 200, `${canonical} is refused`);
  const again = images.plans.at(-1);
  // "color" is written as "default", which is the same for colour pictures.
  expect({ ...again, quality: '' }).toEqual({ ...plan, quality: '' });
}

describe.each(apis.map((api) => [api.id, api] as const))('%s', (_, { operations }) => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    { timeout },
    (id, operation) =>
      hold(
        requestsFor(operation),
        runsPerOperation,
        id === 'getImageFile' ? checkPicture : checkForm,
      ),
  );
});

it('what is served beside the APIs', { timeout }, () => hold(pathsBeside, 1000, checkForm));

it('any path', { timeout }, () => hold(anyPath, 2000, checkForm));

it('any method', { timeout }, async () => {
  const methods = fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'BREW');
  const property = fc.asyncProperty(anyPath, methods, async (path, method) => {
    const answer = await ask(path, method);
    if (method === 'HEAD') checkForm(path, answer);
    else if (method === 'OPTIONS') expect(answer.status).toBe(204);
    else expect([404, 405, 410, 414]).toContain(answer.status);
  });
  await fc.assert(property, { numRuns: 1000 });
});

afterAll(() => {
  expect(asked).toBeGreaterThanOrEqual(20_000);
});
