import { readFileSync } from 'node:fs';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../cell.ts';
import { outputHtml } from '../../html/output-html.ts';
import type { DisplayEvent, Output } from '../../output.ts';
import { messageProblem } from '../../page/message-problem.ts';
import type { Hosts } from '../../run/hosts.ts';
import { createOpenPython } from './create-open-python.ts';
import type { RequestAnswer, SentRequest } from './send-request.ts';

const modules = Object.fromEntries(
  ['run_cells.py', 'streamed_session.py', 'browser_requests.py'].map((name) => [
    name,
    readFileSync(new URL(`../../../python/${name}`, import.meta.url), 'utf8'),
  ]),
);

let python: PyodideAPI;
beforeAll(async () => {
  python = await loadPyodide({ packageBaseUrl: '/nowhere/' });
});

const ok = (text: string, headers = ''): RequestAnswer => ({
  ...{ status: 200, reason: 'OK', headers, url: 'https://api.example.org/end' },
  body: new TextEncoder().encode(text),
});

async function open({
  hosts = { catalogue: 'https://api.example.org' },
  answer = () => ok('{}'),
}: {
  hosts?: Hosts;
  answer?: (request: SentRequest) => RequestAnswer;
} = {}) {
  const events: DisplayEvent[] = [];
  const requests: SentRequest[] = [];
  const loaded: unknown[] = [];
  const { open: openPython, prepare } = createOpenPython({
    async load(onShare) {
      onShare(0.5);
      return python;
    },
    post: (message) => loaded.push(message),
    modules: { ...modules, 'portal_client.py': 'name = "the helper"' },
    send(request) {
      requests.push(request);
      return answer(request);
    },
  });
  const start = (at: Hosts) =>
    openPython({
      hosts: at,
      display: (event) => events.push(event),
    });
  const session = await start(hosts);
  let cells = 0;
  /** Runs lines as the next cell, and returns what it shows and its error. */
  async function run(...lines: string[]) {
    cells += 1;
    const from = events.length;
    const cell: Cell = {
      ...{ id: `python-${cells}`, language: 'python', kind: 'step' },
      ...{ source: lines.join('\n'), line: 1 },
    };
    const { error } = await session.run(cell);
    const shown: Output[] = [];
    for (const { index, output } of events.slice(from)) shown[index] = output;
    return { shown, error, events: events.slice(from) };
  }
  return { run, start, prepare, requests, loaded };
}

const text = (value: string) => ({ kind: 'text', text: value });

