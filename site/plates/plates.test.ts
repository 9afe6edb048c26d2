import sax from 'sax';
import { describe, expect, test } from 'vitest';
import { plates } from './index.ts';
import { favicon, logo, maskable } from './logo.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { plateHeight, plateWidth } from './plate.ts';

type Tag = { name: string; attributes: Record<string, string> };

/** Every start tag in order; throws where the text is not well-formed XML. */
function readTags(xml: string): Tag[] {
  const tags: Tag[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    tags.push({ name, attributes: attributes as Record<string, string> });
  };
  parser.write(xml).close();
  return tags;
}

const palettes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const;

describe.each(plates.map((plate) => [plate.name, plate] as const))('%s', (_, plate) => {
  test('says what it shows', () => {
    expect(plate.alt.length).toBeGreaterThan(40);
    expect(plate.alt.endsWith('.')).toBe(true);
  });

  test('differs between the palettes', () => {
    expect(plate.draw(lightPalette)).not.toBe(plate.draw(darkPalette));
  });

  describe.each(palettes)('in %s', (_mode, palette) => {
    const drawing = plate.draw(palette);
    const tags = readTags(drawing);

    test('is an SVG of the size of a plate', () => {
      expect(tags[0]?.name).toBe('svg');
      expect(tags[0]?.attributes).toMatchObject({
        xmlns: 'http://www.w3.org/2000/svg',
        width: String(plateWidth),
        height: String(plateHeight),
        viewBox: `0 0 ${plateWidth} ${plateHeight}`,
      });
    });

    test('is the same every time', () => {
      expect(plate.draw(palette)).toBe(drawing);
    });

    test('has only shapes: no text, scripts, links or styles', () => {
      expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(['svg', 'g', 'path']));
      const names = tags.flatMap(({ attributes }) => Object.keys(attributes));
      expect(names.filter((name) => /href|^on|^id$|^style$/.test(name))).toEqual([]);
    });

    test('uses no colour that is not in its palette', () => {
      const used = new Set(drawing.match(/#[0-9a-f]{3,8}/gi));
      expect(Object.values(palette)).toEqual(expect.arrayContaining([...used]));
    });

    test('has no broken numbers, and none finer than a tenth', () => {
      const paths = tags.flatMap(({ attributes }) => attributes.d ?? []);
      expect(paths.filter((d) => /NaN|Infinity|undefined|e-|\.\d\d/.test(d))).toEqual([]);
    });

    test('is small enough to send', () => {
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(25_000);
    });
  });
});

test('plates have names of their own that make file names', () => {
  const names = plates.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

describe('the mark', () => {
  test.each([
    ['logo', logo(lightPalette), 64],
    ['favicon', favicon(), 64],
    ['maskable', maskable(lightPalette), 512],
  ])('%s is a square SVG without text or links', (_, drawing, size) => {
    const tags = readTags(drawing);
    expect(tags[0]?.attributes).toMatchObject({
      width: String(size),
      height: String(size),
      viewBox: `0 0 ${size} ${size}`,
    });
    expect(tags.map(({ name }) => name)).not.toContain('text');
    expect(drawing).not.toMatch(/href|<script/);
  });

  test('follows the palette', () => {
    expect(logo(lightPalette)).not.toBe(logo(darkPalette));
  });

  test('as a favicon carries the colours of both schemes', () => {
    expect(favicon()).toContain('prefers-color-scheme:dark');
    expect(favicon()).toContain(lightPalette.teal);
    expect(favicon()).toContain(darkPalette.teal);
  });

  test('as an icon fills its ground to the edge', () => {
    expect(readTags(maskable(lightPalette))[1]?.attributes).toMatchObject({
      d: 'M0 0h512v512H0z',
      fill: lightPalette.teal,
    });
  });
});
