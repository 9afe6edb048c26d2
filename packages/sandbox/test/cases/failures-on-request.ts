import {
  type Api,
  isJsonType,
  type Operation,
  type Response,
  requestTarget,
} from '@portal/contract';
import { failureExample } from '../../src/practice/failure-answer.ts';
import { possibleFailures } from '../../src/practice/possible-failures.ts';
import { ensure, same } from '../conformance/assertions.ts';
import type {
  Answer,
  ConformanceCase,
  Expected,
  Journey,
  RequestCase,
} from '../conformance/case.ts';
import { documentedAnswers } from '../conformance/documented-answer.ts';
import { withDocumentedHosts } from '../conformance/documented-hosts.ts';

const works = '/catalogue/v2/works';
const picture = '/image/V0040217/full/100,/0/default.jpg';

function applied(value: string) {
  return { 'Preference-Applied': value, 'Cache-Control': 'no-store', Vary: /\bPrefer\b/ };
}

function isDocumented({ responses }: Operation, code: number): boolean {
  return responses.some(({ status }) => status === String(code));
}

/** The body is the description's own example, as far as it has one. */
function checkExample(documented: Response | undefined, answer: Answer): void {
  const example = documented && failureExample(documented);
  if (!example) return;
  const isJson = isJsonType(example.mediaType);
  const text = withDocumentedHosts(answer.text, answer.base);
  same(isJson ? JSON.parse(text) : text, example.value, 'The body');
}

/** Every error of every operation, at the address of its first example. */
function allErrors(api: Api): RequestCase[] {
  const checkDocumented = documentedAnswers(api);
  return api.operations.flatMap((operation) => {
    const path = requestTarget(operation, operation.requestExamples[0]?.values ?? {});
    const isError = (code: number) => code >= 400;
    return possibleFailures(operation)
      .filter(isError)
      .map((code): RequestCase => {
        const mustWait = code === 429 || code === 503;
        return {
          name: `${operation.id}: ${code}`,
          path,
          headers: { Prefer: `code=${code}` },
          expect: {
            status: code,
            headers: {
              ...applied(`code=${code}`),
              'Retry-After': mustWait ? '2' : '',
              'Access-Control-Allow-Origin': '*',
              'Access-Control-Expose-Headers': '*',
            },
            check: (answer) => {
              if (isDocumented(operation, code)) checkDocumented(operation, answer);
              const status = String(code);
              checkExample(
                operation.responses.find((one) => one.status === status),
                answer,
              );
            },
          },
        };
      });
  });
}

function refused(Prefer: string, path: string, message: string): RequestCase {
  const label = 'Bad Request';
  const json = { errorType: 'http', httpStatus: 400, label, description: message, type: 'Error' };
  return {
    name: `${path} with ${Prefer} is refused`,
    path,
    headers: { Prefer },
    expect: {
      status: 400,
      ...(path.startsWith('/catalogue') ? { json } : { text: message }),
      headers: { 'Cache-Control': 'no-store', 'Preference-Applied': '' },
    },
  };
}

function ignored(Prefer: string, path: string, status: number): RequestCase {
  return {
    name: `${path} with ${Prefer} is answered as usual`,
    path,
    headers: { Prefer },
    expect: { status, headers: { 'Preference-Applied': '' } },
  };
}

function words(path: string, text: string, code = 429): RequestCase {
  const expect: Expected = text.startsWith('{')
    ? { status: code, json: JSON.parse(text) }
    : { status: code, text };
  return {
    name: `${path} says it in its own format`,
    path,
    headers: { Prefer: `code=${code}` },
    expect,
  };
}

const asked = 'This 429 was asked for with the header Prefer.';

const slow: Journey = {
  name: 'a response is delayed, and others are not',
  journey: async (send) => {
    const began = performance.now();
    const after = () => performance.now() - began;
    const late = send(`${works}?pageSize=1`, { headers: { Prefer: 'wait=2' } }).then((answer) => {
      return { answer, after: after() };
    });
    const failing = send(works, { headers: { Prefer: 'Wait = "1", CODE=503' } });
    const usual = await send(`${works}?pageSize=1`);
    ensure(after() < 1000, `Another request waited ${after()} ms`);
    const { status, headers } = await failing;
    ensure(after() >= 990, `The failure came after ${after()} ms`);
    same([status, headers['preference-applied']], [503, 'code=503, wait=1'], 'The failure');
    const { answer, after: waited } = await late;
    ensure(waited >= 1990, `It came after ${waited} ms`);
    same(answer.json, usual.json, 'The delayed response');
    same(
      [answer.status, answer.headers['preference-applied'], answer.headers['cache-control']],
      [200, 'wait=2', 'no-store'],
      'Its head',
    );
    same(usual.headers['preference-applied'], undefined, 'The usual response');
  },
};

