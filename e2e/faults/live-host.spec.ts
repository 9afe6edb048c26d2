import {
  type LiveAnswer,
  type LiveHost,
  nameLiveHost,
  openLiveHost,
  sendJson,
  sendText,
} from '../support/hosts/live-host.ts';
import { expectAnswer, openRequest } from '../support/pages/console-page.ts';
import { cell, toolbar, writeCell } from '../support/pages/tutorial.ts';
import { test as base, expect, expectComplaints, visit } from '../test.ts';

// A live host that misbehaves. One that refuses CORS, or whose name is unknown, is in
// console/failures.spec.ts, as is the console's timeout.

const test = base.extend<{ host: LiveHost }>({
  host: async ({ page, complaints }, use) => {
    const host = await openLiveHost();
    await nameLiveHost(page, host.url);
    await use(host);
    await host.close();
    await expectComplaints(complaints, new RegExp(`^request to ${host.url}/`));
  },
});

// The built site's policy names its portal's hosts, and there are none. A script injected by the
// test has no origin, and may not call this computer by itself.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

const hangUp: LiveAnswer = ({ socket }) => socket.destroy();
const page = sendText('<!doctype html><title>Sign in</title>', 'text/html');
const halfJson = sendText('{"results": [', 'application/json');
const oneWork = sendJson({ type: 'ResultList', totalResults: 1, totalPages: 1, results: [] });

function redirectForEver(
  { url = '' }: Parameters<LiveAnswer>[0],
  response: Parameters<LiveAnswer>[1],
) {
  response.writeHead(302, { Location: url }).end();
}

/** 50 MB of JSON, as fast as the reader accepts them. */
const flood: LiveAnswer = (_, response) => {
  const work = JSON.stringify({ type: 'Work', id: 'abcdefgh', title: 'x'.repeat(9_900) });
  response.writeHead(200, { 'Content-Type': 'application/json' });
  let left = 5_000;
  const write = (): void => {
    while (left > 0) {
      left -= 1;
      if (!response.write(`${left === 4_999 ? '{"results":[' : ','}${work}`)) return;
    }
    response.end(']}');
  };
  response.on('drain', write);
  write();
};

/** The beginning of an answer, and then nothing. */
const stall: LiveAnswer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '50000000' });
  response.write('{"results": [');
};

const busy = { httpStatus: 503, label: 'Service Unavailable', type: 'Error' };

const faults: readonly (readonly [string, LiveAnswer, RegExp, RegExp])[] = [
  [
    'hangs up',
    hangUp,
    /^Unreachable\. 127\.0\.0\.1:\d+ could not be reached/,
    /Check the connection and the host, then try again/,
  ],
  [
    'answers a page',
    page,
    /^200 OK\. The answer is of type text\/html, .* promises application\/json/,
    /It may come from something between you and the API/,
  ],
  ['breaks off', halfJson, /^200 OK\. The answer says it is JSON and is not/, /Not as described/],
  [
    'is asked too often',
    sendJson({ label: 'Too Many Requests' }, 429, { 'Retry-After': '90' }),
    /^429 Too Many Requests\. .*The service asks you to wait 90 seconds/,
    /What to do: Wait as long as the Retry-After header says/,
  ],
  [
    'is busy',
    sendJson(busy, 503, { 'Retry-After': '120' }),
    /^503 Service Unavailable\. .*The service asks you to wait 2 minutes/,
    /What to do: Wait, then try again/,
  ],
  [
    'redirects for ever',
    redirectForEver,
    /^Redirected to nowhere\. 127\.0\.0\.1:\d+ sends the request on, in a circle/,
    /Try again later\. A terminal shows where it leads:curl --location/,
  ],
  [
    'sends 50 MB',
    flood,
    /^200 OK\. The answer is longer than 8\.0 MB, too long to be shown here\. More than 8\.0 MB/,
    /Cut off\..*Its beginning is shown below\. Ask for less/,
  ],
];

test('a console reports the outcome of each request, and keeps what was typed @sweep', async ({
  page,
  host,
  complaints,
}) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await works.section.getByRole('radio', { name: 'Live' }).check();
  const query = works.field('query');
  for (const [name, answer, words, onward] of faults) {
    host.answer = answer;
    await query.fill(name);
    await works.send();
    await expectAnswer(works, words);
    await expect(works.answer, name).toContainText(onward);
    await expect(query).toHaveValue(name);
  }
  const beginning = works.answer.getByRole('region', { name: 'Answer' });
  await expect(beginning).toContainText('{"results":[{"type":"Work"');
  await expect(works.answer.getByRole('button', { name: /Download/ })).toHaveCount(0);

  host.answer = stall;
  await query.fill('stalls');
  await works.send();
  await expectAnswer(works, 'Waiting for Live.');
  await works.section.getByRole('button', { name: 'Cancel' }).click();
  await expectAnswer(works, /^Cancelled\. /);

  host.answer = oneWork;
  await works.send();
  await expectAnswer(works, /^200 OK\. 1 result, page 1 of 1\. .* from Live\.$/);
  await expect(query).toHaveValue('stalls');
  // The browser itself reports the failures.
  await expectComplaints(complaints, /^Failed to load resource/);
});

test('a cell reports the outcome of its request, and keeps what was edited @sweep', async ({
  page: open,
  host,
  complaints,
}) => {
  await visit(open, '/docs/examples/exploring-collections-apis');
  await toolbar(open).getByRole('radio', { name: 'Live' }).check();
  await writeCell(
    open,
    1,
    "const answer = await fetch(hosts.catalogue + '/catalogue/v2/works');\nshow((await answer.json()).totalResults);",
  );
  const editor = open.getByRole('textbox', { name: 'Code of cell 1' });
  for (const [answer, words] of [
    [hangUp, 'No answer came. Is the address right, and is there a connection?'],
    [page, /This is not JSON: .* Does the address lead to an API, and not to a page\?/],
    [halfJson, /This is not JSON: .*end of JSON/],
  ] as const) {
    host.answer = answer;
    await cell(open, 1).getByRole('button', { name: 'Run' }).click();
    await expect(cell(open, 1).getByRole('alert')).toContainText(words);
    await expect(editor).toContainText('show((await answer.json()).totalResults);');
  }
  host.answer = oneWork;
  await cell(open, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(open, 1).locator('[data-live]')).toHaveText('1');
  // The page was rendered without the host that its script now names.
  await expectComplaints(complaints, /onRecoverableError: .*#418/);
});
