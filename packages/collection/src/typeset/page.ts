/** Left, top, width and height of something on a page, in whole pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export type Word = { text: string; box: Box };

/** A block of lines, and each line its words. */
export type PageBlock = { kind: 'text' | 'title' | 'heading' | 'folio'; lines: Word[][] };

/** A page as it was set: the one source of its picture and of its words' places. */
export type Page = {
  width: number;
  height: number;
  blocks: PageBlock[];
  /** Ink that is no word: rules and flowers. */
  ornaments: Box[];
  /** Path data of the ink, line by line. */
  ink: string[];
};

/** The page's words in reading order. */
export function wordsOf({ blocks }: Pick<Page, 'blocks'>): Word[] {
  return blocks.flatMap(({ lines }) => lines.flat());
}
