import { describe, expect, it } from 'vitest';
import {
  apiAddress,
  fillAddresses,
  ownAddress,
  unknownAddresses,
  withoutHosts,
} from './api-address';

const siteUrl = 'https://dev.example';
const sandbox = `${siteUrl}/sandbox`;
const api = (id: string, segments: string[], liveHost?: string) => ({
  ...{ id, label: id, segments, sandbox: 'catalogue' as const },
  ...(liveHost !== undefined && { liveHost }),
  guideHost: liveHost ?? sandbox,
});
const live = {
  siteUrl,
  apis: [
    api('catalogue', ['catalogue'], 'https://api.example'),
    api('iiif', ['image', 'search', 'annotations'], 'https://iiif.example'),
    api('content', ['content']),
    api('text', ['text']),
  ],
};

describe('apiAddress', () => {
  it.each([
    ['/catalogue/v2/works?query=horse', 'https://api.example/catalogue/v2/works?query=horse'],
    ['/image/V0040217/info.json', 'https://iiif.example/image/V0040217/info.json'],
    ['/search/b20417783/search?q=sage', 'https://iiif.example/search/b20417783/search?q=sage'],
    ['/text/v1/b20417783', 'https://dev.example/sandbox/text/v1/b20417783'],
    ['/content/v0/articles', 'https://dev.example/sandbox/content/v0/articles'],
    ['/editorial-images/a.jpg', 'https://dev.example/sandbox/editorial-images/a.jpg'],
  ])('%s is %s', (path, url) => {
    expect(apiAddress(path, live)).toBe(url);
  });

  it('refuses a path of no API and lists the valid ones', () => {
    expect(() => apiAddress('/works', live)).toThrow(/"\/works" is not an API path.*\/catalogue\//);
  });
});

it('sends no guide’s request to a live host unless the portal asks for it', () => {
  const apis = [{ ...api('works', ['works'], 'https://api.example'), guideHost: sandbox }];
  expect(apiAddress('/works/1', { siteUrl, apis })).toBe('https://dev.example/sandbox/works/1');
});

it('distinguishes APIs whose paths begin alike', () => {
  const at = (id: string) => ({
    ...api(id, ['v1'], `https://${id}.example`),
    prefixes: [`v1/${id}`],
  });
  const portal = { siteUrl, apis: [at('objects'), at('people')] };
  expect(apiAddress('/v1/people?name=Pell', portal)).toBe(
    'https://people.example/v1/people?name=Pell',
  );
  expect(apiAddress('/v1/peoples', portal)).toBe('https://objects.example/v1/peoples');
  expect(fillAddresses('https://api.example.org/v1/people/7', portal)).toBe(
    'https://people.example/v1/people/7',
  );
});

describe('fillAddresses', () => {
  it.each([
    [`const url = 'https://api.example.org/catalogue/v2';`, 'https://api.example/catalogue/v2'],
    ['"url": "https://api.example.org/image/V1/info.json"', 'https://iiif.example/image/V1/info'],
    ['https://api.example.org/annotations/b1/h0', 'https://iiif.example/annotations/b1/h0'],
    ['https://api.example.org/text/v1/b1', 'https://dev.example/sandbox/text/v1/b1'],
    ['see https://developers.example.org/docs/datasets', 'https://dev.example/docs/datasets'],
  ])('%s names %s', (text, address) => {
    expect(fillAddresses(text, live)).toContain(address);
    expect(fillAddresses(text, live)).not.toContain('example.org');
  });

  it('fills in a host without a path if all APIs are there, for clients', () => {
    const text = "createClient({ baseUrl: 'https://api.example.org' })";
    const apis = [api('catalogue', ['catalogue']), api('text', ['text'])];
    expect(fillAddresses(text, { siteUrl, apis })).toBe(`createClient({ baseUrl: '${sandbox}' })`);
    expect(fillAddresses(text, live)).toBe(text);
    expect(unknownAddresses(text, live)).toEqual(['https://api.example.org']);
  });

  it('fills in every address of a text and leaves the rest unchanged', () => {
    const at = (host: string) => `a ${host}/text/v1/b1 b ${host}/text/v1/b2?q=$& c`;
    expect(fillAddresses(at('https://api.example.org'), live)).toBe(
      at('https://dev.example/sandbox'),
    );
    expect(fillAddresses('https://people.example.org/$1', live)).toBe(
      'https://people.example.org/$1',
    );
  });

  it('leaves an address of no API unchanged, and names it', () => {
    const text = "'https://api.example.org', https://api.example.org/events/1 and /text/v1/b1";
    expect(fillAddresses(text, live)).toBe(text);
    expect(unknownAddresses(`${text} https://api.example.org/text/v1/b1`, live)).toEqual([
      'https://api.example.org',
      'https://api.example.org/events/1',
    ]);
  });
});

describe('withoutHosts', () => {
  it('keeps the paths', () => {
    expect(
      withoutHosts('see https://api.example.org/text/v1/b1 at https://other.example.org/'),
    ).toBe('see /text/v1/b1 at https://other.example.org/');
  });
});

describe('ownAddress', () => {
  it("is the portal's, but only its sandbox's if a live service shares the origin", () => {
    expect(ownAddress(live)).toBe('https://dev.example');
    expect(ownAddress({ ...live, apis: [api('iiif', ['image'], siteUrl)] })).toBe(
      'https://dev.example/sandbox',
    );
  });

  it('is the portal’s if a live service is part of it', () => {
    const apis = [{ ...api('objects', ['objects'], siteUrl), isHere: true }];
    expect(ownAddress({ siteUrl, apis })).toBe(siteUrl);
  });
});
