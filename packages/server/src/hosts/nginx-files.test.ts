import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareBuild } from '../prepare/prepare-build.ts';
import { smallSite, tempBuild } from '../prepare/temp-build.fixture.ts';
import { nginxFiles } from './nginx-files.ts';

/** The rows of a map, e.g. `['"~^/docs/iiif$" "/docs/iiif.html";']`. */
function rowsOf(text: string, variable: string): string[] {
  const [, rows = ''] = text.split(` ${variable} {\n`)[1]?.match(/^(.*?)\n\}/s) ?? [];
  return rows.split('\n').map((row) => row.trim());
}

/** What nginx finds in a map: the value of the first expression that matches, else the default. */
function lookUp(text: string, variable: string, source: string): string | undefined {
  const [otherwise, ...rows] = rowsOf(text, variable).map(
    (row) => /^(?:default|"~((?:\\.|[^"\\])*)") "?(.*?)"?;$/.exec(row) ?? [],
  );
  const found = rows.find(([, expression = '']) => new RegExp(expression).test(source));
  return (found ?? otherwise)?.[2];
}

test('the build has both files, which cannot be requested', async () => {
  const dir = await tempBuild(smallSite);
  const manifest = await prepareBuild(dir);
  for (const [name, text] of Object.entries(nginxFiles(manifest))) {
    expect(await readFile(join(dir, '.nginx', name), 'utf8')).toBe(text);
  }
  expect(Object.keys(manifest.files).join()).not.toContain('nginx');
});

test('pages, their Markdown and their other addresses', async () => {
  const dir = await tempBuild({ ...smallSite, 'docs/iiif.md': '# IIIF' });
  const { 'http.conf': http } = nginxFiles(await prepareBuild(dir));
  expect(rowsOf(http, '$portal_page')).toEqual([
    'default "";',
    '"~^/docs/café$" "/docs/café.html";',
    '"~^/docs/catalogue$" "/docs/catalogue.html";',
    '"~^/docs/iiif$" "/docs/iiif.html";',
    '"~^/$" "/index.html";',
  ]);
  for (const variable of ['$portal_inside', '$portal_outside']) {
    expect(rowsOf(http, variable), variable).toEqual(['default "";']);
  }
  expect(rowsOf(http, '$portal_markdown')).toEqual([
    'default "";',
    '"~^/docs/iiif$" "/docs/iiif.md";',
  ]);
  expect(rowsOf(http, '$portal_clean')).toEqual([
    'default "";',
    String.raw`"~^/+docs/café(?:/|\.html|/index)*$" "/docs/caf%C3%A9";`,
    String.raw`"~^/+docs/catalogue(?:/|\.html|/index)*$" "/docs/catalogue";`,
    String.raw`"~^/+docs/iiif(?:/|\.html|/index)*$" "/docs/iiif";`,
    String.raw`"~^(?:/|\.html|/index)*$" "/";`,
  ]);
  expect(rowsOf(http, '$portal_moved')).toEqual([
    'default "";',
    String.raw`"~^/+docs(?:/|\.html|/index)*$" "/docs/catalogue$is_args$args";`,
    String.raw`"~^/+old(?:/|\.html|/index)*$" "/docs/iiif?a=1$portal_more_args#sizes";`,
  ]);
});

test('names that are special to nginx are taken literally', async () => {
  const dir = await tempBuild({ 'a$b "c" (d).html': '', 'data.json.gz': '', 'on.gz.md': '' });
  const { 'http.conf': http } = nginxFiles(await prepareBuild(dir));
  const dollar = '$'.concat('{portal_dollar}');
  expect(rowsOf(http, '$portal_page')[1]).toBe(
    String.raw`"~^/a\$b \"c\" \(d\)$" "/a${dollar}b \"c\" (d).html";`,
  );
  expect(rowsOf(http, '$portal_shipped').slice(1)).toEqual([
    String.raw`"~^/data\.json\.gz$" "/data.json.gz";`,
  ]);
});

test('headers and types match the server', async () => {
  const dir = await tempBuild({ ...smallSite, 'worker.js': 'run()' });
  const manifest = await prepareBuild(dir, { evaluatingWorkers: ['worker.js'] });
  const { 'http.conf': http, 'server.conf': server } = nginxFiles(manifest);
  expect(rowsOf(http, '$portal_policy')).toEqual([
    `default "${manifest.contentSecurityPolicy}";`,
    String.raw`"~^/worker\.js$" "${manifest.files['/worker.js']?.contentSecurityPolicy}";`,
  ]);
  expect(server).toContain('add_header X-Frame-Options "DENY" always;\n');
  expect(server).toContain('    "text/markdown; charset=utf-8" md;\n');
});

test('caching, variants and links depend on the status as they do on the server', async () => {
  const dir = await tempBuild({ ...smallSite, 'docs/iiif.md': '# IIIF', 'llms.txt': '# Site' });
  const { 'http.conf': http } = nginxFiles(await prepareBuild(dir));
  const always = 'public, max-age=31536000, immutable';
  const revalidate = 'public, max-age=0, must-revalidate';
  const both = 'Accept, Accept-Encoding';
  const link = String.raw`</llms.txt>; rel=\"describedby\"; type=\"text/plain\"`;
  for (const [variable, source, value] of [
    ['$portal_cache', '200 /assets/js/main.1a2b3c.js', always],
    ['$portal_cache', '206 /pyodide/a.wasm', always],
    ['$portal_cache', '304 /search-data/1a/a.json', always],
    ['$portal_cache', '404 /assets/js/main.1a2b3c.js', revalidate],
    ['$portal_cache', '200 /docs/assets/plate.png', revalidate],
    ['$portal_cache', '301 /docs/iiif/', revalidate],
    ['$portal_cache', '405 /docs/iiif', 'no-store'],
    ['$portal_vary', '200 /docs/iiif.md', both],
    ['$portal_vary', '200 ', 'Accept-Encoding'],
    ['$portal_vary', '404 ', both],
    ['$portal_vary', '301 ', ''],
    ['$portal_link', '200 /docs/catalogue', link],
    ['$portal_link', '404 /docs/catalogue', ''],
    ['$portal_link', '200 /small.txt', ''],
    ['$portal_markdown', '/docs/catalogue', ''],
    ['$portal_shipped', '/small.txt', ''],
  ] as const) {
    expect(lookUp(http, variable, source), `${variable} of ${source}`).toBe(value);
  }
});

test.each([
  ['/', '/docs/iiif', '', ''],
  ['/a.b/', '/a.b/docs/iiif', '$portal_rest', ''],
  ['/a.b/', '/a.b/', '$portal_rest', ''],
  ['/a.b/', '/a.b', '', '1'],
  ['/a.b/', '/axb/docs/iiif', '', '1'],
  ['/a.b/', '/docs/iiif', '', '1'],
  ['/a.b/', '/x/a.b/docs/iiif', '', '1'],
])('below %s, nginx knows if %s is inside', async (basePath, path, inside, outside) => {
  const dir = await tempBuild({ 'index.html': '' });
  const { 'http.conf': http } = nginxFiles(await prepareBuild(dir, { basePath }));
  expect(lookUp(http, '$portal_inside', path)).toBe(inside);
  expect(lookUp(http, '$portal_outside', path)).toBe(outside);
});
