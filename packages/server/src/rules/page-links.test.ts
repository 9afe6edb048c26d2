import { beforeAll, expect, test } from 'vitest';
import { smallSite } from '../prepare/temp-build.fixture.ts';
import { openSite } from '../site/open-site.fixture.ts';
import type { SiteApp } from '../site/site-app.ts';

let app: SiteApp;
beforeAll(async () => {
  let cleanUp = async () => {};
  const files = {
    ...smallSite,
    'index.md': '# Home\n',
    'docs/iiif.md': '# IIIF\n',
    'docs/iiif.openapi.yaml': 'openapi: 3.1.0\n',
    'llms.txt': '# Site\n',
    '.well-known/api-catalog': '{"linkset":[]}\n',
  };
  ({ app } = await openSite(files, (work) => {
    cleanUp = work;
  }));
  return cleanUp;
});

function ask(path: string, accept?: string) {
  return app.request(path, accept === undefined ? {} : { headers: { Accept: accept } });
}

test.each([
  ['/docs/iiif', 'text/markdown', '# IIIF\n'],
  ['/', 'text/markdown, text/html;q=0.8', '# Home\n'],
  ['/docs/iiif', 'text/html;q=0.5, text/markdown;q=0.5', '# IIIF\n'],
])('%s is Markdown for clients that accept %s', async (path, accept, body) => {
  const response = await ask(path, accept);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(await response.text()).toBe(body);
});

test.each([
  ['/docs/iiif', 'text/html,*/*;q=0.8'],
  ['/docs/iiif', 'text/markdown;q=0.1, text/html'],
  ['/docs/iiif', '*/*'],
  ['/docs/iiif', undefined],
  ['/docs/catalogue', 'text/markdown'],
])('%s remains a page for %s', async (path, accept) => {
  const response = await ask(path, accept);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a page links its other forms, and the lists of the site', async () => {
  expect((await ask('/docs/iiif')).headers.get('link')).toBe(
    [
      '</docs/iiif.md>; rel="alternate"; type="text/markdown"',
      '</docs/iiif.openapi.yaml>; rel="service-desc"; type="application/yaml"',
      '</llms.txt>; rel="describedby"; type="text/plain"',
      '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"',
    ].join(', '),
  );
  expect((await ask('/')).headers.get('link')).toContain('</index.md>; rel="alternate"');
  expect((await ask('/img/plate.png')).headers.get('link')).toBeNull();
});

test('the list of APIs has its own media type, although its name has no extension', async () => {
  const response = await ask('/.well-known/api-catalog');
  expect(response.headers.get('content-type')).toBe('application/linkset+json');
});
