import { expect, it } from 'vitest';
import { createDrawingDocument } from './drawing-document.ts';
import { plainSvg } from './plain-svg.ts';
import { svgOutput } from './svg-output.ts';

function plain(inside: string): string {
  const markup = `<svg width="72pt" height="36pt" viewBox="0 0 72 36">${inside}</svg>`;
  const { svg } = svgOutput(markup, { title: 'T' }, createDrawingDocument(), plainSvg);
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

it("has a size in the page's units, and the colour of its text", () => {
  const markup = '<svg width="72pt" height="36pt" viewBox="0 0 72 36"><path d="M0,0"/></svg>';
  const { svg } = svgOutput(markup, { title: 'T' }, createDrawingDocument(), plainSvg);
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor" height="36" stroke-linejoin="round" viewBox="0 0 72 36" width="72"><path d="M0,0"/></svg>',
  );
});

it('keeps the colour and the corners that the drawing itself chooses', () => {
  const markup =
    '<svg width="7" height="3" viewBox="0 0 7 3" fill="none" stroke-linejoin="bevel"><path/></svg>';
  const { svg } = svgOutput(markup, { title: 'T' }, createDrawingDocument(), plainSvg);
  expect(svg.match(/ (fill|stroke-linejoin)="[^"]*"/g)).toEqual([
    ' fill="none"',
    ' stroke-linejoin="bevel"',
  ]);
});

it.each([
  [
    'a style becomes attributes, without those that a page does not allow',
    '<path d="M 0 1 \n L 2 3\n" style="fill: none; stroke: #123456; stroke-width: 0.8; cursor: help"/>',
    '<path d="M 0 1 L 2 3" fill="none" stroke-width="0.8" stroke="#123456"/>',
  ],
  [
    "black is the page's text, white its background, and categories have its colours",
    '<path style="fill:rgb(0%,0%,0%);stroke:#ffffff"/><path fill="#000000" stroke="#4269d0"/><path fill="rgb(25.88%, 41.18%, 81.57%)"/>',
    '<path fill="currentColor" stroke="var(--plot-background, #ffffff)"/><path fill="currentColor" stroke="var(--cell-colour-1, #4269d0)"/><path fill="var(--cell-colour-1, #4269d0)"/>',
  ],
  [
    'white letters stay white: they are on a colour, not on the page',
    '<text style="fill: #ffffff">a</text><g style="fill:rgb(100%,100%,100%)"><path/></g><path fill="white"/>',
    '<text fill="#ffffff">a</text><g fill="#ffffff"><path/></g><path fill="var(--plot-background, #ffffff)"/>',
  ],
  [
    'each attribute appears once, and a style wins over it',
    '<path style="fill: #123456" fill="none"/><path fill="none" style="fill: #123456"/><g fill="currentColor"><path/></g>',
    '<path fill="#123456"/><path fill="#123456"/><g fill="currentColor"><path/></g>',
  ],
  [
    'only the size, weight and slope of a font are kept',
    `<text style="font: italic 700 13px 'DejaVu Sans', sans-serif; text-anchor: middle">A b</text><text style="font-size: 9px">c</text>`,
    '<text font-size="13" font-style="italic" font-weight="700" text-anchor="middle">A b</text><text font-size="9">c</text>',
  ],
  [
    'groups, ids and spaces without effect are removed',
    '\n <g id="axes_1">\n  <g id="patch_2"><rect/></g>\n <g opacity="0.5"><text> a </text></g></g>',
    '<rect/><g opacity="0.5"><text> a </text></g>',
  ],
  [
    'referenced elements keep their ids',
    '<defs><clipPath id="p"><rect/></clipPath><path id="m"/></defs><use xlink:href="#m" style="clip-path: url(#p)"/>',
    '<defs><clipPath id="__cell__-1"><rect/></clipPath><path id="__cell__-2"/></defs><use clip-path="url(#__cell__-1)" href="#__cell__-2"/>',
  ],
  [
    'glyphs are not clipped',
    '<symbol overflow="visible" id="g"><path/></symbol><use xlink:href="#g"/>',
    '<g id="__cell__-1"><path/></g><use href="#__cell__-1"/>',
  ],
])('%s', (_, inside, expected) => {
  expect(plain(inside)).toBe(expected);
});
