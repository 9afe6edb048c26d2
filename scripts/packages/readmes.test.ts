import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../packages/client/test/readme/service.ts';
import { root } from '../bootstrap/paths.mjs';
import { published } from './published.ts';

type Example = { file: string; output: string | undefined };

const mostLines = 50;
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
const options = [
  ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--moduleDetection', 'force'],
  ...['--allowImportingTsExtensions', '--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig'],
  // A bundler's types know style sheets.
  ...['--jsx', 'react-jsx', '--types', 'node,vite/client'],
];

/** The compiler's complaints about these files. */
async function complaintsAbout(files: string[]): Promise<string> {
  const args = [compiler, ...options, ...files];
  return promisify(execFile)(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => stdout + stderr,
  );
}

function readme(folder: string): Promise<string> {
  return readFile(join(root, 'packages', folder, 'README.md'), 'utf8');
}

/** Writes each example into its own file, where the package can be imported. */
async function examplesOf(folder: string): Promise<Example[]> {
  const place = join(root, 'packages', folder, 'build/readme');
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  if (folder === 'client') {
    const description = join(root, 'packages/client/test/readme/api.yaml');
    const types = await openapiTS(pathToFileURL(description));
    await writeFile(join(place, 'api.ts'), astToString(types));
  }
  const blocks = (await readme(folder)).matchAll(/```(tsx?)\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs);
  return Promise.all(
    [...blocks].map(async ([, kind, code = '', output], index) => {
      const file = join(place, `example-${index + 1}.${kind}`);
      await writeFile(file, code);
      return { file, output };
    }),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the READMEs', { timeout: 300_000 }, () => {
  it.each(published)('$folder begins with how to install it, and is short', async ({ folder }) => {
    const text = await readme(folder);
    const lines = text.split('\n');
    expect(lines[0]).toBe(`# @portal/${folder}`);
    expect(lines.slice(0, 12)).toContain(`npm install @portal/${folder}`);
    expect(text).toContain('```ts\n');
    expect(lines.length).toBeLessThanOrEqual(mostLines);
  });

  it('have examples that compile', async () => {
    const all = await Promise.all(published.map(({ folder }) => examplesOf(folder)));
    const files = all.flat().map(({ file }) => file);
    expect(files.length).toBeGreaterThan(published.length);
    expect(await complaintsAbout(files)).toBe('');
  });

  it('of the client prints what it shows', async () => {
    const shown = (await examplesOf('client')).filter(({ output }) => output !== undefined);
    expect(shown.length).toBeGreaterThan(0);
    for (const { file, output } of shown) {
      const printed: string[] = [];
      vi.stubGlobal('fetch', async (request: Request) => answer(request));
      vi.stubGlobal('console', { log: (...values: unknown[]) => printed.push(values.join(' ')) });
      await import(file);
      expect(`${printed.join('\n')}\n`).toBe(output);
    }
  });
});
