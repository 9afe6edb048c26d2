import { describe, expect, it } from 'vitest';
import { checkPortal } from './check-portal.ts';
import { museum } from './museum.fixture.ts';

// Left out because a live request names an API, which other lists of APIs may not contain.
const { live: _, ...home } = museum.home;

const portalProblems = (value: unknown) => checkPortal(value).problems ?? [];

const problemsOf = (change: object) =>
  portalProblems({ ...museum, ...('apis' in change && { home }), ...change }).map(
    ({ field, message }) => `${field} ${message}`,
  );

const api = museum.apis[0];
const typeface = {
  family: 'Lora',
  file: 'brand/lora.woff2',
  weights: '400 700',
  fallback: 'serif',
};

describe('checkPortal', () => {
  it('finds none in a portal with every field', () => {
    expect(checkPortal(museum)).toEqual({ portal: museum });
  });

  it('names every field that is missing', () => {
    const optional = [
      ...['sourceCode', 'announcement', 'editUrl', 'feedbackUrl', 'examples', 'redirects'],
      ...['sandboxPage', 'clientLibraries', 'hosts', 'glossary'],
    ];
    const wanted = Object.keys(museum).filter((field) => !optional.includes(field));
    const fields = portalProblems({}).map(({ field }) => field);
    expect(fields.sort()).toEqual(wanted.sort());
    for (const { message } of portalProblems({})) expect(message).toMatch(/^must be .*missing$/);
  });

  it.each([
    [{ name: ' ' }, 'name must be a non-empty string; found " "'],
    [{ url: 'museum.example' }, 'url must be the address of this site'],
    [{ url: 'https://museum.example/?a=1' }, 'url must be the address of this site'],
    [{ url: 'ftp://museum.example/' }, 'url must be the address of this site'],
    [{ url: 'https://museum.example/docs/' }, "not below one of the site's own folders (api, docs"],
    [{ url: 'https://museum.example/a b/' }, 'url must be the address of this site'],
    [{ url: 'https://me:secret@museum.example/' }, 'url must be the address of this site'],
    [{ contact: {} }, 'contact must be a list of links; found {}'],
    [{ legal: [{ label: 'Terms' }] }, 'legal[0].href must be an https:, http: or mailto: address'],
    [
      { social: [{ label: 'x', href: 'javascript:alert(1)' }] },
      'social[0].href must be an https:, http: or mailto: address; found "javascript:alert(1)"',
    ],
    [{ documentation: 'docs' }, 'documentation must be the address of a page'],
    [{ glossary: 'glossary' }, 'glossary must be the address of a page'],
    [{ documentation: '//evil.example' }, 'documentation must be the address of a page'],
    [{ licence: 'CC0' }, 'licence must be { name, href }; found "CC0"'],
    [{ feedbackUrl: 'github.com/a/b' }, 'feedbackUrl must be an https:, http: or mailto: address'],
    [
      { home: { ...museum.home, live: { ...museum.home.live, api: 'boats' } } },
      'home.live.api must be the id of an API with a description (objects); found "boats"',
    ],
    [
      {
        home: { ...museum.home, live: { ...museum.home.live, suggestions: ['a', 'b', 'c', 'd'] } },
      },
      'home.live.suggestions must be at most three words',
    ],
    [
      { home: { ...museum.home, live: { ...museum.home.live, values: { a: [] } } } },
      'home.live.values.a must be values of parameters',
    ],
    [
      {
        home: {
          ...museum.home,
          live: { ...museum.home.live, answer: { results: '', picture: 'a', title: 'a' } },
        },
      },
      'home.live.answer.results must be keys joined by dots, such as "thumbnail.url"',
    ],
    [{ colour: 'red' }, 'colour is not a field of a portal'],
    [{ brand: { logo: '/etc/logo.svg' } }, "brand.logo must be a file in the portal's folder"],
    [{ brand: { logo: '../logo.svg' } }, "brand.logo must be a file in the portal's folder"],
    [{ hosts: { pictures: ['https://a.example/x'] } }, 'hosts.pictures[0] must be an origin'],
    [{ hosts: { pictures: ['https://x;sandbox'] } }, 'hosts.pictures[0] must be an origin'],
    [{ hosts: { pictures: ['https://*'] } }, 'hosts.pictures[0] must be an origin'],
    [{ brand: { logo: 'logo.svg' } }, 'brand.logo must be a file in the portal\'s folder "brand"'],
    [{ apis: [{ ...api, id: 'index' }] }, 'apis[0].id must be lower-case letters'],
    [{ apis: [{ ...api, workbench: { pictures: [] } }] }, 'apis[0].workbench needs sandbox'],
    [{ url: 'https://museum.example/index/' }, 'url must be the address of this site'],
    [{ apis: [{ ...api, id: 'My API' }] }, 'apis[0].id must be lower-case letters'],
    [{ apis: [{ ...api, live: 'api.example' }] }, 'apis[0].live must be a base URL'],
    [{ apis: [{ ...api, sandbox: 'works' }] }, "apis[0].sandbox must be one of the sandbox's"],
    [
      { apis: [{ ...api, sandbox: 'works' }] },
      'or "own" for the portal\'s own handlers; found "works"',
    ],
    [
      { apis: [{ ...api, sandbox: 'own', description: undefined, paths: ['a'] }] },
      'apis[0].description is needed: handlers are found by the operations of a description',
    ],
    [{ apis: [{ ...api, servers: [] }] }, 'apis[0].servers is not a field of apis[0]'],
    [{ apis: [api, api] }, 'apis[1].id must be unique; "objects" is already the id of another API'],
    [{ apis: [{ ...api, description: undefined }] }, 'apis[0].description is needed'],
    [{ apis: [{ ...api, guideRequests: 'sandbox' }] }, 'apis[0].guideRequests must be "live"'],
    [
      { apis: [{ ...api, live: undefined, sandbox: 'catalogue', guideRequests: 'live' }] },
      'apis[0].live is needed, since guideRequests is "live"',
    ],
    [
      { apis: [{ id: 'data', label: 'Data', paths: ['data'] }] },
      'apis[0].live is needed: without a description or a sandbox',
    ],
    [
      { apis: [{ ...api, card: { words: 'Objects.', plate: 'whale' } }] },
      'apis[0].card.plate must be one of brand.plates (fern); found "whale"',
    ],
    [
      { home: { ...museum.home, prints: [{ plate: 'whale', caption: 'A whale' }] } },
      'home.prints[0].plate must be one of brand.plates (fern); found "whale"',
    ],
    [
      { sandboxPage: undefined, apis: [{ ...api, sandbox: 'catalogue' }] },
      'sandboxPage is needed: an API uses the sandbox',
    ],
    [{ sidebar: [{ label: 'Guides' }] }, 'sidebar[0] must be the name of a page'],
    [{ redirects: [{ from: 'old', to: '/docs' }] }, 'redirects[0].from must be the address'],
  ])('%j: %s', (change, message) => {
    expect(problemsOf(change)).toEqual([expect.stringContaining(message)]);
  });

  it('lets the portal’s own handlers answer for several APIs', () => {
    const apis = ['a', 'b'].map((id) => ({ ...api, id, sandbox: 'own' }));
    expect(problemsOf({ apis })).toEqual([]);
  });

  it('refuses a second API for the same service of the sandbox', () => {
    const apis = ['a', 'b'].map((id) => ({ ...api, id, sandbox: 'catalogue' }));
    expect(problemsOf({ apis })).toEqual([
      'apis[1].sandbox must be unique; "catalogue" already answers for another API',
    ]);
  });

  it.each([
    ['family', undefined, 'it is missing'],
    ['family', "Lo'ra", 'must be the name of a font family'],
    ['file', 'lora.ttf', 'must be a .woff2 file'],
    ['weights', 400, 'must be one weight such as "400"'],
    ['weights', '700 400', 'must be one weight'],
    ['weights', '400-700', 'must be one weight'],
    ['fallback', 'Arial', 'must be "serif", "sans-serif" or "monospace"; found "Arial"'],
  ])('reports %s of a typeface if it is %j', (name, value, message) => {
    const typefaces = { heading: { ...typeface, [name]: value } };
    expect(problemsOf({ brand: { ...museum.brand, typefaces } })).toEqual([
      expect.stringMatching(new RegExp(`^brand\\.typefaces\\.heading\\.${name} .*${message}`)),
    ]);
  });

  it('reports every problem at once', () => {
    const change = { name: '', tagline: 3, contact: [{}], apis: [{ ...api, label: '' }] };
    expect(problemsOf(change).map((line) => line.split(' ')[0])).toEqual([
      ...['name', 'tagline', 'contact[0].label', 'contact[0].href', 'apis[0].label'],
    ]);
  });

  it.each([undefined, null, 'portal', []])('refuses %j', (value) => {
    expect(portalProblems(value)).toEqual([
      { field: '', message: expect.stringContaining('must be a portal, as definePortal') },
    ]);
  });
});
