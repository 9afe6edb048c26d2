import { create, type Font } from 'fontkit';

export type Typeface = {
  measure(text: string, size: number): number;
  /** Text as an SVG path that starts at a point on its baseline: a picture then needs no font. */
  letter(text: string, lettering: Lettering): string;
};

export type Lettering = { size: number; at: readonly [x: number, y: number]; fill: string };

export function openTypeface(file: Uint8Array): Typeface {
  const font = openFont(file);
  return {
    measure: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    letter(text, { size, at: [x, y], fill }) {
      // Outlines stay in the font's own units, integers whose y axis points up.
      const scale = size / font.unitsPerEm;
      const place = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      return `<path d="${outline(font, text)}" fill="${fill}" transform="${place}"/>`;
    },
  };
}

function outline(font: Font, text: string): string {
  const { glyphs, positions } = font.layout(text);
  let left = 0;
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const placed = path.translate(left + xOffset, yOffset);
      left += xAdvance;
      return placed.toSVG();
    })
    .join('');
}

export function openFont(file: Uint8Array): Font {
  const opened = create(Buffer.from(file));
  if (!('layout' in opened)) throw new Error('The typeface must be one font, not a collection.');
  return opened;
}
