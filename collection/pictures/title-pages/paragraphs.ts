import { typefaces } from '../../src/typefaces.ts';
import type { Columns, Paragraph } from './markup.ts';

type Row = { words: string[]; last: boolean };

function breakRows({ text, face, size }: Paragraph, measure: number, scale: number): Row[] {
  const { measure: widthOf } = typefaces[face];
  const rows: Row[] = [{ words: [], last: false }];
  for (const word of text.split(' ')) {
    const row = rows.at(-1) as Row;
    const width = widthOf([...row.words, word].join(' '), size * scale);
    if (width > measure && row.words.length > 0) rows.push({ words: [word], last: false });
    else row.words.push(word);
  }
  (rows.at(-1) as Row).last = true;
  return rows;
}

export function paragraphHeight(paragraph: Paragraph, measure: number, scale: number): number {
  return (
    breakRows(paragraph, measure * paragraph.share, scale).length * paragraph.size * scale * 1.24
  );
}

/** Justified, the last row centred, as printers end a piece. */
export function setParagraph(
  paragraph: Paragraph,
  left: number,
  measure: number,
  top: number,
  scale: number,
): string {
  const face = typefaces[paragraph.face];
  const size = paragraph.size * scale;
  const width = measure * paragraph.share;
  const start = left + (measure - width) / 2;
  return breakRows(paragraph, width, scale)
    .map(({ words, last }, index) => {
      const y = top + size * (0.86 + index * 1.24);
      if (last)
        return face.letter(words.join(' '), { size, at: [start + width / 2, y], anchor: 0.5 });
      const bare = words.reduce((sum, word) => sum + face.measure(word, size), 0);
      const space = (width - bare) / Math.max(1, words.length - 1);
      let x = start;
      return words
        .map((word) => {
          const set = face.letter(word, { size, at: [x, y] });
          x += face.measure(word, size) + space;
          return set;
        })
        .join('');
    })
    .join('');
}

export function columnsHeight({ columns, size }: Columns, scale: number): number {
  const heights = columns.map((lines) => lines.reduce((sum, line) => sum + (line ? 1.2 : 0.6), 0));
  return Math.max(...heights) * size * scale;
}

/** Verse: ranged left, the second and fourth line of a stanza drawn in a little. */
export function setColumns(
  { columns, face, size }: Columns,
  left: number,
  measure: number,
  top: number,
  scale: number,
): string {
  const { letter, measure: widthOf } = typefaces[face];
  const height = size * scale;
  const room = measure / columns.length;
  return columns
    .map((lines, column) => {
      const widest = Math.max(...lines.map((line) => widthOf(line, height))) + height;
      const fitted = Math.min(height, height * ((room - 24) / widest));
      const x = left + column * room + (room - (widest * fitted) / height) / 2;
      let y = top;
      let inStanza = 0;
      return lines
        .map((line) => {
          y += height * (line ? 1.2 : 0.6);
          inStanza = line ? inStanza + 1 : 0;
          const indent = inStanza % 2 === 0 ? fitted * 0.9 : 0;
          return line ? letter(line, { size: fitted, at: [x + indent, y - height * 0.3] }) : '';
        })
        .join('');
    })
    .join('');
}
