import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

/** What the compiler reports about these files, under the settings of the package itself. */
function complaintsAbout(files: string[]): string {
  const { config } = ts.readConfigFile(pathOf('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, pathOf('.'));
  const program = ts.createProgram(files, options);
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
    getCurrentDirectory: () => pathOf('.'),
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}

describe('the compiler', { timeout: 120_000 }, () => {
  it('refuses wrong calls of the four APIs', () => {
    expect(complaintsAbout([pathOf('src/museum/client.test-d.ts')])).toBe('');
  });
});
