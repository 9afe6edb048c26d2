import { ensureSyntaxTree, getIndentUnit } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightTree } from '@lezer/highlight';
import { expect, it } from 'vitest';
import type { CellLanguage } from '../../cell.ts';
import { codeColours } from './code-colours.ts';
import { loadLanguage } from './load-language.ts';

async function open(language: CellLanguage, doc: string): Promise<EditorState> {
  return EditorState.create({ doc, extensions: await loadLanguage(language) });
}

/** The pieces of code that have another colour than plain text. */
async function coloured(language: CellLanguage, doc: string): Promise<string[]> {
  const pieces: string[] = [];
  // An editor stops reading after some milliseconds, and continues later.
  const tree = ensureSyntaxTree(await open(language, doc), doc.length, Number.POSITIVE_INFINITY);
  if (!tree) throw new Error('The code was not read to its end');
  highlightTree(tree, codeColours, (from, to) => pieces.push(doc.slice(from, to)));
  return pieces;
}

it.each<[CellLanguage, string, string[]]>([
  ['ts', 'const a: X = "b"; // c', ['const', 'X', '"b"', '// c']],
  ['python', 'for a in [1, None]: print("b")  # c', ['for', 'in', '1', 'None', '"b"', '# c']],
])('colours %s', async (language, source, expected) => {
  const pieces = await coloured(language, source);
  for (const piece of expected) expect(pieces).toContain(piece);
  expect(pieces).not.toContain('a');
});

it.each<[CellLanguage, number]>([
  ['ts', 2],
  ['python', 4],
  ['r', 4],
])('indents %s by %i', async (language, spaces) => {
  expect(getIndentUnit(await open(language, ''))).toBe(spaces);
});
