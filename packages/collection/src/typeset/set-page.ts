import { type Random, seededRandom } from '../random/seeded-random.ts';
import { drawFlower, drawRule } from './ornaments.ts';
import { type Box, outward, type Page, type PageBlock, type Word } from './page.ts';
import type { Press } from './presses.ts';
import type { Typeface } from './typeface.ts';
import { typefaces } from './typefaces.ts';

export type LineSetting = {
  words: readonly string[];
  typeface: Typeface;
  size: number;
  /** Where the line begins, and how wide each space is. */
  left: number;
  space: number;
};

/** A page being typeset, from the top down. */
export type Galley = {
  /** The baseline of the next line. */
  baseline: number;
  room(height: number): boolean;
  skip(height: number): void;
  /** The next line begins a block. */
  open(kind: PageBlock['kind']): void;
  line(setting: LineSetting): void;
  flower(): void;
  rule(): void;
  folio(number: number): void;
  done(): Page;
};

export function startPage(press: Press, seed: string): Galley {
  const random = seededRandom(`page ${seed}`);
  const [width, height] = press.page;
  const [left, top, right, bottom] = press.margins;
  const middle = (left + width - right) / 2;
  const page: Page = { width, height, blocks: [], ornaments: [], ink: [] };
  let opened: PageBlock['kind'] | undefined;

  const galley: Galley = {
    baseline: top + press.size,
    room: (needed) => galley.baseline + needed <= height - bottom,
    skip(gap) {
      galley.baseline += gap;
    },
    open(kind) {
      opened = kind;
    },
    line(setting) {
      const set = setLine(setting, galley.baseline, press.stray, random);
      page.ink.push(set.ink);
      if (opened) page.blocks.push({ kind: opened, lines: [] });
      opened = undefined;
      page.blocks.at(-1)?.lines.push(set.words);
    },
    flower() {
      ornament(drawFlower([middle, galley.baseline - press.size * 0.3], press.size * 0.55));
    },
    rule() {
      ornament(
        drawRule([middle, galley.baseline - press.size * 0.3], (width - left - right) * 0.3),
      );
    },
    folio(number) {
      galley.baseline = height - bottom + press.leading * 1.7;
      const [typeface, size] = [typefaces[press.text], press.size * 0.8];
      const start = middle - typeface.measure(String(number), size) / 2;
      galley.open('folio');
      galley.line({ words: [String(number)], typeface, size, left: start, space: 0 });
    },
    done: () => page,
  };
  return galley;

  function ornament({ ink, box }: { ink: string; box: Box }): void {
    page.ink.push(ink);
    page.ornaments.push(box);
  }
}

function setLine(
  { words, typeface, size, left, space }: LineSetting,
  baseline: number,
  stray: number,
  random: Random,
): { ink: string; words: Word[] } {
  let ink = '';
  let x = left;
  const set = words.map((text): Word => {
    const y = baseline + random.jitter(stray);
    const [inkLeft, inkTop, inkRight, inkBottom] = typeface.inkBox(text, size);
    ink += typeface.letter(text, size, [x, y]);
    const box = outward(x + inkLeft, y + inkTop, x + inkRight, y + inkBottom);
    x += typeface.measure(text, size) + space;
    return { text, box };
  });
  return { ink, words: set };
}
