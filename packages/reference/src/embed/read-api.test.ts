import { describe, expect, it } from 'vitest';
import { readApi } from './read-api.ts';

const page = 'https://library.example/developers/';
const { signal } = new AbortController();

function read(more: object) {
  const description = { openapi: '3.1.0', info: { title: 'Loans', version: '1' }, ...more };
  return readApi({ id: 'loans', description }, page, signal);
}

describe('a server', () => {
  it.each([
    ['https://loans.example/v1', 'https://loans.example/v1', 'https://loans.example'],
    ['/v1', 'https://library.example/v1', 'https://library.example'],
    ['/', 'https://library.example', 'https://library.example'],
    ['//loans.example/v1', 'https://loans.example/v1', 'https://loans.example'],
    ['v1', 'https://library.example/developers/v1', 'https://library.example/developers'],
    ['./v1', 'https://library.example/developers/v1', 'https://library.example/developers'],
    ['../v1/', 'https://library.example/v1', 'https://library.example'],
    ['//{version}.loans.example', 'https://{version}.loans.example', 'https://v1.loans.example'],
    ['/{version}', 'https://library.example/{version}', 'https://library.example'],
    ['{host}/v1', '{host}/v1', ''],
  ])('%s is where it would be from the description', async (url, expected, baseUrl) => {
    const variables = { version: { default: 'v1' }, host: { default: '' } };
    const found = await read({ servers: [{ url, variables }] });
    expect(found.entry.api.servers.map((one) => one.url)).toEqual([expected]);
    expect(found.page.baseUrl).toBe(baseUrl);
  });

  it('is beside the description if that names none', async () => {
    expect((await read({})).page.baseUrl).toBe('https://library.example');
  });

  it('of one operation is found in the same way', async () => {
    const servers = [{ url: '/files' }];
    const { entry } = await read({ paths: { '/a': { get: { servers, responses: {} } } } });
    expect(entry.api.operations[0]?.servers?.[0]?.url).toBe('https://library.example/files');
  });
});

it('makes descriptions safe, and relative links in them whole', async () => {
  const info = {
    title: 'Loans',
    version: '1',
    description: '[Terms](terms) <script>alert(1)</script><img src=x onerror=alert(1)>',
  };
  const { entry } = await read({ info });
  expect(entry.api.description).toContain('href="https://library.example/developers/terms"');
  expect(entry.api.description).not.toMatch(/script|onerror/);
});
