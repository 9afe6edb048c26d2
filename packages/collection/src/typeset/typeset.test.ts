import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';
import { wordsOf } from './page.ts';
import { parseText } from './parse-text.ts';
import { presses } from './presses.ts';
import { setBook } from './set-book.ts';
import { writeAlto } from './write-alto.ts';

describe('parseText', () => {
  it('parses the few marks that a book may contain', () => {
    const text =
      '# A title\n## One\nFirst line\nof a paragraph.\n\n| a verse\n| and more\n\n> Finis\n\n***\n';
    expect(parseText(text)).toEqual([
      { kind: 'title', text: 'A title' },
      { kind: 'heading', text: 'One' },
      { kind: 'paragraph', text: 'First line of a paragraph.' },
      { kind: 'verse', lines: ['a verse', 'and more'] },
      { kind: 'centred', text: 'Finis' },
      { kind: 'ornament' },
    ]);
  });
});

describe('breakLines', () => {
  it('overfills no line and loses no word', () => {
    const widths = Array.from({ length: 60 }, (_, index) => 20 + ((index * 37) % 50));
    const lines = breakLines(widths, 8, () => 300);
    expect(lines[0]?.[0]).toBe(0);
    expect(lines.at(-1)?.[1]).toBe(60);
    lines.forEach(([from, to], index) => {
      expect(from).toBe(index === 0 ? 0 : lines[index - 1]?.[1]);
      const used = widths.slice(from, to).reduce((sum, width) => sum + width + 8, -8);
      expect(used).toBeLessThanOrEqual(300);
    });
  });

  it('is even over the whole paragraph, unlike filling line by line', () => {
    // Line by line would be 3 words, 1 word and 1 word; evenly it is 2, 2 and 1.
    expect(breakLines([30, 30, 30, 60, 95], 5, () => 100)).toEqual([
      [0, 2],
      [2, 4],
      [4, 5],
    ]);
  });

  it('gives a word that is wider than the line its own line', () => {
    expect(breakLines([10, 500, 10], 5, () => 100)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });
});

describe('a set book', () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${index}`);
  const manuscript = {
    seed: 'test',
    title: { title: 'A short book', author: 'A. Writer', imprint: ['London', '1704'] },
    blocks: parseText(`# A short book\n## The start\n${words.join(' ')}\n\nAnd “so” on.`),
  };
  const pages = setBook(manuscript, presses.fell);

  it('has a title page, its blank back, and every word of the text in order', () => {
    const [title, back, ...text] = pages;
    expect(title && wordsOf(title).map((word) => word.text)).toContain('Writer');
    expect(back && wordsOf(back)).toEqual([]);
    const printed = text.flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind !== 'folio').flatMap(({ lines }) => lines.flat()),
    );
    expect(printed.map((word) => word.text)).toEqual([
      ...['The', 'start'],
      ...words,
      ...['And', '“so”', 'on.'],
    ]);
  });

  it('keeps every word on its page and off its neighbours', () => {
    for (const { blocks, width, height } of pages) {
      for (const line of blocks.flatMap(({ lines }) => lines)) {
        line.forEach(({ box: [x, y, w, h] }, index) => {
          expect(x).toBeGreaterThan(0);
          expect(x + w).toBeLessThan(width);
          expect(y).toBeGreaterThan(0);
          expect(y + h).toBeLessThan(height);
          const next = line[index + 1]?.box;
          if (next) expect(next[0]).toBeGreaterThanOrEqual(x + w - 2);
        });
      }
    }
  });

  it('has lines in every block, also where a paragraph begins a page', () => {
    const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} is short.`);
    const blocks = parseText(paragraphs.join('\n\n'));
    const [, , ...text] = setBook({ ...manuscript, blocks }, presses.fell);
    expect(text.length).toBeGreaterThan(2);
    const counts = text.map((page) => page.blocks.map(({ lines }) => lines.length));
    expect(counts.flat()).toEqual(counts.flat().map(() => 1));
  });

  it('gives the position of every word in ALTO', () => {
    const [, , first] = pages;
    const alto = first ? writeAlto({ asset: 'b1_0003.jp2', index: 2, page: first }) : '';
    expect(alto).toContain('http://www.loc.gov/standards/alto/ns-v2#');
    expect(alto).toContain('<fileName>b1_0003.jp2</fileName>');
    expect(alto).toContain('PHYSICAL_IMG_NR="3"');
    const word = first && wordsOf(first)[0];
    const [x, y, w, h] = word?.box ?? [];
    expect(alto).toContain(
      `<String CONTENT="The" HPOS="${x}" VPOS="${y}" WIDTH="${w}" HEIGHT="${h}"/>`,
    );
  });
});
