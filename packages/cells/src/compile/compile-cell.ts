import { type ImportDeclaration, type Program, parse } from 'acorn';
import { simple } from 'acorn-walk';
import MagicString from 'magic-string';
import { CellProblem } from './cell-problem.ts';
import { checkReproducible } from './check-reproducible.ts';
import { declaredNames } from './local-names.ts';
import { type Locate, locateBy } from './positions.ts';
import { type Reference, sharedReferences } from './shared-references.ts';
import { plainSyntax, stripTypes } from './strip-types.ts';

/** In compiled code: the object that contains what all cells declare, and the module loader. */
export const scopeName = 'cell$scope';
export const importName = 'cell$import';

export type CompiledCell = {
  /**
   * The body of an async function of `scopeName` and `importName`, with as many lines as the
   * source.
   */
  code: string;
  /** From a position in `code` to the position in the source. */
  locate: Locate;
  /** The names it declares for itself and for later cells. */
  declares: string[];
  /** The names it uses from elsewhere: earlier cells, helpers, the language. */
  uses: ReadonlySet<string>;
};

export type CompileOptions = {
  /** Names that are the language's or the browser's own, unless a cell declares them. */
  isGlobal: (name: string) => boolean;
  /** Names that earlier cells have declared. */
  isShared: (name: string) => boolean;
  /** Refuse what would give another result next time. */
  reproducible?: boolean;
};

/**
 * Prepares a cell to run: types are removed, and what it declares becomes part of the shared scope.
 */
export function compileCell(source: string, options: CompileOptions): CompiledCell {
  const { code, locate: locateSource } = stripTypes(source);
  const program = parseModule(code, locateSource);
  if (options.reproducible) checkReproducible(program, code, locateSource);
  const own = new Set(program.body.flatMap(sharedDeclarations));
  const text = new MagicString(code);
  const references = sharedReferences(program);
  rewriteReferences(text, references, (name, isTypeof) =>
    own.has(name) || options.isShared(name) ? true : !isTypeof && !options.isGlobal(name),
  );
  const hoisted = rewriteStatements(text, program, locateSource);
  text.prepend(`'use strict';${hoisted}`);
  const locateCompiled = locateBy(text.generateDecodedMap({ hires: 'boundary' }).mappings);
  return {
    code: text.toString(),
    locate: (position) => locateSource(locateCompiled(position)),
    declares: [...own],
    uses: new Set(references.map(({ name }) => name)),
  };
}

function parseModule(code: string, locate: Locate): Program {
  try {
    return parse(code, { ecmaVersion: 2025, sourceType: 'module', locations: true });
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const place = locate({ line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 });
    throw new CellProblem(plainSyntax(message), place.line, place.column);
  }
}

function sharedDeclarations(statement: Program['body'][number]): string[] {
  if (statement.type !== 'ImportDeclaration') return declaredNames(statement);
  return statement.specifiers.map(({ local }) => local.name);
}

function rewriteReferences(
  text: MagicString,
  references: Reference[],
  isRewritten: (name: string, isTypeof: boolean) => boolean,
): void {
  for (const { name, start, end, isShorthand, isTypeof } of references) {
    if (!isRewritten(name, isTypeof)) continue;
    if (isTypeof) {
      // The name may be declared by a cell that has not run: `typeof` of it is not an error.
      text.appendLeft(start, `("${name}" in ${scopeName} ? ${scopeName}.`);
      text.appendRight(end, ` : globalThis.${name})`);
      continue;
    }
    text.appendLeft(start, `${isShorthand ? `${name}: ` : ''}${scopeName}.`);
    // So that an error at the name is reported at the name.
    text.addSourcemapLocation(start);
    text.addSourcemapLocation(end);
  }
}

/**
 * Returns what must come before the first statement: functions can be called above their
 * declaration.
 */
function rewriteStatements(text: MagicString, program: Program, locate: Locate): string {
  let hoisted = '';
  for (const statement of program.body) {
    if (statement.type === 'VariableDeclaration') {
      const { declarations, start, end } = statement;
      const [first, last] = [declarations[0], declarations.at(-1)];
      if (!first || !last) continue;
      text.update(start, start + statement.kind.length, ';(');
      for (const { id, init } of declarations) if (!init) text.appendRight(id.end, ' = undefined');
      text.appendRight(last.end, last.end === end ? ');' : ')');
    } else if (statement.type === 'FunctionDeclaration') {
      const { name, start, end } = statement.id;
      text.remove(start, end).appendRight(start, `cell$${name}`);
      hoisted += `${scopeName}.${name}=cell$${name};`;
    } else if (statement.type === 'ClassDeclaration') {
      text.appendRight(statement.start, `${scopeName}.${statement.id.name} = `);
      text.appendLeft(statement.end, ';');
    } else if (statement.type === 'ImportDeclaration') {
      rewriteImport(text, statement);
    } else if (statement.type.startsWith('Export')) {
      const place = locate(at(statement));
      const message = 'A cell cannot export: leave out "export". Later cells see its variables.';
      throw new CellProblem(message, place.line, place.column);
    }
  }
  simple(program, {
    ImportExpression(node) {
      text.update(node.start, node.start + 'import'.length, importName);
    },
    MetaProperty(node) {
      if (node.meta.name !== 'import') return;
      const place = locate(at(node));
      throw new CellProblem('A cell has no import.meta.', place.line, place.column);
    },
  });
  return hoisted;
}

function at({ loc }: { loc?: { start: { line: number; column: number } } | null }) {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}

/** `import { max as most } from 'd3-array'` -> an assignment from what the loader returns. */
function rewriteImport(text: MagicString, node: ImportDeclaration): void {
  const module = JSON.stringify(node.source.value);
  const lines = '\n'.repeat(text.original.slice(node.start, node.end).split('\n').length - 1);
  const [whole, ...named] = [...node.specifiers].sort((a) =>
    a.type === 'ImportNamespaceSpecifier' ? -1 : 1,
  );
  const all = whole?.type === 'ImportNamespaceSpecifier' ? named : node.specifiers;
  const names = all.map((one) =>
    one.type === 'ImportSpecifier' ? exportedName(one.imported) : 'default',
  );
  const load = `await ${importName}(${module}, ${JSON.stringify(names)})`;
  const parts = all.map((one, index) => `${JSON.stringify(names[index])}: ${target(one)}`);
  const pattern = `({${parts.join(', ')}} = ${
    whole?.type === 'ImportNamespaceSpecifier' ? `${target(whole)} = ${load}` : load
  });`;
  text.update(node.start, node.end, `;${pattern}${lines}`);
}

function target({ local }: { local: { name: string } }): string {
  return `${scopeName}.${local.name}`;
}

function exportedName(imported: { type: string; name?: string; value?: unknown }): string {
  return imported.name ?? String(imported.value);
}
