import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Cell } from '../cell.ts';
import { joinCells } from '../markdown/join-cells.ts';

const sourceFolder = dirname(dirname(fileURLToPath(import.meta.url)));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.webworker.d.ts', 'lib.webworker.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: [],
};

export type TutorialCells = {
  /** Its name in error messages, e.g. "docs/examples/a.mdx" */
  name: string;
  cells: readonly Cell[];
};

/**
 * Type-checks tutorials, each as one module, with the real client's types. Returns "file:line:
 * message".
 * @param apis the ids of the portal's APIs, each of which has a host
 */
export function checkTutorials(
  tutorials: readonly TutorialCells[],
  apis: readonly string[],
): string[] {
  const modules = new Map(
    // Inside the package, so that imports resolve as they do at run time.
    tutorials.map(({ name, cells }, index) => [
      join(sourceFolder, `tutorial-${index + 1}.ts`),
      { name, lines: joinCells(cells) },
    ]),
  );
  const hostsFile = join(sourceFolder, 'cell-hosts.d.ts');
  const texts = new Map([
    [hostsFile, hostsDeclaration(apis)],
    ...Array.from(
      modules,
      ([path, { lines }]) => [path, lines.map(({ text }) => text).join('\n')] as const,
    ),
  ]);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  const ambient = ['cell-globals.d.ts', 'd3-scale.d.ts'].map((file) => join(sourceFolder, file));
  const program = ts.createProgram([...ambient, ...texts.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const { file, start = 0 } = diagnostic;
    const module = file && modules.get(file.fileName);
    if (!file || !module) return `${file?.fileName ?? 'the cells'}: ${text}`;
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    return `${module.name}:${module.lines[line]?.line ?? 0}:${character + 1}: ${text}`;
  });
}

/** The address before each API's own path; a name that no API has is an error. */
function hostsDeclaration(apis: readonly string[]): string {
  const fields = apis.map((id) => `  readonly ${JSON.stringify(id)}: string;`);
  return ['declare const hosts: {', ...fields, '};', ''].join('\n');
}
