import { describe, expect, it } from 'vitest';
import { provider } from '../provider';
import { apiAddress } from './api-address';

const live = {
  ...provider,
  siteUrl: 'https://dev.example',
  apiHosts: { catalogue: 'https://api.example', iiif: 'https://iiif.example' },
};

describe('apiAddress', () => {
  it.each([
    ['/catalogue/v2/works?query=horse', 'https://api.example/catalogue/v2/works?query=horse'],
    ['/image/V0040217/info.json', 'https://iiif.example/image/V0040217/info.json'],
    ['/search/b20417783/search?q=sage', 'https://iiif.example/search/b20417783/search?q=sage'],
    ['/text/v1/b20417783', 'https://dev.example/sandbox/text/v1/b20417783'],
    ['/content/v0/articles', 'https://dev.example/sandbox/content/v0/articles'],
  ])('%s is %s', (path, url) => {
    expect(apiAddress(path, live)).toBe(url);
  });

  it('leads to the sandbox of the copy that is being read, never past a live host', () => {
    const here = 'http://localhost:3000';
    expect(apiAddress('/text/v1/b20417783', live, here)).toBe(`${here}/sandbox/text/v1/b20417783`);
    expect(apiAddress('/catalogue/v2/works', live, here)).toBe(
      'https://api.example/catalogue/v2/works',
    );
  });

  it('refuses a path of no API and says what would be right', () => {
    expect(() => apiAddress('/works', live)).toThrow(/"\/works" is not an API path.*\/catalogue\//);
  });
});
