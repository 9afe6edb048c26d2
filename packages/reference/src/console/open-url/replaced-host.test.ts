import { expect, it } from 'vitest';
import { replacedHost } from './replaced-host.ts';

function transport(id: string, label: string, base: string) {
  return { id, label, baseUrl: () => base, send: async () => new Response() };
}

const sandbox = transport('sandbox', 'Sandbox', '/developers/sandbox');
const live = transport('live', 'Live', 'https://api.example.org');
const page = 'https://portal.example';

const words = (url: string, chosen = sandbox) =>
  replacedHost(url, 'catalogue', chosen, [sandbox, live], page);

it('says which host a request goes to instead, and how it can go there', () => {
  expect(words('https://other.example/catalogue/v2/works')).toBe(
    'The host other.example is replaced by portal.example: requests go to Sandbox.',
  );
  expect(words('https://api.example.org/catalogue/v2/works')).toBe(
    'The host api.example.org is replaced by portal.example: requests go to Sandbox. To send it to api.example.org, choose Live.',
  );
  expect(words('http://portal.example:8080/x', live)).toContain('replaced by api.example.org');
});

it.each([
  ['the same host', 'https://portal.example/developers/sandbox/catalogue/v2/works'],
  ['no host', '/catalogue/v2/works'],
  ['no URL', 'https://['],
])('says nothing about %s', (_, url) => {
  expect(words(url)).toBeUndefined();
});
