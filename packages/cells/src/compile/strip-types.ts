import { transform } from 'sucrase';
import { CellProblem } from './cell-problem.ts';
import { type Locate, locateBy, readMappings } from './positions.ts';

/** TypeScript to JavaScript, line by line: nothing is checked and nothing moves to another line. */
export function stripTypes(source: string): { code: string; locate: Locate } {
  try {
    const { code, sourceMap } = transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      // One cell may use what another imports.
      keepUnusedImports: true,
      filePath: 'cell.ts',
      sourceMapOptions: { compiledFilename: 'cell.js' },
    });
    return { code, locate: locateBy(readMappings(sourceMap?.mappings ?? '')) };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    throw new CellProblem(plainSyntax(message), loc?.line ?? 1, loc?.column ?? 1);
  }
}

/** "Error transforming cell.ts: Unexpected token (3:4)" -> "… unexpected token." */
export function plainSyntax(message: string): string {
  const what = message.replace(/^Error transforming cell\.ts: /, '').replace(/ \(\d+:\d+\)$/, '');
  const rest = what.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()).replace(/\.$/, '');
  return `This is not valid TypeScript: ${rest}.`;
}
