import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countLines, isSource } from './count-lines.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-lines-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test.each([
  'portals/museum/portal.ts',
  'site/src/theme/Root.tsx',
  'scripts/run.mjs',
  'scripts/bootstrap/require-node.cjs',
  'e2e/support/checks/axe.ts',
  'packages/sandbox/src/latest.ts',
])('%s is code', (path) => expect(isSource(path)).toBe(true));

test.each([
  'package-lock.json',
  'portals/museum/apis/catalogue.yaml',
  'portals/museum/docs/iiif.mdx',
  'portals/museum/collection/pictures/birds/a.webp',
  'portals/museum/test/spec-walk.ts',
  'packages/client/src/generated/text.generated.ts',
  'packages/server/src/serve/serve.test.ts',
  'packages/sandbox/test/memory/flood.ts',
  'e2e/shell/shell.spec.ts',
  'e2e/fixture-site/build.ts',
  'scripts/serve-sandbox.fixture.ts',
])('%s is not', (path) => expect(isSource(path)).toBe(false));

test('counts the lines of files that git tracks, whatever their names contain', () => {
  write('a b.ts', 'const a = 1;\nconst b = 2;\n');
  write('deep/ü.mjs', 'x;\n');
  write('data.yaml', 'a: 1\n');
  execFileSync('git', ['add', '.'], { cwd: folder });
  write('made.ts', 'not committed;\n');
  expect(countLines(folder)).toBe(3);
});
