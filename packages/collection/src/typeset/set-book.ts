import { breakLines } from './break-lines.ts';
import type { Page } from './page.ts';
import type { TextBlock } from './parse-text.ts';
import type { Press } from './presses.ts';
import { type Galley, startPage } from './set-page.ts';
import { setTitlePage, type TitlePage } from './title-page.ts';
import { typefaces } from './typefaces.ts';

export type Manuscript = { seed: string; title: TitlePage; blocks: readonly TextBlock[] };

/** Typesets a book: its title page, a blank back, and as many pages as the text needs. */
export function setBook({ seed, title, blocks }: Manuscript, press: Press): Page[] {
  const pages: Page[] = [
    setTitlePage(title, press, `${seed} title`),
    startPage(press, `${seed} back`).done(),
  ];
  let folio = 1;
  let galley = startPage(press, `${seed} ${folio}`);

  function turnPage(): void {
    galley.folio(folio);
    pages.push(galley.done());
    folio += 1;
    galley = startPage(press, `${seed} ${folio}`);
  }

  for (const block of blocks) {
    if (block.kind === 'title') continue;
    for (const piece of composeBlock(block, press)) {
      if (!galley.room(piece.height + piece.keep)) {
        turnPage();
        if (piece.kind === 'gap') continue;
        if (piece.kind === 'line') galley.open(piece.block);
      }
      place(piece, galley);
    }
  }
  turnPage();
  return pages;
}

/** What cannot be split between two pages. `keep` is the space that must remain below it. */
type Piece = { height: number; keep: number } & (
  | { kind: 'gap' }
  | { kind: 'flower' }
  | { kind: 'line'; block: 'text' | 'heading'; starts: boolean; set: Parameters<Galley['line']>[0] }
);

function place(piece: Piece, galley: Galley): void {
  if (piece.kind === 'flower') galley.flower();
  if (piece.kind === 'line') {
    if (piece.starts) galley.open(piece.block);
    galley.line(piece.set);
  }
  galley.skip(piece.height);
}

function composeBlock(block: TextBlock, press: Press): Piece[] {
  const { leading } = press;
  const gap = (share: number): Piece => ({ kind: 'gap', height: leading * share, keep: 0 });
  switch (block.kind) {
    case 'heading':
      // A heading takes two lines of what follows with it to the next page.
      return [gap(0.6), ...lines(block.text, press, 'heading', leading * 3), gap(0.25)];
    case 'paragraph':
      return lines(block.text, press, 'text', 0);
    case 'centred':
      return lines(block.text, press, 'centred', 0);
    case 'verse':
      return [gap(0.4), ...block.lines.flatMap((line) => lines(line, press, 'verse', 0)), gap(0.4)];
    case 'ornament':
      return [gap(0.4), { kind: 'flower', height: leading, keep: 0 }, gap(0.4)];
    case 'title':
      return [];
  }
}

type Style = 'text' | 'heading' | 'centred' | 'verse';

function lines(text: string, press: Press, style: Style, keep: number): Piece[] {
  const size = style === 'heading' ? press.size * 1.12 : press.size;
  const typeface = typefaces[style === 'heading' ? press.heading : press.text];
  const [left, , right] = press.margins;
  const measure = press.page[0] - left - right;
  const space = Math.max(typeface.measure(' ', size), size * 0.22);
  const indent = style === 'text' ? press.indent : style === 'verse' ? press.indent * 1.5 : 0;
  const hang = style === 'verse' ? indent : 0;
  const words = text.split(/\s+/);
  const widths = words.map((word) => typeface.measure(word, size));
  const breaks = breakLines(widths, space, (line) =>
    line === 'first' ? measure - indent : measure - hang,
  );
  return breaks.map(([from, to], index): Piece => {
    const room = measure - (index === 0 ? indent : hang);
    const used = widths.slice(from, to).reduce((sum, width) => sum + width, 0);
    const gaps = to - from - 1;
    const spare = room - used - gaps * space;
    const centred = style === 'heading' || style === 'centred';
    const stretched = press.justified && style === 'text' && to < words.length && gaps > 0;
    return {
      kind: 'line',
      block: style === 'heading' ? 'heading' : 'text',
      starts: index === 0,
      height: press.leading,
      keep,
      set: {
        words: words.slice(from, to),
        typeface,
        size,
        left: left + (centred ? spare / 2 : index === 0 ? indent : hang),
        space: stretched ? space + spare / gaps : space,
      },
    };
  });
}
