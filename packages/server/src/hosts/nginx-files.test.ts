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
  const dir = await tempBuild({ 'a$b "c" (d).html': '', 'data.json.gz': '' });
  const { 'http.conf': http } = nginxFiles(await prepareBuild(dir));
  const dollar = '$'.concat('{portal_dollar}');
  expect(rowsOf(http, '$portal_page')[1]).toBe(
    String.raw`"~^/a\$b \"c\" \(d\)$" "/a${dollar}b \"c\" (d).html";`,
  );
  expect(rowsOf(http, '$portal_shipped')[1]).toBe(
    String.raw`"~^/data\.json\.gz$" "/data.json.gz";`,
  );
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
