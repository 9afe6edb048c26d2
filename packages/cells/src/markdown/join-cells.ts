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
    const lines = cell.source.split('\n').map((text, at) => ({ text, line: cell.line + at }));
    if (cell.kind === 'step') return [...title, ...lines];
    const imported = importLines(cell.source);
    const isImport = (_: JoinedLine, at: number): boolean => imported.has(at + 1);
    const isFirst = cells[index - 1]?.exercise !== cell.exercise;
    const isLast = cells[index + 1]?.exercise !== cell.exercise;
    return [
      ...title,
      ...lines.filter(isImport),
      ...(isFirst ? [made('{')] : []),
      ...lines.filter((line, at) => !isImport(line, at)),
      ...(isLast ? [made('}')] : []),
    ];
  });
}

/** The lines, from 1, of a cell's import statements. */
function importLines(source: string): ReadonlySet<number> {
  const { code } = stripTypes(source);
  const { body } = parse(code, { ecmaVersion: 2023, sourceType: 'module', locations: true });
  const ranges = body
    .filter((node): node is ImportDeclaration => node.type === 'ImportDeclaration')
    .map(({ loc }) => [loc?.start.line ?? 1, loc?.end.line ?? 1] as const);
  const typeOnly = source
    .split('\n')
    .flatMap((text, at) => (/^import type .* from /.test(text) ? [at + 1] : []));
  const lines = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  return new Set([...lines, ...typeOnly]);
}
