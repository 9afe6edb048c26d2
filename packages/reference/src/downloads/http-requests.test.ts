import { expect, it } from 'vitest';
import { anyApi } from '../../test/any-api.ts';
import { httpFile } from './http-file.ts';

const file = httpFile(anyApi(), { baseUrl: 'https://eu.example.org' });
const blocks = new Map(
  file
    .split(/^### /m)
    .slice(1)
    .map((block) => [block.split('\n')[0] ?? '', block.split('\n').slice(2).join('\n').trimEnd()]),
);

function written(name: string): string | undefined {
  return blocks.get(name)?.replace(/things-\d+/, 'things');
}

const first = 'POST {{baseUrl}}/v1/things/{id}?needed=text\nAccept: */*\n';

it.each([
  [
    'send-application-json',
    `${first}Content-Type: application/json\nX-Needed: yes\n\n{\n  "title": "A horse"\n}`,
  ],
  [
    'send-application-x-www-form-urlencoded',
    `${first}Content-Type: application/x-www-form-urlencoded\nX-Needed: yes\n\ntitle=A+horse&tags=a&tags=b`,
  ],
  ['send-text-plain', `${first}Content-Type: text/plain\nX-Needed: yes\n\nA horse`],
  ['send-image-png', `${first}Content-Type: image/png\nX-Needed: yes\n\n< ./file`],
  [
    'send-multipart-form-data',
    `${first}X-Needed: yes
Content-Type: multipart/form-data; boundary=part-8f3a6c1e5b

--part-8f3a6c1e5b
Content-Disposition: form-data; name="title"

text
--part-8f3a6c1e5b
Content-Disposition: form-data; name="about"
Content-Type: application/json

{}
--part-8f3a6c1e5b
Content-Disposition: form-data; name="scan"; filename="file"
Content-Type: application/octet-stream

< ./file
--part-8f3a6c1e5b--`,
  ],
])('%s', (name, text) => {
  expect(written(name)).toBe(text);
});

it.each([
  ['with-key-in-query', '&api_key=YOUR_API_KEY\n'],
  ['with-key-in-header', '\nX-Key: YOUR_API_KEY\n'],
  ['with-key-in-cookie', '\nCookie: session=YOUR_API_KEY\n'],
  ['with-basic', '\nAuthorization: Basic YOUR_USERNAME YOUR_PASSWORD\n'],
  ['with-bearer', '\nAuthorization: Bearer YOUR_TOKEN\n'],
  ['with-digest', '\nAuthorization: Digest YOUR_TOKEN\n'],
  ['with-oauth', '\nAuthorization: Bearer YOUR_TOKEN\n'],
  ['with-oidc', '\nAuthorization: Bearer YOUR_TOKEN\n'],
])('%s', (name, line) => {
  expect(written(name)).toContain(line);
  expect(written(name)?.match(/YOUR_/g)).toHaveLength(name === 'with-basic' ? 2 : 1);
});