const recovery: Journey = {
  name: 'a run fails as often as it asks, and then recovers; other runs have nothing to do with it',
  journey: async (send) => {
    const run = `recovery-${Math.random()}`;
    const statusOf = async (name: string, path = `${works}?pageSize=1`) => {
      const { status } = await send(path, {
        headers: { Prefer: `code=503; times=2; run="${name}"` },
      });
      return status;
    };
    const statuses = [await statusOf(run), await statusOf(`${run}, another`), await statusOf(run)];
    same(
      [...statuses, await statusOf(run), await statusOf(run)],
      [503, 503, 503, 200, 200],
      'The run',
    );
  },
};

const kept: Journey = {
  name: 'neither a failure nor a success is kept for the other',
  journey: async (send) => {
    for (const path of [`${works}?pageSize=2`, picture]) {
      const code = { headers: { Prefer: 'code=503' } };
      const sent = [
        await send(path),
        await send(path, code),
        await send(path),
        await send(path, code),
      ];
      same(
        sent.map(({ status }) => status),
        [200, 503, 200, 503],
        path,
      );
      ensure(/\bPrefer\b/.test(sent[0]?.headers.vary ?? ''), 'A success must vary with Prefer');
    }
  },
};

const redirected: Journey = {
  name: 'a redirect on request leads to a record, not back to itself',
  journey: async (send) => {
    const headers = { Prefer: 'code=302' };
    // A browser follows it by itself.
    const target = `${works}/hx7q2mvb`;
    const {
      status,
      headers: sent,
      base,
    } = await send(`${works}/m3rvk8pd?include=items`, { headers });
    if (status === 302) {
      same(sent.location, `${new URL(base).pathname}${target}?include=items`, 'Location');
    }
    same((await send(target, { headers })).status, 200, 'The target');
  },
};

/** What a request may ask for with the header Prefer. */
export function failuresOnRequest(apis: readonly Api[]): ConformanceCase[] {
  return [
    ...apis.flatMap(allErrors),
    words(
      works,
      `{"errorType":"http","httpStatus":429,"label":"Too Many Requests","description":"${asked}","type":"Error"}`,
    ),
    words(
      '/catalogue/v2/concepts',
      `{"httpStatus":429,"label":"Too Many Requests","description":"${asked}","errorType":"http","type":"Error"}`,
    ),
    words(
      '/content/v0/articles',
      `{"type":"Error","httpStatus":429,"label":"Too Many Requests","description":"${asked}","errorType":"http"}`,
    ),
    words(picture, asked),
    words('/text/v1/b20417783', asked),
    words('/presentation/v2/b20417783', 'Unexpected server error', 500),
    words('/thumbs/V0040217/full/!200,200/0/default.jpg', asked),
    refused(
      'code=418',
      `${works}?query=horse`,
      'code=418 in the header Prefer is not a failure of getWorks. Ask for 400, 404, 410, 429, 500 or 503.',
    ),
    refused(
      'code=404',
      '/presentation/v2/b20417783',
      'code=404 in the header Prefer is not a failure here. Ask for 429, 500 or 503.',
    ),
    refused(
      'wait=60',
      '/text/v1/b20417783',
      'wait=60 in the header Prefer is not possible. A response can be delayed by 0 to 10 whole seconds, such as wait=5.',
    ),
    ignored('respond-async, return=minimal', `${works}?pageSize=1`, 200),
    ignored('code=200', `${works}?pageSize=1`, 200),
    ignored('code=200', `${works}/zzzzzzzz`, 404),
    ignored('code=503', '/status', 200),
    ignored('code=503', '/nowhere', 404),
    { ...ignored('code=503', works, 204), method: 'OPTIONS' },
    slow,
    recovery,
    kept,
    redirected,
  ];
}
