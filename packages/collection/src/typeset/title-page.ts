import { breakLines } from './break-lines.ts';
import type { Page } from './page.ts';
import type { Press } from './presses.ts';
import { type Galley, startPage } from './set-page.ts';
import type { Typeface } from './typeface.ts';
import { typefaces } from './typefaces.ts';

export type TitlePage = { title: string; author?: string | undefined; imprint: readonly string[] };

export function setTitlePage(
  { title, author, imprint }: TitlePage,
  press: Press,
  seed: string,
): Page {
  const galley = startPage(press, seed);
  const [display, text] = [typefaces[press.heading], typefaces[press.text]];
  galley.skip(press.page[1] * 0.08);
  centre(galley, press, title, display, press.size * 1.9);
  galley.skip(press.leading * 0.6);
  galley.rule();
  galley.skip(press.leading * 1.2);
  if (author) centre(galley, press, author, text, press.size * 1.1);
  galley.skip(press.leading * 1.6);
  galley.flower();
  const lines = imprint.length * press.leading;
  galley.baseline = press.page[1] - press.margins[3] - lines;
  for (const line of imprint) centre(galley, press, line, text, press.size * 0.9);
  return galley.done();
}

function centre(galley: Galley, press: Press, words: string, typeface: Typeface, size: number) {
  const [left, , right] = press.margins;
  const room = press.page[0] - left - right;
  const list = words.split(/\s+/);
  const widths = list.map((word) => typeface.measure(word, size));
  const space = Math.max(typeface.measure(' ', size), size * 0.22);
  galley.open('title');
  for (const [from, to] of breakLines(widths, space, () => room)) {
    const used = widths.slice(from, to).reduce((sum, width) => sum + width + space, -space);
    const start = left + (room - used) / 2;
    galley.line({ words: list.slice(from, to), typeface, size, left: start, space });
    galley.skip(Math.max(press.leading, size * 1.25));
  }
}
