import { describe, expect, it } from 'vitest';
import { apiOf, operationOf } from '../../test/made-api.ts';
import { apisInBrowser, apisOnServer, generatedModules } from './generated-modules.ts';
import { markdownFiles } from './markdown-files.ts';
import { checkOptions, type Options } from './options.ts';
import { planPagesOf } from './plan-page.ts';

const options: Options = { apis: [], routeBase: 'api', servers: {}, splitAbove: { large: 2 } };

function answering(schema: string) {
  const content = [{ mediaType: 'application/json', schema: { $ref: schema }, examples: [] }];
  return { responses: [{ status: '200', description: '', content, headers: [] }] };
}

const large = apiOf({
  operations: [
    operationOf('getWork', ['Works'], answering('Work')),
    operationOf('getArtist', ['Artists'], answering('Artist')),
    operationOf('getRest', []),
  ],
  schemas: { Work: { type: 'object' }, Artist: { type: 'object' } },
});
const small = { ...large, id: 'small' };
const content = { apis: [small, large], pages: [] };

describe('an API of more operations than a page should have', () => {
  it.each(['/', '/developers/'])('has an overview and a page for each tag below %s', (basePath) => {
    const pages = planPagesOf(large, options, basePath);
    const home = `${basePath}api/large`;
    expect(pages.map(({ path }) => path)).toEqual(
      ['', '/works', '/artists', '/other', '/schemas'].map((end) => home + end),
    );
    expect(pages.every(({ part }) => part?.home === home)).toBe(true);
    expect(planPagesOf(small, options, basePath)).toHaveLength(1);
    expect(planPagesOf(small, options, basePath)[0]).not.toHaveProperty('part');
  });

  it('gives every page a unique title and description', () => {
    const pages = planPagesOf(large, options);
    for (const words of [pages.map((one) => one.title), pages.map((one) => one.description)]) {
      expect(new Set(words).size).toBe(pages.length);
      expect(words).not.toContain('');
    }
    expect(pages[1]).toMatchObject({
      title: 'Works · Large',
      description: 'Large: GET /v1/getWork.',
    });
  });

  it('gives each page its own data, and a name on both sides', () => {
    const modules = new Map(
      generatedModules(content, options).map((one) => [one.name, one.source]),
    );
    const keys = [
      'small',
      'large/',
      'large/works',
      'large/artists',
      'large/other',
      'large/schemas',
    ];
    for (const name of [apisOnServer, apisInBrowser]) {
      for (const key of keys) expect(modules.get(name)).toContain(`"${key}":`);
    }
    const works = modules.get('parts/large/works.json') ?? '';
    expect(works).toContain('getWork');
    expect(works).not.toMatch(/getArtist|"Artist"/);
    const whole = JSON.parse(modules.get('small.json') ?? '');
    expect(whole.api.operations).toEqual(JSON.parse(JSON.stringify(small.operations)));
    expect(whole).not.toHaveProperty('part');
    expect(modules.get('indexes/large.json')).toContain('getArtist');
    expect(modules.has('indexes/small.json')).toBe(false);
  });

  it('keeps the addresses of its Markdown, which names the right page', () => {
    const files = new Map(
      markdownFiles(large, options, 'https://a.example').map(({ path, body }) => [path, body]),
    );
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        ...['/api/large.md', '/api/large/works.md', '/api/large/schemas.md'],
        ...['/api/large.getWork.md', '/api/large.schema-Work.md'],
      ]),
    );
    expect(files.get('/api/large.getWork.md')).toContain(
      '<https://a.example/api/large/works#getWork>',
    );
    expect(files.get('/api/large.schema-Work.md')).toContain('/api/large/schemas#schema-Work>');
    expect(files.get('/api/large/works.md')).toContain('# Works\n');
    const overview = files.get('/api/large.md');
    expect(overview).toContain('[Works](https://a.example/api/large/works.md)');
    expect(overview).toContain('`GET /v1/getArtist` Get getArtist');
    expect(overview).not.toContain('Parameters');
  });
});

it.each([small, large])('makes every description of $id safe before a page has it', (api) => {
  const hostile =
    '<img src=x onerror="alert(1)"><script>alert(1)</script>[here](javascript:alert(1))';
  const described = {
    ...api,
    description: hostile,
    tags: [{ name: 'Works', label: 'Works', description: hostile }],
    operations: api.operations.map((one) => ({ ...one, description: hostile })),
    servers: [{ url: 'https://a.example', description: hostile, variables: [] }],
    securitySchemes: [{ name: 'key', description: hostile, type: 'bearer' as const }],
    webhooks: [
      {
        ...{ name: 'moved', expression: '', method: 'post', summary: '', description: hostile },
        ...{ deprecated: false, parameters: [], responses: [] },
      },
    ],
    schemas: { Work: { type: 'object', description: hostile } },
  };
  for (const { name, source } of generatedModules({ apis: [described], pages: [] }, options)) {
    expect(source, name).not.toMatch(/onerror|<script|javascript:/);
  }
});

it.each([-1, 1.5, '80', null, { large: '80' }])('refuses to split above %j', (splitAbove) => {
  expect(() => checkOptions({ ...options, splitAbove })).toThrow('splitAbove must be a number');
});
