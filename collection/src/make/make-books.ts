import type { Book } from '../read/read-books.ts';
import { displayName } from '../records/display-name.ts';
import type { Page } from '../typeset/page.ts';
import { presses } from '../typeset/presses.ts';
import { setBook } from '../typeset/set-book.ts';
import { digest } from './digest.ts';
import type { PictureJob } from './make-picture.ts';

/** A page with the name that the image and text services know it by, e.g. "b20417783_0001.jp2". */
export type BookPage = { book: Book; asset: string; index: number; page: Page };

export type SetBook = { book: Book; pages: BookPage[] };

export function setPages(book: Book): SetBook {
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
  const pages = setBook(manuscript, presses[book.press]).map((page, index) => ({
    book,
    asset: `${book.identifier}_${String(index + 1).padStart(4, '0')}.jp2`,
    index,
    page,
  }));
  return { book, pages };
}

export function pageJob({ book, asset, index, page }: BookPage, codeDigest: string): PictureJob {
  const { width, height, ink } = page;
  return {
    name: pictureName(asset),
    inputs: digest(codeDigest, asset, ink),
    subject: {
      kind: 'page',
      page: { width, height, ink },
      press: book.press,
      seed: asset,
      isRecto: index % 2 === 0,
    },
  };
}

/** The name of a page's picture file: the image service's name without its ending. */
export function pictureName(asset: string): string {
  return asset.replace(/\.jp2$/, '');
}

/** What the text services need of a book: every word, where it stands, line by line. */
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
