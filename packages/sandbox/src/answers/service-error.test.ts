import { expect, it } from 'vitest';
import { serviceError } from '../service-tables.ts';

const plain = 'text/plain; charset=utf-8';
const json = 'application/json';
const utf8Json = 'application/json; charset=utf-8';

it.each([
  [
    '/catalogue/v2/works',
    json,
    '{"errorType":"http","httpStatus":500,"label":"Internal Server Error","type":"Error"}',
  ],
  [
    '/catalogue/v2/concepts/n8hs5xka',
    utf8Json,
    '{"httpStatus":500,"label":"Server Error","errorType":"http","type":"Error"}',
  ],
  [
    '/content/v0/all',
    utf8Json,
    '{"type":"Error","httpStatus":500,"label":"Server Error","errorType":"http"}',
  ],
  ['/text/v1/b20417783', plain, 'Internal Server Error'],
  ['/image/V0040217', plain, 'Unexpected server error'],
  ['/', plain, 'Unexpected server error'],
])('%s has failed', (path, type, body) => {
  expect(serviceError(path, 500)).toEqual({
    status: 500,
    headers: { 'Content-Type': type },
    body,
  });
});

it.each([
  [
    '/catalogue/v2/works/x',
    json,
    '{"errorType":"http","httpStatus":414,"label":"URI Too Long","description":"Too long","type":"Error"}',
  ],
  [
    '/catalogue/v2/conceptual',
    json,
    '{"errorType":"http","httpStatus":414,"label":"URI Too Long","description":"Too long","type":"Error"}',
  ],
  [
    '/catalogue/v2/concepts',
    utf8Json,
    '{"httpStatus":414,"label":"URI Too Long","description":"Too long","errorType":"http","type":"Error"}',
  ],
  [
    '/content/v0/articles',
    utf8Json,
    '{"type":"Error","httpStatus":414,"label":"URI Too Long","description":"Too long","errorType":"http"}',
  ],
  ['/text/v1/b20417783', plain, 'Too long'],
  ['/search/b20417783/search', plain, 'Too long'],
  ['/image/V0040217/info.json', plain, 'Too long'],
  ['', plain, 'Too long'],
])('%s is refused in the format of its service', (path, type, body) => {
  expect(serviceError(path, 414, 'Too long')).toEqual({
    status: 414,
    headers: { 'Content-Type': type },
    body,
  });
});

it.each([400, 404, 405, 408, 410, 414, 431])('%i has a label', (status) => {
  const { body } = serviceError('/content/v0/all', status, 'Why');
  expect(JSON.parse(String(body)).label).toMatch(/^[A-Z]/);
  expect(JSON.parse(String(body)).label).not.toBe('Server Error');
});
