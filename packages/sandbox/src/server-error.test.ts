import { expect, it } from 'vitest';
import { serverError } from './server-error.ts';

it.each([
  [
    '/catalogue/v2/works',
    '{"errorType":"http","httpStatus":500,"label":"Internal Server Error","type":"Error"}',
  ],
  [
    '/catalogue/v2/concepts/n8hs5xka',
    '{"httpStatus":500,"label":"Server Error","errorType":"http","type":"Error"}',
  ],
  [
    '/content/v0/all',
    '{"type":"Error","httpStatus":500,"label":"Server Error","errorType":"http"}',
  ],
  ['/text/v1/b20417783', 'Internal Server Error'],
  ['/image/V0040217', 'Unexpected server error'],
  ['/', 'Unexpected server error'],
])('%s', (path, body) => {
  expect(serverError(path)).toMatchObject({ status: 500, body });
});
