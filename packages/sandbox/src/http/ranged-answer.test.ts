import { expect, it } from 'vitest';
import { rangedAnswer } from './ranged-answer.ts';

const file = {
  bytes: new TextEncoder().encode('0123456789'),
  mediaType: 'application/gzip',
  tag: '"a"',
  lastModified: 'Sun, 01 Jan 2023 08:00:00 GMT',
};

function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = rangedAnswer(file, { method, headers: new Headers(headers) });
  const body = typeof answer.body === 'string' ? answer.body : (answer.body as Uint8Array | null);
  const text = typeof body === 'string' || body === null ? body : new TextDecoder().decode(body);
  return [answer.status, text, answer.headers['Content-Length'], answer.headers['Content-Range']];
}

const whole = [200, '0123456789', '10', undefined];
const known = [304, null, undefined, undefined];
const part = [206, '234', '3', 'bytes 2-4/10'];
const gone = [412, 'This file has changed.', undefined, undefined];
const have = { 'If-None-Match': '"a"' };
const earlier = { 'If-Unmodified-Since': 'Sat, 31 Dec 2022 08:00:00 GMT' };

it.each([
  ['nothing else', {}, whole],
  ['a range', { Range: 'bytes=2-4' }, part],
  ['the end', { Range: 'bytes=-1' }, [206, '9', '1', 'bytes 9-9/10']],
  ['several ranges', { Range: 'bytes=0-1,4-5' }, whole],
  ['the same tag', { 'If-None-Match': '"a"' }, known],
  ['the same tag, whatever the range', { 'If-None-Match': '"a"', Range: 'bytes=2-4' }, known],
  ['another tag, whatever the date', stale(), whole],
  ['the same date', { 'If-Modified-Since': file.lastModified }, known],
  ['another date', { 'If-Modified-Since': 'Sun, 01 Jan 2023 09:00:00 GMT' }, whole],
  ['a range of this copy', { Range: 'bytes=2-4', 'If-Range': '"a"' }, part],
  ['a range of another copy', { Range: 'bytes=2-4', 'If-Range': '"b"' }, whole],
  ['the only copy it wants', { 'If-Match': '"a"' }, whole],
  ['any copy it wants', { 'If-Match': '*', Range: 'bytes=2-4' }, part],
  ['a copy that is gone', { 'If-Match': '"b"' }, gone],
  ['a part of a copy that is gone', { 'If-Match': '"b"', Range: 'bytes=2-4' }, gone],
  ['a copy that is gone, though it has this one', { 'If-Match': '"b"', ...have }, gone],
  ['a copy of this date', { 'If-Unmodified-Since': file.lastModified }, whole],
  ['a copy of a later date', { 'If-Unmodified-Since': 'Mon, 02 Jan 2023 08:00:00 GMT' }, whole],
  ['a copy of an earlier date', earlier, gone],
  ['this copy, whatever the date', { 'If-Match': '"a"', ...earlier }, whole],
  ['a date that is none', { 'If-Unmodified-Since': 'yesterday' }, whole],
])('GET with %s', (_, headers, want) => {
  expect(ask(headers)).toEqual(want);
});

function stale() {
  return { 'If-None-Match': '"b"', 'If-Modified-Since': file.lastModified };
}

it('refuses a range that begins after the end, and gives the size', () => {
  expect(ask({ Range: 'bytes=10-' })).toEqual([
    416,
    'There are 10 bytes here.',
    undefined,
    'bytes */10',
  ]);
});

it('gives HEAD the length of the whole file, whatever the range', () => {
  expect(ask({ Range: 'bytes=2-4' }, 'HEAD')).toEqual([200, null, '10', undefined]);
});

it.each([
  ['the whole file', {}, 200],
  ['a part', { Range: 'bytes=2-4' }, 206],
  ['a refusal', { Range: 'bytes=10-' }, 416],
])('gives %s with its validators, and offers ranges', (_, headers, status) => {
  const answer = rangedAnswer(file, { method: 'GET', headers: new Headers(headers) });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    ETag: file.tag,
    'Last-Modified': file.lastModified,
    'Accept-Ranges': 'bytes',
  });
});

it('repeats the validators to a client that has the file', () => {
  const headers = new Headers({ 'If-None-Match': file.tag });
  expect(rangedAnswer(file, { method: 'GET', headers }).headers).toEqual({
    ETag: file.tag,
    'Last-Modified': file.lastModified,
  });
});
