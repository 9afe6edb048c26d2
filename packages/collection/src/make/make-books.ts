import { digest } from '@portal/freshness';
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
import { inLanes } from './in-lanes.ts';
import type { Output, Pieces } from './made-files.ts';
import type { Progress } from './progress.ts';

const madePage = z.object({ asset: z.string(), width: z.number(), height: z.number() });

const madePages = z.array(madePage);

export type MadePage = z.infer<typeof madePage>;

export type BookOptions = {
  /** The digest of the code that typesets and draws pages. */
  code: string;
  pieces: Pieces;
  output: Output;
  progress: Progress;
};

/** Typesets and draws the books that are new or have changed; the files of the others are kept. */
export async function makeBooks(
  books: readonly Book[],
  { code, pieces, output, progress }: BookOptions,
): Promise<MadePage[]> {
  const made: MadePage[] = [];
  const waiting: { book: Book; page: BookPage }[] = [];
  for (const book of books) {
    const { press, title } = book;
    const key = digest(code, press, title, JSON.stringify(manuscriptOf(book)));
    const known = pieces.find(key);
    const before = known && madePages.parse(JSON.parse(known.toString()));
    if (before && bookFiles(book, before).every(output.keep)) {
      made.push(...before);
      continue;
    }
    const pages = setPages(book);
    const now = pages.map(madeFrom);
    made.push(...now);
    pieces.keep(key, JSON.stringify(now));
    output.write(textPath(book), JSON.stringify(bookText(book, pages)));
    for (const page of pages) output.write(altoPath(page.asset), writeAlto(page));
    waiting.push(...pages.map((page) => ({ book, page })));
  }
  const bar = progress('Pages of books', waiting.length);
  await inLanes(waiting, async ({ book, page }) => {
    output.write(pagePath(page.asset), await drawBookPage(book, page));
    bar.step();
  });
  return made;
}

/** The file name of a page's picture: its name in the image service, with the extension of the file. */
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
