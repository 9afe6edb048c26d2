import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
let component: string;

/** Each program of the page is in its own file, where it finds the packages. */
beforeAll(async () => {
  page = await readFile(join(docsFolder, 'clients.mdx'), 'utf8');
  server = await serveSandbox(sandbox);
  const folder = join(portalFolder, 'build/clients');
  await mkdir(folder, { recursive: true });
  const programs = [...page.matchAll(/^```tsx? title="([\w.-]+)"\n(.*?)^```$/gms)];
  files = programs.map(([, name = '']) => join(folder, name));
  for (const [index, [, , code = '']] of programs.entries()) {
    await writeFile(files[index] ?? '', fillHost(code, server.origin));
  }
  const source = await readFile(files.find((file) => file.endsWith('.tsx')) ?? '', 'utf8');
  component = join(folder, 'component.mjs');
  await writeFile(component, (await transform(source, { loader: 'tsx', jsx: 'automatic' })).code);
});
afterAll(() => server.close());

/** The HTML of the page's component for each work, at first and at the end. */
async function draw(...ids: string[]): Promise<[first: string, last: string][]> {
  const props = ids.map((id) => ({ id, alt: 'A grey horse' }));
  const args = [drawing, component, 'CreditedPicture', JSON.stringify(props)];
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

it('names the archive of this version wherever the guide has one', () => {
  const named = page.match(/portal-client-[\w.]*tgz/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named)).toEqual(new Set([clientLibraryFiles().archive]));
});

describe('the programs of the guide to the client libraries', () => {
  it('compile', async () => {
    expect(files).toHaveLength(2);
    const { stdout } = await run(process.execPath, [compiler, ...options, ...files], {
      cwd: root,
    }).catch((failure) => failure);
    expect(stdout).toBe('');
  });

  it('draw what the guide shows, or why there is nothing to show', async () => {
    const [, shown = ''] = /^```html title="[^"]*"\n(.*?)^```$/ms.exec(page) ?? [];
    const bare = made.collection.works.find(({ items = [] }) => items.length === 0);
    const [horse, without, unknown] = await draw('hx7q2mvb', bare?.id ?? '', 'zzzzzzzz');
    expect(horse).toEqual(['<p>Loading …</p>', asDrawn(shown)]);
    expect(without?.[1]).toBe('<p>There is no picture.</p>');
    expect(unknown?.[1]).toMatch(/^<p role="alert">GET \/works\/zzzzzzzz answered 404: /);
  });
});
