import type { Book } from '../read/read-books.ts';
import { displayName } from '../records/display-name.ts';
import { drawPage } from './draw-page.ts';
import type { Page } from './page.ts';
import { presses } from './presses.ts';
import { type Manuscript, setBook } from './set-book.ts';

/** A page with its name in the image and text services, e.g. "b20417783_0001.jp2". */
export type BookPage = { asset: string; index: number; page: Page };

/** The parts of a book to typeset: its title page and its text. */
export function manuscriptOf(book: Book): Manuscript {
  const [opening] = book.blocks;
  const [author] = Object.keys(book.by ?? {});
  const title = {
    title: opening?.kind === 'title' ? opening.text : book.title,
    author: author && displayName(author.replace(/ \[\w+\]$/, '')),
    imprint: [book.place, book.publisher, [book.date ?? []].flat()[0]].filter(
      (line): line is string => Boolean(line),
    ),
  };
  return { seed: book.identifier, title, blocks: book.blocks };
}

export function setPages(book: Book): BookPage[] {
  return setBook(manuscriptOf(book), presses[book.press]).map((page, index) => ({
    asset: `${book.identifier}_${String(index + 1).padStart(4, '0')}.jp2`,
    index,
    page,
  }));
}

export function drawBookPage({ press }: Book, { asset, index, page }: BookPage): Promise<Buffer> {
  return drawPage(page, presses[press], { seed: asset, isRecto: index % 2 === 0 });
}

/** What the text services need: every word of a book with its position, line by line. */
export function bookText({ identifier, title }: Book, pages: readonly BookPage[]) {
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
