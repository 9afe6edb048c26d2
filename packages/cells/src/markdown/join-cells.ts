import { type ImportDeclaration, parse } from 'acorn';
import { type Cell, cellsOf } from '../cell.ts';
import { stripTypes } from '../compile/strip-types.ts';

/** A line of a joined module, and the line of the tutorial it came from; 0 for none. */
export type JoinedLine = { text: string; line: number };

/**
 * The TypeScript cells of a tutorial as one module. Steps follow each other; the solutions of an
 * exercise are in their own block, so that no later step sees what they declare.
 */
export function joinCells(all: readonly Cell[], heading?: (cell: Cell) => string): JoinedLine[] {
  const made = (text: string): JoinedLine => ({ text, line: 0 });
  const cells = cellsOf(all, 'ts');
  return cells.flatMap((cell, index) => {
    const title = heading ? [made(heading(cell))] : [];
    if (cell.kind === 'step') return [...title, ...linesOf(cell)];
    const isFirst = cells[index - 1]?.exercise !== cell.exercise;
    const isLast = cells[index + 1]?.exercise !== cell.exercise;
    // No block may contain an import.
    const together = isFirst ? cells.filter(({ exercise }) => exercise === cell.exercise) : [];
    return [
      ...title,
      ...together.flatMap((one) => importsApart(one).imports),
      ...(isFirst ? [made('{')] : []),
      ...importsApart(cell).others,
      ...(isLast ? [made('}')] : []),
    ];
  });
}

function linesOf({ source, line }: Cell): JoinedLine[] {
  return source.split('\n').map((text, at) => ({ text, line: line + at }));
}

function importsApart(cell: Cell): { imports: JoinedLine[]; others: JoinedLine[] } {
  const imported = importLines(cell.source);
  const isImport = (_: JoinedLine, at: number): boolean => imported.has(at + 1);
  const lines = linesOf(cell);
  return {
    imports: lines.filter(isImport),
    others: lines.filter((line, at) => !isImport(line, at)),
  };
}

/** The lines, from 1, of a cell's import statements. */
function importLines(source: string): ReadonlySet<number> {
  const lines = [...valueImports(source), ...typeImports(source)].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  return new Set(lines);
}

type Range = readonly [from: number, to: number];

function valueImports(source: string): Range[] {
  try {
    const { code } = stripTypes(source);
    const { body } = parse(code, { ecmaVersion: 2025, sourceType: 'module', locations: true });
    return body
      .filter((node): node is ImportDeclaration => node.type === 'ImportDeclaration')
      .map(({ loc }) => [loc?.start.line ?? 1, loc?.end.line ?? 1]);
  } catch {
    return []; // Not TypeScript: its check says where.
  }
}

function typeImports(source: string): Range[] {
  return [...source.matchAll(/^import type\b[^;'"]*['"][^'"]+['"]/gm)].map(({ 0: text, index }) => {
    const from = source.slice(0, index).split('\n').length;
    return [from, from + text.split('\n').length - 1];
  });
}
