import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { embedTypeface } from './drawing-typeface';
import { openFont } from './typeface';

const file = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const typeface = readFileSync(createRequire(import.meta.url).resolve(file));
const draw = (text: string, size = 10) =>
  `<svg font-size="${size}" width="600" height="9"><text>${text}</text></svg>`;

async function embeddedFont(svg: string) {
  const [, data = ''] =
    /url\(data:font\/woff2;base64,([^)]+)\)/.exec(await embedTypeface(svg, typeface)) ?? [];
  return openFont(Buffer.from(data, 'base64'));
}

it('contains only the letters of the drawing, in every weight', async () => {
  const font = await embeddedFont(draw('Bees &amp; cats'));
  const has = (letters: string) =>
    [...letters].map((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  expect(has('Bes& cat')).not.toContain(false);
  expect(has('zQ;')).not.toContain(true);
  expect(font.variationAxes.wght).toBeDefined();
});

it('sets the drawing in that typeface', async () => {
  expect(await embedTypeface(draw('Bees'), typeface)).toMatch(
    /^<svg [^>]+><style>@font-face\{font-family:(\w+);.*svg\{font-family:\1,sans-serif\}.*<\/style><text>Bees/,
  );
});

it.each([
  [10, true],
  [18, false],
])('with letters of %d in 600: leaves them out of small pictures: %s', async (size, isLeftOut) => {
  const svg = await embedTypeface(draw('Bees', size), typeface);
  expect(/@media\(max-width:\d+px\)\{text\{display:none\}\}/.test(svg)).toBe(isLeftOut);
});

it('leaves a drawing without visible text alone', async () => {
  const svg = '<svg><path d="M0 0"><title>Fern</title></path></svg>';
  expect(await embedTypeface(svg, typeface)).toBe(svg);
});
