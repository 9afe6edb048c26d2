/** Left, top, width and height of something on a page, in whole pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The smallest box of whole pixels that contains all the ink. */
export function outward(left: number, top: number, right: number, bottom: number): Box {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  return [x, y, Math.ceil(right) - x, Math.ceil(bottom) - y];
}

export type Word = { text: string; box: Box };

/** A block of lines, each a list of words. */
export type PageBlock = { kind: 'text' | 'title' | 'heading' | 'folio'; lines: Word[][] };

/** A typeset page: the single source for its picture and the positions of its words. */
export type Page = {
  width: number;
  height: number;
  blocks: PageBlock[];
  /** Ink other than words: rules and flowers. */
  ornaments: Box[];
  /** Path data of the ink, line by line. */
  ink: string[];
};

/** The page's words in reading order. */
export function wordsOf({ blocks }: Pick<Page, 'blocks'>): Word[] {
  return blocks.flatMap(({ lines }) => lines.flat());
}