describe('a session', () => {
  it('keeps variables from cell to cell, and shows prints and last values', async () => {
    const { run } = await open();
    await run('works = 2');
    const { shown, error } = await run('print("first")', 'works + 1');
    expect([shown, error]).toEqual([[text('first'), text('3')], undefined]);
  });

  it('begins with the hosts, and can import the helper', async () => {
    const hosts = { catalogue: 'https://a.example/"quoted"', iiif: 'https://b.example' };
    const { run } = await open({ hosts });
    const { shown } = await run(
      'import portal_client',
      'print(HOSTS["catalogue"], HOSTS["iiif"], API_URL, portal_client.name)',
    );
    expect(shown).toEqual([
      text('https://a.example/"quoted" https://b.example https://a.example/"quoted" the helper'),
    ]);
  });

  it('loads Python once; with other hosts its variables are gone', async () => {
    const { run, start, loaded } = await open();
    await run('kept = 1');
    const other = await start({ catalogue: 'https://other.example' });
    const { error } = await other.run({
      ...{ id: 'python-1', language: 'python', kind: 'step', line: 1 },
      source: 'print(HOSTS)\nkept',
    });
    expect(error).toMatchObject({ line: 2, message: expect.stringContaining('no kept yet') });
    const loading = { type: 'loading', part: 'Python', megabytes: 6 };
    expect(loaded).toEqual([
      { ...loading, share: 0 },
      { ...loading, share: 0.5 },
      { type: 'loaded', part: 'Python' },
    ]);
  });

  it('shows each print as it comes', async () => {
    const { run } = await open();
    const { events } = await run('print("a")', 'print("b")', 'display([1])', 'print("c")');
    expect(events.map(({ index, output }) => [index, output])).toEqual([
      [0, text('a')],
      [0, text('a\nb')],
      [1, text('[1]')],
      [2, text('c')],
    ]);
  });

  it('shows everything that is printed quickly, in few messages', async () => {
    const { run } = await open();
    const { shown, events } = await run('for i in range(2000): print(i)');
    expect(shown).toEqual([text(Array.from({ length: 2000 }, (_, i) => i).join('\n'))]);
    expect(events.length).toBeLessThan(1000);
  });

  it('tidies drawings as when recording, and describes an invalid one', async () => {
    const { run } = await open();
    const { shown } = await run(
      'class Drawing:',
      '    def __init__(self, svg): self.svg = svg',
      '    def _repr_svg_(self): return self.svg',
      'Drawing(\'<?xml version="1.0"?><svg viewBox="0 0 1 1"><title>T</title><path style="fill: #000000"/></svg>\')',
    );
    expect(shown).toMatchObject([{ kind: 'svg', title: 'T' }]);
    expect(JSON.stringify(shown)).toContain('currentColor');
    const { error } = await run('display(Drawing("<title>T</title>"))', 'print("never")');
    expect(error).toMatchObject({ cell: 'python-2', line: 1 });
  });

  it('describes an error with its cell and line', async () => {
    const { run } = await open();
    await run('def first(works):', '    return works[0]');
    const { shown, error } = await run('print("before")', '', 'first([])');
    expect(error).toEqual({
      ...{ kind: 'error', message: 'IndexError: list index out of range' },
      ...{ cell: 'python-1', line: 2, calledFrom: { cell: 'python-2', line: 3 } },
    });
    expect(shown).toEqual([text('before'), error]);
    expect((await run('works = (')).error).toMatchObject({ cell: 'python-3', line: 1 });
  });

  it('says in the page what is left out of a long text', async () => {
    const { run } = await open();
    const { shown } = await run('print("a" * 30_000)');
    const html = shown.map((output) => outputHtml(output, { prefix: 'p' })).join('');
    expect(html).toContain('The first 20,000 of 30,000 characters are shown.');
  });

  it('sends nothing that a page would refuse, and an error however much is shown', async () => {
    const { run } = await open();
    const { error, events } = await run(
      'import sys',
      'print("a" * 30_000, file=sys.stderr)',
      'for i in range(100): display(i)',
      'print("b" * 30_000)',
      'missing',
    );
    expect(error).toMatchObject({ line: 5 });
    expect(events.at(-1)?.output).toEqual(error);
    const problems = events.map((event) =>
      messageProblem({ type: 'output', run: 1, ...event }, new Set(['python-1']), 1),
    );
    expect(problems.filter((part) => part !== undefined)).toEqual([]);
  });

  it('continues after an error, an exit and endless recursion', async () => {
    const { run } = await open();
    expect((await run('import pandas')).error?.message).toContain('There is no module pandas here');
    expect((await run('def f(): f()', 'f()')).error?.message).toContain('calls itself');
    expect((await run('exit()')).error?.message).toBeDefined();
    expect((await run('raise KeyboardInterrupt')).error?.message).toBe('KeyboardInterrupt');
    expect((await run('input("Name?")')).error?.message).toContain('cannot ask for input');
    expect((await run('6 * 7')).shown).toEqual([text('42')]);
  });
});

