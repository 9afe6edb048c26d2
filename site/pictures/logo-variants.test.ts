import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalFolder } from '@portal/sample';
import sax from 'sax';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { logoVariants } from './logo-variants';

const logo = readFileSync(join(portalFolder, 'brand/logo.svg'), 'utf8');
const small = `<?xml version="1.0"?>
<svg viewBox="0 0 8 8" width="8" height="8" xmlns="http://www.w3.org/2000/svg" class='mark'>
  <style>
    .a { fill: #ff0000 }
    @media (prefers-color-scheme: dark) { .a { fill: #0000ff } }
    .icon .a { fill: #00ff00 }
  </style>
  <view id="icon" viewBox="-8 -8 24 24"/>
  <path class="a" d="M0 0h8v8H0z"/>
</svg>`;

/** Twice as wide as high, without styles */
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 8" preserveAspectRatio="none"><path fill="#f00" d="M0 0h16v8H0z"/></svg>';

/** The colour of one pixel, e.g. [255, 0, 0, 255] */
async function pixel(svg: string, x: number, y: number): Promise<number[]> {
  const image = sharp(Buffer.from(svg))
    .ensureAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 });
  return [...(await image.raw().toBuffer())];
}

describe('logoVariants', () => {
  const variants = logoVariants(small, '#fffffe');

  it('has the colours of each mode', async () => {
    expect(await pixel(variants.light, 4, 4)).toEqual([255, 0, 0, 255]);
    expect(await pixel(variants.dark, 4, 4)).toEqual([0, 0, 255, 255]);
  });

  it('leaves the choice to the browser in the favicon', () => {
    expect(variants.favicon).toContain('prefers-color-scheme: dark');
    expect(variants.light + variants.dark + variants.icon).not.toContain('prefers-color-scheme');
  });

  it("shows the icon's view in the icon's colours", async () => {
    expect(await pixel(variants.icon, 256, 256)).toEqual([0, 255, 0, 255]);
    expect(await pixel(variants.icon, 160, 256)).toEqual([0, 0, 0, 0]);
    expect(await pixel(variants.icon, 180, 256)).toEqual([0, 255, 0, 255]);
  });

  it('leaves a logo without light and dark styles unchanged in both modes', () => {
    const { light, dark, favicon } = logoVariants(plain, '#fffffe');
    expect([light, dark, favicon]).toEqual([plain, plain, plain]);
  });

  it.each([
    ['the paper to the edge', 0, 0, [255, 255, 254, 255]],
    ['the logo in the middle', 256, 256, [255, 0, 0, 255]],
    ['the logo to the sides of the safe area', 113, 256, [255, 0, 0, 255]],
    ['no logo beyond it', 110, 256, [255, 255, 254, 255]],
    ['the logo in its own proportions', 256, 180, [255, 255, 254, 255]],
  ])('puts a logo without an icon view on paper: %s', async (_, x, y, colour) => {
    expect(await pixel(logoVariants(plain, '#fffffe').icon, x, y)).toEqual(colour);
  });

  it.each(Object.entries(logoVariants(logo, '#fffffe')))(
    '%s of our logo is well-formed',
    (_, svg) => {
      const parser = sax.parser(true);
      parser.onerror = (error) => {
        throw error;
      };
      expect(() => parser.write(svg).close()).not.toThrow();
    },
  );

  it.each([
    [0, 0],
    [511, 0],
    [0, 511],
    [511, 511],
  ])('fills our icon to the edge, at %i, %i', async (x, y) => {
    expect(await pixel(logoVariants(logo, '#fffffe').icon, x, y)).toEqual([0, 120, 104, 255]);
  });
});
