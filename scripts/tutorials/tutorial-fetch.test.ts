import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fenwick } from '../../site/config/portal.fixture.ts';
import { tutorialFetch } from './tutorial-fetch.ts';

const siteUrl = 'https://museum.example/developers';
const portal = { ...fenwick, siteUrl, basePath: '/developers/' };
let files = '';

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'tutorial-fetch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  files = join(folder, 'static');
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(files, name)), { recursive: true });
    writeFileSync(join(files, name), text);
  };
  put('objects/1.json', '{"id":1}');
  put('objects/a b.json', '{"id":2}');
  put('sandbox/a.json', '{"is":"a file"}');
  put('../secret.json', 'secret');
});

const named = (name: string) => async (request: Request) => new Response(`${name}: ${request.url}`);

async function ask(url: string, { withSandbox = true } = {}) {
  const sandbox = withSandbox ? { sandbox: { fetch: named('sandbox') } } : {};
  const fetch = tutorialFetch(portal, { ...sandbox, files, live: named('live') });
  const response = await fetch(new Request(url));
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    text: await response.text(),
  };
}

describe('tutorialFetch', () => {
  it('tries the sandbox before the files', async () => {
    const url = `${siteUrl}/sandbox/a.json`;
    expect((await ask(url)).text).toBe(`sandbox: ${url}`);
    expect((await ask(url, { withSandbox: false })).text).toBe('{"is":"a file"}');
  });

  it.each(['/objects/1.json', '/objects/1.json?page=2', '/objects/./1.json'])(
    'answers %s from the files of the portal',
    async (path) => {
      expect(await ask(siteUrl + path)).toEqual({
        status: 200,
        type: expect.stringMatching(/^application\/json/),
        text: '{"id":1}',
      });
    },
  );

  it('decodes the names of files', async () => {
    expect((await ask(`${siteUrl}/objects/a%20b.json`)).text).toBe('{"id":2}');
  });

  it.each(['/objects/2.json', '/objects', '/objects/%E0%A4%A'])('has no file %s', async (path) => {
    expect((await ask(siteUrl + path)).status).toBe(404);
  });

  it.each([
    '/..%2fsecret.json',
    '/%2e%2e%2fsecret.json',
    '/objects/..%2f..%2fsecret.json',
    '/objects/%2e%2e%2f%2e%2e%2fsecret.json',
    '/..%5csecret.json',
    '//secret.json',
  ])('%s leads to no file outside the folder', async (path) => {
    const { status, text } = await ask(siteUrl + path);
    expect(status).toBe(404);
    expect(text).not.toBe('secret');
  });

  it('calls the live hosts that the portal names', async () => {
    const url = 'https://api.fenwick.example/catalogue/v2/works';
    expect((await ask(url)).text).toBe(`live: ${url}`);
  });

  it.each([
    'https://other.example/works',
    'https://api.fenwick.example.org/works',
    'http://api.fenwick.example/works',
    'https://museum.example/elsewhere',
    'https://museum.example/developers-two/objects/1.json',
    `${siteUrl}/../secret.json`,
    `${siteUrl}/%2e%2e/secret.json`,
  ])('refuses %s', async (url) => {
    await expect(ask(url)).rejects.toThrow(
      'is neither an address of this portal nor of one of its',
    );
  });
});
