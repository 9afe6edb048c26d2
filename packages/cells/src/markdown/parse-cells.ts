import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Cell, type CellLanguage, cellsOf } from '../cell.ts';
import { cellMarks, isCell, markProblem, trackElements } from './cell-marks.ts';
import { type CodeNode, isCode, type TreeNode } from './syntax-tree.ts';

/** Something in a tutorial that only its author can fix. */
export class TutorialError extends Error {}

/** @param mdx the text of a tutorial @param file what to call it in messages */
export function parseCells(mdx: string, file = 'tutorial.mdx'): Cell[] {
  return cellsIn(parseMdx(mdx, file), file);
}

export function parseMdx(mdx: string, file: string): TreeNode {
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);
  try {
    return parser.parse(mdx);
  } catch (error) {
    const { message, line, reason } = error as Error & { line?: number; reason?: string };
    throw new TutorialError(`${file}:${line ?? 1}: ${reason ?? message}`, { cause: error });
  }
}

/** The cells of all languages in order, or one error that names every wrong mark. */
export function cellsIn(root: TreeNode, file = 'tutorial.mdx'): Cell[] {
  const cells: Cell[] = [];
  const problems: string[] = [];
  const exercises = new Map<CellLanguage, Map<TreeNode, number>>();
  walk(root, {}, (node, { details, track }) => {
    const line = node.position?.start.line ?? 1;
    const compared = cellsOf(cells, 'ts').at(-1);
    const problem = markProblem(node, {
      isFolded: details !== undefined,
      hasTypeScriptBefore: compared !== undefined,
      ...(track && { track }),
    });
    if (problem) problems.push(`${file}:${line}: ${problem}`);
    if (problem || !isCell(node)) return;
    const { language, isSame, varies } = cellMarks(node);
    const number = cellsOf(cells, language).length + 1;
    cells.push({
      id: `${language === 'ts' ? 'cell' : language}-${number}`,
      language,
      ...(details
        ? { kind: 'solution', exercise: exerciseOf(details, language, exercises) }
        : { kind: 'step' }),
      ...(isSame && compared && { sameAs: compared.id }),
      ...(varies && { varies: true as const }),
      source: node.value,
      line: line + 1,
    });
  });
  if (problems.length > 0) throw new TutorialError(problems.join('\n'));
  return cells;
}

function exerciseOf(
  details: TreeNode,
  language: CellLanguage,
  exercises: Map<CellLanguage, Map<TreeNode, number>>,
): number {
  const known = exercises.get(language) ?? new Map<TreeNode, number>();
  exercises.set(language, known);
  const number = known.get(details) ?? known.size + 1;
  known.set(details, number);
  return number;
}

type Around = { details?: TreeNode; track?: { element: string; language: CellLanguage } };

function walk(
  node: TreeNode,
  around: Around,
  visit: (node: CodeNode, around: Around) => void,
): void {
  if (isCode(node)) visit(node, around);
  const language = trackElements[node.name ?? ''];
  const inside = {
    ...around,
    ...(node.name === 'details' && { details: node }),
    ...(node.name && language && { track: { element: node.name, language } }),
  };
  for (const child of node.children ?? []) walk(child, inside, visit);
}
