import { expect, test } from 'vitest';
import { clientErrorResponse } from './client-error.ts';

test.each([
  ['HPE_INVALID_METHOD', 'BREW /pot HTTP/1.1\r\n\r\n', 405],
  ['HPE_INVALID_METHOD', '\x16\x03\x01\x02\x00', 400],
  ['HPE_HEADER_OVERFLOW', 'GET /long', 414],
  ['HPE_HEADER_OVERFLOW', 'GET / HTTP/1.1\r\nCookie: long', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', '', 408],
  ['HPE_INVALID_URL', 'GET /\0 HTTP/1.1\r\n\r\n', 400],
])('%s on %j is %i', (code, packet, status) => {
  const bytes = Buffer.from(packet.replace('long', 'a'.repeat(20_000)), 'latin1');
  const error = Object.assign(new Error(code), { code, rawPacket: bytes });
  const response = clientErrorResponse(error, { 'X-Frame-Options': 'DENY' });
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('\r\nX-Frame-Options: DENY');
  expect(head).toContain('\r\nConnection: close');
  expect(head).toContain(`\r\nContent-Length: ${body.length}`);
  expect(head.includes('Allow: GET, HEAD')).toBe(status === 405);
});
