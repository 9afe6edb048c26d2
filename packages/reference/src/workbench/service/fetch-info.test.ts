import { describe, expect, it } from 'vitest';
import { fetchInfoJson } from './fetch-info.ts';

const origin = 'https://developers.example.org';
const own = `${origin}/sandbox/image/V0040217/info.json`;
const other = 'https://pictures.example.net/a/info.json';

describe('fetchInfoJson', () => {
  it('gives the JSON at the address', async () => {
    const fetch = async (url: string) => Response.json({ url });
    expect(await fetchInfoJson(own, { origin, fetch })).toEqual({ url: own });
  });

  it.each([
    [own, () => new Response('', { status: 404 }), 'answered with status 404'],
    [own, () => new Response('<!doctype html>'), 'is not JSON'],
    [own, () => Promise.reject(new TypeError('Failed to fetch')), 'did not answer'],
    [other, () => Promise.reject(new TypeError('Failed to fetch')), 'is not the host of this page'],
  ])('explains what is wrong at %s', async (url, answer, words) => {
    await expect(fetchInfoJson(url, { origin, fetch: async () => answer() })).rejects.toThrow(
      words,
    );
  });
});
