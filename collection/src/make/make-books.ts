import { z } from 'zod';
import type { Book } from '../read/read-books.ts';
import {
  type BookPage,
  bookText,
  drawBookPage,
  manuscriptOf,
  setPages,
} from '../typeset/book-pages.ts';
import { writeAlto } from '../typeset/write-alto.ts';
import { digest } from './digest.ts';
import { inLanes } from './in-lanes.ts';
import type { Output } from './output.ts';
import type { Progress } from './progress.ts';

const madePage = z.object({ asset: z.string(), width: z.number(), height: z.number() });

/** What is known of the books once they are made, by their identifiers. */
export const madeBooks = z.record(
  z.string(),
  z.object({
    /** The digest of everything the book was made from. */
    inputs: z.string(),
    pages: z.array(madePage),
  }),
);

export type MadeBooks = z.infer<typeof madeBooks>;
export type MadePage = z.infer<typeof madePage>;

export type BookOptions = {
  /** The digest of the code that sets and draws pages. */
  code: string;
  /** From an earlier run. */
  known: MadeBooks;
  output: Output;
  progress: Progress;
};

/** Sets and draws the books that are new or have changed; the files of the others are kept. */
export async function makeBooks(
  books: readonly Book[],
  { code, known, output, progress }: BookOptions,
): Promise<MadeBooks> {
  const made: MadeBooks = {};
  const waiting: { book: Book; page: BookPage }[] = [];
  for (const book of books) {
    const { press, title } = book;
    const inputs = digest(code, press, title, JSON.stringify(manuscriptOf(book)));
    const before = known[book.identifier];
    if (before?.inputs === inputs && bookFiles(book, before.pages).every(output.keep)) {
      made[book.identifier] = before;
      continue;
    }
    const pages = setPages(book);
    made[book.identifier] = { inputs, pages: pages.map(madeFrom) };
    output.write(textPath(book), JSON.stringify(bookText(book, pages)));
    for (const { asset, page } of pages) output.write(altoPath(asset), writeAlto(page, asset));
    waiting.push(...pages.map((page) => ({ book, page })));
  }
  const bar = progress('Pages of books', waiting.length);
  await inLanes(waiting, async ({ book, page }) => {
    output.write(pagePath(page.asset), await drawBookPage(book, page));
    bar.step();
  });
  return made;
}

/** The name of a page's picture file: the image service's name with the ending that it has. */
export function pageFile(asset: string): string {
  return asset.replace(/\.jp2$/, '.webp');
}

function madeFrom({ asset, page: { width, height } }: BookPage): MadePage {
  return { asset, width, height };
}

function bookFiles(book: Book, pages: readonly MadePage[]): string[] {
  return [textPath(book), ...pages.flatMap(({ asset }) => [altoPath(asset), pagePath(asset)])];
}

function textPath({ identifier }: Book): string {
  return `books/${identifier}.json`;
}

function altoPath(asset: string): string {
  return `alto/${asset.replace(/\.jp2$/, '.xml')}`;
}

function pagePath(asset: string): string {
  return `pictures/${pageFile(asset)}`;
}
