import { expect, it } from 'vitest';
import { readTokens } from '../brand/read-tokens';
import { describePicture, resultDrawing, resultPictureSvg } from './result-picture';

const css = `:root { --portal-ink: #111; --a: red; --b: var(--a); }
[data-theme='dark'] { --portal-ink: #eee; --a: blue; }
:root, [data-theme='dark'] { --c: 1px; }`;

const drawing = {
  kind: 'svg',
  title: 'Dots',
  description: 'One is red.',
  svg: '<svg viewBox="0 0 9 5" width="9.4" height="5"><g id="__cell__-1" fill="var(--b, green)" stroke="var(--x, tan)"/><path fill="var(--x)"/><image href="https://a.example/p?x=1&amp;y=2"/></svg>',
} as const;

it.each([
  ['light', '#111', 'red'],
  ['dark', '#eee', 'blue'],
] as const)('needs no other file in %s', (mode, ink, colour) => {
  const embedded = new Map([['https://a.example/p?x=1&y=2', 'data:image/jpeg;base64,AA']]);
  const svg = resultPictureSvg(drawing, { tokens: readTokens(css, mode), embedded });
  expect(svg).toContain(`<svg color="${ink}"`);
  expect(svg).toContain(`fill="${colour}" stroke="tan"`);
  expect(svg).toContain('<path fill="currentColor"/>');
  expect(svg).toContain('href="data:image/jpeg;base64,AA"');
  expect(svg).not.toMatch(/var\(|__cell__|https:/);
});

it('describes what can be seen, and its size', () => {
  expect(describePicture(drawing)).toEqual({ alt: 'Dots. One is red.', width: 9, height: 5 });
});

it('is the last drawing of the cell, and names the page if there is none', () => {
  const tutorial = {
    slug: 'a',
    cells: [],
    pictures: [],
    outputs: { 'cell-2': [{ ...drawing, title: 'First' }, drawing, { kind: 'text', text: '' }] },
  } as Parameters<typeof resultDrawing>[0];
  expect(resultDrawing(tutorial, { track: 'ts', cell: 2 }).title).toBe('Dots');
  expect(() => resultDrawing(tutorial, { track: 'ts', cell: 3 })).toThrow(
    'docs/examples/a.mdx: tutorial.picture is 3',
  );
  expect(() => resultDrawing(tutorial, { track: 'python', cell: 2 })).toThrow(
    'docs/examples/a.mdx: tutorial.pictures.python is 2, but cell 2 draws nothing.',
  );
});
