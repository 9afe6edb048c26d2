import type { HttpBody } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { type Har, toHar } from './har.ts';

const started = '2026-11-16T09:00:00.000Z';
const file = { fileName: 'a.png', mediaType: 'image/png' };

type Shape = { [name: string]: string | Shape | Shape[] };

/** What HAR 1.2 requires, by name: a type, a shape, or a list of shapes. */
const pair: Shape = { name: 'string', value: 'string' };
const message: Shape = {
  httpVersion: 'string',
  cookies: [pair],
  headers: [pair],
  headersSize: 'number',
  bodySize: 'number',
};
const har: Shape = {
  log: {
    version: 'string',
    creator: { name: 'string', version: 'string' },
    entries: [
      {
        startedDateTime: 'string',
        time: 'number',
        request: { ...message, method: 'string', url: 'string', queryString: [pair] },
        response: {
          ...message,
          status: 'number',
          statusText: 'string',
          redirectURL: 'string',
          content: { size: 'number', mimeType: 'string' },
        },
        cache: {},
        timings: { send: 'number', wait: 'number', receive: 'number' },
      },
    ],
  },
};

function faults(value: unknown, shape: Shape | Shape[] | string, at = ''): string[] {
  if (typeof shape === 'string') return typeof value === shape ? [] : [`${at}: no ${shape}`];
  if (Array.isArray(shape)) {
    const [one = {}] = shape;
    return Array.isArray(value)
      ? value.flatMap((item, index) => faults(item, one, `${at}/${index}`))
      : [`${at}: no list`];
  }
  if (typeof value !== 'object' || value === null) return [`${at}: no object`];
  const parts = new Map(Object.entries(value));
  return Object.entries(shape).flatMap(([name, inner]) =>
    faults(parts.get(name), inner, `${at}/${name}`),
  );
}

function written(body?: HttpBody): Har {
  return toHar(
    {
      method: 'POST',
      url: 'https://api.example.org/things?a=1&b=x%20y&a=',
      headers: [
        { name: 'X-Key', value: 'YOUR_API_KEY' },
        { name: 'Cookie', value: 'a=1; b=2=3' },
      ],
      ...(body && { body }),
    },
    undefined,
    started,
  );
}

describe('a HAR', () => {
  it.each<[string, HttpBody | undefined, unknown, number]>([
    ['no body', undefined, undefined, 0],
    [
      'JSON',
      { kind: 'text', mediaType: 'application/json', text: '"é"' },
      { mimeType: 'application/json', text: '"é"' },
      4,
    ],
    [
      'a form',
      { kind: 'text', mediaType: 'application/x-www-form-urlencoded', text: 'a=x+y&b=%C3%A9' },
      {
        mimeType: 'application/x-www-form-urlencoded',
        params: [
          { name: 'a', value: 'x y' },
          { name: 'b', value: 'é' },
        ],
      },
      14,
    ],
    [
      'parts',
      {
        kind: 'multipart',
        mediaType: 'multipart/form-data',
        parts: [
          { name: 'a', value: 'b' },
          { name: 'm', value: '{}', mediaType: 'application/json' },
          { name: 'f', value: file },
        ],
      },
      {
        mimeType: 'multipart/form-data',
        params: [
          { name: 'a', value: 'b' },
          { name: 'm', value: '{}', contentType: 'application/json' },
          { name: 'f', fileName: 'a.png', contentType: 'image/png' },
        ],
      },
      -1,
    ],
    [
      'a file',
      { kind: 'file', mediaType: 'image/png', file },
      {
        mimeType: 'image/png',
        params: [{ name: '', fileName: 'a.png', contentType: 'image/png' }],
      },
      -1,
    ],
  ])('of a request with %s', (_, body, postData, bodySize) => {
    const whole = written(body);
    expect(faults(whole, har)).toEqual([]);
    const [{ request, response, startedDateTime }] = whole.log.entries;
    expect(startedDateTime).toBe(started);
    expect(request).toEqual({
      method: 'POST',
      url: 'https://api.example.org/things?a=1&b=x%20y&a=',
      httpVersion: 'HTTP/1.1',
      headers: [
        { name: 'X-Key', value: 'YOUR_API_KEY' },
        { name: 'Cookie', value: 'a=1; b=2=3' },
      ],
      cookies: [
        { name: 'a', value: '1' },
        { name: 'b', value: '2=3' },
      ],
      queryString: [
        { name: 'a', value: '1' },
        { name: 'b', value: 'x y' },
        { name: 'a', value: '' },
      ],
      headersSize: -1,
      bodySize,
      ...(postData !== undefined && { postData }),
    });
    expect(response).toMatchObject({ status: 0, headers: [], content: { size: 0 } });
  });

  it('of an answer has everything except the session', () => {
    const whole = toHar(
      { method: 'GET', url: 'https://api.example.org/', headers: [] },
      {
        status: 302,
        statusText: 'Found',
        headers: [
          { name: 'Location', value: '/there' },
          { name: 'Set-Cookie', value: 'session=secret' },
        ],
        mediaType: 'text/plain',
        size: 2,
        text: 'é',
        time: 12.5,
      },
      started,
    );
    expect(faults(whole, har)).toEqual([]);
    expect(JSON.stringify(whole)).not.toContain('secret');
    const [{ response, time, timings }] = whole.log.entries;
    expect([time, timings]).toEqual([12.5, { send: 0, wait: 12.5, receive: 0 }]);
    expect(response).toMatchObject({
      status: 302,
      statusText: 'Found',
      redirectURL: '/there',
      content: { size: 2, mimeType: 'text/plain', text: 'é' },
      bodySize: 2,
    });
  });
});
