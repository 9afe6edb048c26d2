import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type BookText, madeFolder, readMade } from './made-collection.ts';

type Box = { x: number; y: number; width: number; height: number };

const books = readdirSync(join(madeFolder, 'books')).map((file) =>
  readMade<BookText>(`books/${file}`),
);

/** One page of each book, not always the same. */
const sample = books.map(({ pages }, index) => pages[2 + (index % (pages.length - 2))]);

/** The boxes that an ALTO file gives for words, and for ink that is no word. */
function readAlto(asset: string): { words: (Box & { text: string })[]; ornaments: Box[] } {
  const xml = readFileSync(join(madeFolder, 'alto', asset.replace('.jp2', '.xml')), 'utf8');
  const boxes = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => {
      const value = (key: string): string => new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1] ?? '';
      return {
        text: unescapeXml(value('CONTENT')),
        x: Number(value('HPOS')),
        y: Number(value('VPOS')),
        width: Number(value('WIDTH')),
        height: Number(value('HEIGHT')),
      };
    });
  return { words: boxes('String'), ornaments: boxes('GraphicalElement') };
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

async function readInk(asset: string) {
  const file = join(madeFolder, 'pictures', asset.replace('.jp2', '.webp'));
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDarker = (x: number, y: number, than: number): boolean =>
    (data[y * info.width + x] ?? 255) < than;
  return {
    // Paper, foxing and the shade of the fold are all lighter than this.
    isInk: (x: number, y: number): boolean => isDarker(x, y, 95),
    // The tail of a comma is thin.
    isTrace: (x: number, y: number): boolean => isDarker(x, y, 140),
    width: info.width,
    height: info.height,
  };
}

describe.each(sample.filter((page) => page !== undefined))('$asset', ({ asset, lines }) => {
  const { words, ornaments } = readAlto(asset);

  it('has the same words and places in ALTO and in the text', () => {
    expect(words.map(({ text, x, y, width, height }) => [text, x, y, width, height])).toEqual(
      lines.flat(),
    );
  });

  it('has ink in every box, up to its edges, and none outside', async () => {
    const { isInk, isTrace, width, height } = await readInk(asset);
    const covered = new Uint8Array(width * height);
    for (const box of [...words, ...ornaments]) {
      // Compression blurs an edge by a pixel.
      for (let y = box.y - 1; y <= box.y + box.height; y += 1) {
        covered.fill(1, y * width + box.x - 1, y * width + box.x + box.width + 1);
      }
    }
    let outside = 0;
    for (let place = 0; place < covered.length; place += 1) {
      if (!covered[place] && isInk(place % width, Math.floor(place / width))) outside += 1;
    }
    expect(outside).toBe(0);
    const loose = words.filter((box) => !touchesItsEdges(box, isTrace));
    expect(loose.map(({ text }) => text)).toEqual([]);
  });
});

/** Whether ink comes within a few pixels of all four edges: the box is no larger than the word. */
function touchesItsEdges({ x, y, width, height }: Box, isInk: (x: number, y: number) => boolean) {
  const slack = 5;
  const rows = (from: number, to: number): boolean => anyInk(x, x + width, from, to);
  const columns = (from: number, to: number): boolean => anyInk(from, to, y, y + height);
  return (
    rows(y, y + slack) &&
    rows(y + height - slack, y + height) &&
    columns(x, x + slack) &&
    columns(x + width - slack, x + width)
  );

  function anyInk(left: number, right: number, top: number, bottom: number): boolean {
    for (let row = top; row < bottom; row += 1) {
      for (let column = left; column < right; column += 1) if (isInk(column, row)) return true;
    }
    return false;
  }
}
