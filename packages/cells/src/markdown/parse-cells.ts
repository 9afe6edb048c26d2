import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Cell } from '../cell.ts';
import type { CodeNode, TreeNode } from './syntax-tree.ts';

/** Something in a tutorial that only its writer can mend. */
export class TutorialError extends Error {}

/** @param mdx the text of a tutorial @param file what to call it in words about mistakes */
export function parseCells(mdx: string, file = 'tutorial.mdx'): Cell[] {
  return cellsIn(parseMdx(mdx, file), file);
}

export function parseMdx(mdx: string, file: string): TreeNode {
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);
  try {
    return parser.parse(mdx) as TreeNode;
  } catch (error) {
    const { message, line, reason } = error as Error & { line?: number; reason?: string };
    throw new TutorialError(`${file}:${line ?? 1}: ${reason ?? message}`, { cause: error });
  }
}

/** All cells in order, or one error that names every wrong mark. */
export function cellsIn(root: TreeNode, file = 'tutorial.mdx'): Cell[] {
  const cells: Cell[] = [];
  const problems: string[] = [];
  const exercises = new Map<TreeNode, number>();
  walk(root, undefined, (node, details) => {
    const line = node.position?.start.line ?? 1;
    const problem = markProblem(node, details !== undefined);
    if (problem) problems.push(`${file}:${line}: ${problem}`);
    if (problem || !isCell(node)) return;
    if (details) exercises.set(details, exercises.get(details) ?? exercises.size + 1);
    cells.push({
      id: `cell-${cells.length + 1}`,
      ...(details ? { kind: 'solution', exercise: exercises.get(details) ?? 0 } : { kind: 'step' }),
      source: node.value,
      line: line + 1,
    });
  });
  if (problems.length > 0) throw new TutorialError(problems.join('\n'));
  return cells;
}

type Visit = (node: CodeNode, details: TreeNode | undefined) => void;

function walk(node: TreeNode, details: TreeNode | undefined, visit: Visit): void {
  if (node.type === 'code') visit(node as CodeNode, details);
  const inside = node.name === 'details' ? node : details;
  for (const child of node.children ?? []) walk(child, inside, visit);
}

function marks({ meta }: CodeNode): string[] {
  return (meta ?? '').split(/\s+/).filter(Boolean);
}

export function isCell(node: CodeNode): boolean {
  return marks(node).includes('cell');
}

function markProblem(node: CodeNode, isFolded: boolean): string | undefined {
  const all = marks(node);
  const near = all.find((mark) => /^(cells|Cell|solution|Solution)$/.test(mark));
  if (!isCell(node)) {
    return near
      ? `"${near}" marks nothing alone. Write \`\`\`ts cell or \`\`\`ts cell solution.`
      : undefined;
  }
  const rest = all.filter((mark) => mark !== 'cell' && mark !== 'solution');
  const isSolution = all.includes('solution');
  if (node.lang !== 'ts')
    return `A cell is TypeScript: write \`\`\`ts cell, not \`\`\`${node.lang} cell.`;
  if (rest.length > 0)
    return `A cell knows no "${rest[0]}". Write \`\`\`ts cell or \`\`\`ts cell solution.`;
  if (isSolution && !isFolded) return 'A solution is folded away: put it inside <details>.';
  if (!isSolution && isFolded)
    return 'A cell inside <details> is a solution: write ```ts cell solution.';
  if (node.value.trim() === '') return 'This cell is empty.';
  return undefined;
}
