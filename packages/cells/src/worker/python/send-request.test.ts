import { expect, it } from 'vitest';
import { type SentRequest, type SyncRequest, sendRequest } from './send-request.ts';

const get: SentRequest = {
  method: 'GET',
  url: 'https://api.example.org/works?page=2',
  headers: [],
  body: null,
  timeout: 0,
};

/** An `XMLHttpRequest` that answers, or throws while it waits. */
function open(outcome: Partial<SyncRequest> | Error) {
  const calls: unknown[] = [];
  const request: SyncRequest = {
    responseType: '',
    timeout: 0,
    status: 200,
    statusText: '',
    responseURL: '',
    response: null,
    getAllResponseHeaders: () => '',
    ...(outcome instanceof Error ? {} : outcome),
    open: (...args) => calls.push(args),
    setRequestHeader: (...args) => calls.push(args),
    send(body) {
      calls.push({ body, type: this.responseType, timeout: this.timeout });
      if (outcome instanceof Error) throw outcome;
    },
  };
  return { calls, create: () => request, refusal: (): string | undefined => undefined };
}

it('sends what it is given, and waits', () => {
  const body = new Uint8Array([1, 2]);
  const { calls, ...surroundings } = open({});
  sendRequest(
    { ...get, method: 'POST', headers: [['Accept', 'a/b']], body, timeout: 1.5 },
    surroundings,
  );
  expect(calls).toEqual([
    ['POST', get.url, false],
    ['Accept', 'a/b'],
    { body, type: 'arraybuffer', timeout: 1500 },
  ]);
});

it('returns the answer with its bytes', () => {
  const answer = open({
    status: 404,
    statusText: 'Not Found',
    responseURL: 'https://api.example.org/moved',
    response: new Uint8Array([123, 125]).buffer,
    getAllResponseHeaders: () => 'content-type: application/json\r\n',
  });
  expect(sendRequest(get, answer)).toEqual({
    status: 404,
    reason: 'Not Found',
    url: 'https://api.example.org/moved',
    headers: 'content-type: application/json\r\n',
    body: new Uint8Array([123, 125]),
  });
  expect(sendRequest(get, open({ response: null }))).toMatchObject({ body: new Uint8Array() });
});

const network = new DOMException('Failed to execute send', 'NetworkError');

it.each([
  [
    'no network',
    network,
    {
      problem: 'failed',
      message: 'No answer came. Is the address right, and is there a connection?',
    },
  ],
  [
    'a limit of time',
    new DOMException('', 'TimeoutError'),
    { problem: 'timeout', message: 'No answer came within 30 seconds.' },
  ],
  [
    'an address that is none',
    new DOMException('Invalid URL', 'SyntaxError'),
    { problem: 'failed', message: 'Invalid URL' },
  ],
])('a request that fails by %s is described', (_, error, problem) => {
  expect(sendRequest({ ...get, timeout: 30 }, open(error))).toEqual(problem);
});

it('a request that the policy forbids is explained', () => {
  const asked: string[] = [];
  const refusal = (url: string) => {
    asked.push(url);
    return 'Not from here.';
  };
  expect(sendRequest(get, { ...open(network), refusal })).toEqual({
    problem: 'failed',
    message: 'Not from here.',
  });
  sendRequest(get, { ...open({}), refusal });
  expect(asked).toEqual([get.url]);
});
