import { describe, expect, it } from 'vitest';
import { findProblem } from './send-load.ts';

const json = { path: '/works', type: 'application/json' };
const page = { path: '/', type: 'text/html', etag: '"a-br"' };
const unchanged = { path: '/', status: 304, etag: '"a-br"' };

describe('findProblem', () => {
  it.each([
    [json, 200, '{"results":[]}', { 'content-type': 'application/json' }],
    [json, 200, '\x8b…', { 'content-type': 'application/json', 'content-encoding': 'br' }],
    [page, 200, 'x', { 'content-type': 'text/html; charset=utf-8', etag: '"a-br"' }],
    [unchanged, 304, '', { etag: '"a-br"' }],
  ])('%j: nothing', (wanted, status, body, headers) => {
    expect(findProblem(wanted, status, body, headers)).toBeUndefined();
  });

  it.each([
    [json, 503, '{}', {}, 'status 503 instead of 200'],
    [json, 200, '', { 'content-type': 'application/json' }, 'an empty body'],
    [json, 200, '{"results":[', { 'content-type': 'application/json' }, 'JSON cut off'],
    [json, 200, '<html>', { 'content-type': 'text/html' }, 'type text/html instead of'],
    [page, 200, 'x', { 'content-type': 'text/html' }, 'tag undefined instead of "a-br"'],
    [unchanged, 200, 'x', { etag: '"a-br"' }, 'status 200 instead of 304'],
  ])('%j with %i %j %j: %s', (wanted, status, body, headers, problem) => {
    expect(findProblem(wanted, status, body, headers)).toContain(problem);
  });
});
