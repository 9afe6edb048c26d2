import { z } from 'zod';
import type { Book } from '../read/read-books.ts';
import { displayName } from '../records/display-name.ts';
import { drawPage } from '../typeset/draw-page.ts';
import type { Page } from '../typeset/page.ts';
import { presses } from '../typeset/presses.ts';
import { setBook } from '../typeset/set-book.ts';
import { writeAlto } from '../typeset/write-alto.ts';
import { digest } from './digest.ts';
import { inLanes } from './in-lanes.ts';
import type { Output } from './output.ts';
import type { Progress } from './progress.ts';

/** A page with the name that the image and text services know it by, e.g. "b20417783_0001.jp2". */
export type BookPage = { asset: string; index: number; page: Page };

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
    const inputs = digest(code, JSON.stringify(book));
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

export function drawBookPage(book: Book, { asset, index, page }: BookPage): Promise<Buffer> {
  return drawPage(page, presses[book.press], { seed: asset, isRecto: index % 2 === 0 });
}

export function setPages(book: Book): BookPage[] {
  const [opening] = book.blocks;
  const [author] = Object.keys(book.by ?? {});
  const title = {
    title: opening?.kind === 'title' ? opening.text : book.title,
    author: author && displayName(author.replace(/ \[\w+\]$/, '')),
    imprint: [book.place, book.publisher, [book.date ?? []].flat()[0]].filter(
      (line): line is string => Boolean(line),
    ),
  };
  const manuscript = { seed: book.identifier, title, blocks: book.blocks };
  return setBook(manuscript, presses[book.press]).map((page, index) => ({
    asset: `${book.identifier}_${String(index + 1).padStart(4, '0')}.jp2`,
    index,
    page,
  }));
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

/** What the text services need of a book: every word and its place, line by line. */
function bookText({ identifier, title }: Book, pages: readonly BookPage[]) {
  return {
    identifier,
    title,
    pages: pages.map(({ asset, page: { width, height, blocks } }) => ({
      asset,
      width,
      height,
      lines: blocks.flatMap(({ lines }) =>
        lines.map((words) => words.map(({ text, box }) => [text, ...box])),
      ),
    })),
  };
}
