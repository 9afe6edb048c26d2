import { describe, expect, it } from 'vitest';
import { readInfoUrl } from './info-url.ts';

const address = 'https://iiif.example.org/image/V0040217';

describe('readInfoUrl', () => {
  const base = 'https://site.example.org/api/iiif';

  it.each([
    [`${address}/info.json`, address],
    [` ${address}/info.json `, address],
    ['/sandbox/image/a%2Fb/info.json', 'https://site.example.org/sandbox/image/a%2Fb'],
  ])('accepts %s', (text, found) => {
    expect(readInfoUrl(text, base)).toEqual({
      ok: true,
      url: `${found}/info.json`,
      address: found,
    });
  });

  it.each([
    [`${address}`, 'must end in /info.json', `${address}/info.json`],
    [`${address}/full/400,/0/default.jpg`, 'address of a picture', `${address}/info.json`],
    [`${address}/info.json?a=1`, 'Nothing may follow', `${address}/info.json`],
    ['', 'Paste the address', undefined],
    ['javascript:alert(1)//info.json', 'not a web address', undefined],
    ['https://a b/info.json', 'not a web address', undefined],
    ['https://me:word@example.org/info.json', 'user name', undefined],
  ])('explains what is wrong with %s', (text, words, suggestion) => {
    const read = readInfoUrl(text, base);
    expect(read).toMatchObject({ ok: false, words: expect.stringContaining(words) });
    expect(!read.ok && read.suggestion).toBe(suggestion);
  });
});
