import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseText, type TextBlock } from '../typeset/parse-text.ts';
import { pressNames } from '../typeset/presses.ts';
import { checkSource, listSources, parseYaml } from './read-source.ts';
import { type Attempt, SourceProblems } from './source-problems.ts';
import { workEntry } from './work-entry.ts';

const bookEntry = workEntry.extend({
  /** The library's number for the book, which identifies it in the image and text services. */
  identifier: z.string().regex(/^b\d{7}[\dx]$/, 'must be like b20417783'),
  press: z.enum(pressNames),
});

export type Book = z.infer<typeof bookEntry> & { file: string; blocks: TextBlock[] };

export function readBooks(root: string, attempt: Attempt): Book[] {
  return listSources(root, 'books', '.md').flatMap((file) => attempt(() => readBook(root, file)));
}

function readBook(root: string, file: string): Book {
  // Windows may begin a file with a byte order mark and end its lines with two characters.
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\uFEFF|\r(?=\n)/g, '');
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    const message = 'must begin with its description between two lines of ---';
    throw new SourceProblems([{ file, message }]);
  }
  return {
    ...checkSource(bookEntry, parseYaml(front, file), file),
    file,
    blocks: parseText(body),
  };
}