describe('urllib.request', () => {
  const imports =
    'import json, urllib.request, urllib.error\nfrom urllib.request import urlopen, Request';

  it('opens an address', async () => {
    const { run, requests } = await open({
      answer: () => ok('{"total": 3}', 'content-type: application/json\r\nx-page: 2\r\n'),
    });
    const { shown, error } = await run(
      imports,
      'with urlopen("https://api.example.org/works?query=caf%C3%A9", timeout=30) as response:',
      '    print(response.status, response.reason, response.url, response.headers["X-Page"])',
      '    print(response.getheader("Content-Type"), response.headers.get_content_type())',
      '    print(json.load(response)["total"], response.read())',
    );
    expect(error).toBeUndefined();
    expect(shown).toEqual([
      text(
        'https://api.example.org/end'
          .replace(/^/, '200 OK ')
          .concat(" 2\napplication/json application/json\n3 b''"),
      ),
    ]);
    expect(requests).toEqual([
      {
        ...{ method: 'GET', url: 'https://api.example.org/works?query=caf%C3%A9' },
        ...{ headers: [], body: null, timeout: 30 },
      },
    ]);
  });

  it('sends headers and data, except headers that only a browser may set', async () => {
    const { run, requests } = await open();
    const { error } = await run(
      imports,
      'headers = {"Accept": "a/b", "User-Agent": "me", "Cookie": "a=1", "Sec-Fetch-Mode": "cors"}',
      'urlopen(Request("https://api.example.org/", data=b"\\x00a", headers=headers))',
      'urlopen(Request("https://api.example.org/", data=b"{}", headers={"Content-Type": "application/json"}, method="PUT"))',
    );
    expect(error).toBeUndefined();
    expect(requests.map(({ method, headers, body, timeout }) => [method, headers, body, timeout])) //
      .toEqual([
        [
          'POST',
          [
            ['Accept', 'a/b'],
            ['Content-Type', 'application/x-www-form-urlencoded'],
          ],
          new Uint8Array([0, 97]),
          0,
        ],
        ['PUT', [['Content-type', 'application/json']], new Uint8Array([123, 125]), 0],
      ]);
  });

  it('passes bytes on unchanged, without headers that describe compression', async () => {
    const body = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const headers = 'content-encoding: gzip\r\ncontent-length: 20\r\netag: "a"\r\n';
    const { run } = await open({
      answer: () => ({ status: 200, reason: '', headers, url: 'https://api.example.org/', body }),
    });
    const { shown } = await run(
      imports,
      'response = urlopen("http://api.example.org/")',
      'print(response.read() == bytes(range(256)), response.getheaders(), response.reason)',
    );
    expect(shown).toEqual([text(`True [('etag', '"a"')] OK`)]);
  });

  it.each([
    [404, 'Not Found'],
    [429, 'Too Many Requests'],
    [503, 'Service Unavailable'],
  ])('status %i becomes an HTTPError with its body and headers', async (status, reason) => {
    const { run } = await open({
      answer: () => ({
        ...{ status, reason: '', headers: 'retry-after: 3\r\n', url: 'https://api.example.org/' },
        body: new TextEncoder().encode('{"label": "Wrong"}'),
      }),
    });
    const { shown } = await run(
      imports,
      'try:',
      '    urlopen("https://api.example.org/")',
      'except urllib.error.HTTPError as error:',
      '    print(error.code, error.reason, error.headers["Retry-After"], json.load(error)["label"])',
    );
    expect(shown).toEqual([text(`${status} ${reason} 3 Wrong`)]);
  });

  it('a timeout and a lost connection become a URLError in plain words', async () => {
    const problems: RequestAnswer[] = [
      { problem: 'timeout', message: 'No answer came within 30 seconds.' },
      { problem: 'failed', message: 'No answer came.' },
      { problem: 'failed', message: 'No answer came.' },
    ];
    const { run } = await open({ answer: () => problems.shift() ?? ok('') });
    const attempt = [
      'try:',
      '    urlopen("https://api.example.org/")',
      'except urllib.error.URLError as error:',
      '    print(error.reason, isinstance(error.reason, TimeoutError))',
    ];
    const { shown } = await run(imports, ...attempt, ...attempt);
    expect(shown).toEqual([text('No answer came within 30 seconds. True\nNo answer came. False')]);
    const { error } = await run('urlopen("https://api.example.org/")');
    expect(error).toMatchObject({ cell: 'python-2', line: 1, message: 'No answer came.' });
  });

  it('works through a reader’s own opener, and waits between attempts', async () => {
    const { run, requests } = await open();
    const { error } = await run(
      imports,
      'import time',
      'urllib.request.build_opener().open("https://api.example.org/")',
      'time.sleep(0.01)',
      'urllib.request.urlopen("https://api.example.org/")',
    );
    expect([error, requests.length]).toEqual([undefined, 2]);
  });
});
