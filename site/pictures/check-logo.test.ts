import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalFolder } from '@portal/sample';
import { describe, expect, it } from 'vitest';
import { logoAspect, logoProblems } from './check-logo';

const svg = (attributes: string, body = '<path d="M0 0h8v8H0z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;
const square = 'viewBox="0 0 8 8"';

describe('logoProblems', () => {
  it.each([
    ['ours', readFileSync(join(portalFolder, 'brand/logo.svg'), 'utf8')],
    ['a plain one', svg(square)],
    ['a wide one', svg('viewBox="0 0 48 8"')],
    ['a narrow one', svg("viewBox='0,0,4,8'")],
    ['one with a prolog', `<?xml version="1.0"?>\n<!-- ours -->\n${svg(square)}`],
    ['one that refers to itself', svg(square, '<g id="a"/><use href="#a"/>')],
  ])('accepts %s', (_, logo) => {
    expect(logoProblems(logo)).toEqual([]);
  });

  it.each([
    ['a broken file', svg(square, '<g>'), 'is not well-formed: '],
    ['an empty file', '', 'must be an SVG'],
    ['another format', '<html></html>', 'must be an SVG'],
    ['no viewBox', svg('width="8" height="8"'), 'must have a viewBox of four numbers'],
    ['half a viewBox', svg('viewBox="0 0 8"'), 'must have a viewBox of four numbers'],
    ['a viewBox without height', svg('viewBox="0 0 8 0"'), 'must have a viewBox of four numbers'],
    [
      'a banner',
      svg('viewBox="0 0 100 10"'),
      'is 10 times as wide as high; it must be between 0.5 and 6 times',
    ],
    ['a pillar', svg('viewBox="0 0 2 10"'), 'is 0.2 times as wide as high'],
    ['a script', svg(square, '<script>alert(1)</script>'), 'must contain no script'],
    ['an event handler', svg(`${square} onload="a()"`), 'must contain no script'],
    [
      'a picture elsewhere',
      svg(square, '<image href="https://a.example/b.png"/>'),
      'must refer to nothing outside',
    ],
    ['lettering', svg(square, '<text>Museum</text>'), 'must have its lettering as paths'],
  ])('names what is wrong with %s', (_, logo, message) => {
    const problems = logoProblems(logo);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('reports everything at once', () => {
    expect(logoProblems(svg('', '<script/><text/>'))).toHaveLength(3);
  });
});

it('measures a logo by its viewBox', () => {
  expect(logoAspect(svg('viewBox="-4 -4 30 10" width="1" height="1"'))).toBe(3);
});
