import { type CellLanguage, cellLanguages } from '../cell.ts';
import type { CodeNode } from './syntax-tree.ts';

/** Where a fence is in its page. */
export type FencePlace = {
  /** Inside `<details>` */
  isFolded: boolean;
  /** Of the element around it that only one track shows, e.g. "InPython" */
  track?: { element: string; language: CellLanguage };
  hasTypeScriptBefore: boolean;
};

/** The elements whose content only readers of one language see. */
export const trackElements: Readonly<Record<string, CellLanguage>> = {
  InTypeScript: 'ts',
  InPython: 'python',
  InR: 'r',
};

const otherNames: Readonly<Record<string, CellLanguage>> = {
  ...{ js: 'ts', javascript: 'ts', jsx: 'ts', tsx: 'ts', typescript: 'ts' },
  ...{ py: 'python', python3: 'python', Python: 'python', R: 'r' },
};

export function isCell(node: CodeNode): boolean {
  return marks(node).includes('cell');
}

/** Of a fence that is a cell: its marks have no problem. */
export function cellMarks(node: CodeNode) {
  const all = marks(node);
  return {
    language: languageOf(node),
    isSame: all.includes('same'),
    varies: all.includes('varies'),
  };
}

function marks({ meta }: CodeNode): string[] {
  return (meta ?? '').split(/\s+/).filter(Boolean);
}

/** What is wrong with the marks of a fence, if anything, and what would be right. */
export function markProblem(node: CodeNode, place: FencePlace): string | undefined {
  const all = marks(node);
  if (!isCell(node)) {
    const near = all.find((mark) => /^(cells|solution|same|varies)$/i.test(mark));
    return near
      ? `"${near}" means nothing by itself. Write ${forms(languageOf(node))}.`
      : undefined;
  }
  const language = cellLanguages.find((one) => one === node.lang);
  if (!language) {
    return `A cell is written in ${cellLanguages.join(', ')}: write \`\`\`${languageOf(node)} cell, not \`\`\`${node.lang ?? ''} cell.`;
  }
  const unknown = all.find((mark) => !['cell', 'solution', 'same', 'varies'].includes(mark));
  if (unknown !== undefined) return `A cell has no mark "${unknown}". Write ${forms(language)}.`;
  const isSolution = all.includes('solution');
  const { isFolded, track, hasTypeScriptBefore } = place;
  const problems: [boolean, string][] = [
    [isSolution && !isFolded, 'Solutions are collapsed: put it inside <details>.'],
    [
      !isSolution && isFolded,
      `A cell inside <details> is a solution: write \`\`\`${language} cell solution.`,
    ],
    [
      all.includes('same') && language === 'ts',
      '"same" compares a python or r cell with the ts cell before it. Write ```ts cell.',
    ],
    [
      all.includes('same') && !hasTypeScriptBefore,
      '"same" compares with the ts cell before it, and there is none. Put one before it, or leave "same" out.',
    ],
    [
      all.includes('varies') && language === 'ts',
      '"varies" is for the drawings of a python or r cell, which are recorded. Write ```ts cell.',
    ],
    [
      track !== undefined && track.language !== language,
      `Nobody would see a ${language} cell inside <${track?.element}>: put it outside.`,
    ],
    [node.value.trim() === '', 'This cell is empty.'],
  ];
  return problems.find(([isWrong]) => isWrong)?.[1];
}

function languageOf({ lang }: CodeNode): CellLanguage {
  return cellLanguages.find((one) => one === lang) ?? otherNames[lang ?? ''] ?? 'ts';
}

function forms(language: CellLanguage): string {
  const start = `\`\`\`${language} cell`;
  return language === 'ts'
    ? `${start} or ${start} solution`
    : `${start} or ${start} solution, and "same" after it if the ts cell before shows the same numbers, or "varies" if its drawings differ between processors`;
}
