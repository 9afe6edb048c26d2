import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}

/** The compiler's errors for these files, with the package's own settings. */
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
  it('rejects wrong calls to the four APIs', () => {
    expect(complaintsAbout([pathOf('src/museum/client.test-d.ts')])).toBe('');
  });
});
