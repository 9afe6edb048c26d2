import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '@portal/portal/folders';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientLibraryFiles } from '../../../../scripts/packages/client-libraries.ts';
import { made, sandbox } from '../docs-facts/truth.ts';
import { docsFolder, portalFolder } from '../folders.ts';
import { type ServedSandbox, serveSandbox } from '../serve-sandbox.fixture.ts';
import { fillHost } from './fill-host.ts';

const run = promisify(execFile);
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const options = [
  ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--moduleDetection', 'force', '--jsx', 'react-jsx'],
  ...['--allowImportingTsExtensions', '--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig'],
  ...['--types', 'node'],
];
const drawing = fileURLToPath(new URL('draw-component.fixture.ts', import.meta.url));
const settings = join(root, 'packages/client/src/react/tsconfig.json');

let page: string;
let server: ServedSandbox;
let files: string[];
/** The compiled components, by the names of their files. */
const components = new Map<string, string>();

/** Each program of the guide and of the recipe is in its own file, where it finds the packages. */
beforeAll(async () => {
  page = await readFile(join(docsFolder, 'clients.mdx'), 'utf8');
  const recipe = await readFile(join(docsFolder, 'recipes/credit-in-react.mdx'), 'utf8');
  server = await serveSandbox(sandbox);
  const folder = join(portalFolder, 'build/clients');
  await mkdir(folder, { recursive: true });
  const programs = [...`${page}\n${recipe}`.matchAll(/^```tsx? title="([\w.-]+)"\n(.*?)^```$/gms)];
  files = programs.map(([, name = '']) => join(folder, name));
  for (const [index, [, , code = '']] of programs.entries()) {
    await writeFile(files[index] ?? '', fillHost(code, server.origin));
  }
  for (const file of files.filter((one) => one.endsWith('.tsx'))) {
    const { code } = await transform(await readFile(file, 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
    });
    const component = file.replace(/tsx$/, 'mjs');
    await writeFile(component, code);
    components.set(basename(file), component);
  }
});
afterAll(() => server.close());

/** The HTML of a component for each of some properties, at first and at the end. */
async function draw(
  file: string,
  name: string,
  props: object[],
): Promise<[first: string, last: string][]> {
  const args = [drawing, components.get(file) ?? '', name, JSON.stringify(props)];
  const env = { ...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: settings };
  const ran = await run(process.execPath, ['--import', 'tsx', ...args], { cwd: root, env }).catch(
    // Its own trace would lead Vitest into a script that it cannot read.
    ({ stderr }) => ({ stdout: JSON.stringify([[stderr, stderr]]) }),
  );
  return JSON.parse(ran.stdout);
}

/** Lines are broken for readers, and a browser writes an empty element without its slash. */
function asDrawn(shown: string): string {
  const inOneLine = shown.replaceAll(/>\n\s*/g, '>').replaceAll(/\n\s*(?=<\/|\/>)/g, '');
  return fillHost(inOneLine.replaceAll(/\s+/g, ' ').replaceAll('/>', '>').trim(), server.origin);
}

function bareWork() {
  const bare = made.collection.works.find(({ items = [] }) => items.length === 0);
  if (!bare) throw new Error('Each work of the collection has a copy.');
  return bare;
}

it('names the archive of this version wherever the guide has one', () => {
  const named = page.match(/portal-client-[\w.]*tgz/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named)).toEqual(new Set([clientLibraryFiles().archive]));
});

describe('the programs of the guide to the client libraries', () => {
  it('compile', async () => {
    expect(files.map((file) => basename(file))).toEqual(
      expect.arrayContaining(['credited-picture.tsx', 'work-card.tsx']),
    );
    const { stdout } = await run(process.execPath, [compiler, ...options, ...files], {
      cwd: root,
    }).catch((failure) => failure);
    expect(stdout).toBe('');
  });

  it('draw what the guide shows, or why there is nothing to show', async () => {
    const [, shown = ''] = /^```html title="[^"]*"\n(.*?)^```$/ms.exec(page) ?? [];
    const [horse, without, unknown] = await draw(
      'credited-picture.tsx',
      'CreditedPicture',
      ['hx7q2mvb', bareWork().id, 'zzzzzzzz'].map((id) => ({ id, alt: 'A grey horse' })),
    );
    expect(horse).toEqual(['<p>Loading …</p>', asDrawn(shown)]);
    expect(without?.[1]).toBe('<p>There is no picture.</p>');
    expect(unknown?.[1]).toMatch(/^<p role="alert">GET \/works\/zzzzzzzz answered 404: /);
  });
});

it('the component of the recipe draws a picture with its credit, or only a title', async () => {
  const bare = bareWork();
  const ids = ['hx7q2mvb', bare.id, 'zzzzzzzz'];
  const [horse, without, unknown] = await draw(
    'work-card.tsx',
    'WorkCard',
    ids.map((id) => ({ id })),
  );
  expect(horse?.[0]).toBe('<p>Loading …</p>');
  expect(horse?.[1]).toMatch(/^<figure><img [^>]*alt="A grey horse at the farrier's door"[^>]*>/);
  expect(horse?.[1]).toContain('<a href="/works/hx7q2mvb">A grey horse at the farrier\'s door</a>');
  expect(horse?.[1]).toMatch(/<a href="https:[^"]*" rel="license">Public Domain Mark<\/a>/);
  expect(without?.[1]).toBe(`<p>${bare.title}</p>`);
  expect(unknown?.[1]).toMatch(/^<p role="alert">GET /);
});
