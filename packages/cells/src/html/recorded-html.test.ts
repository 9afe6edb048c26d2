import { expect, it } from 'vitest';
import { recordedHtml } from './recorded-html.ts';

const url = 'https://site.example/sandbox/image/a/full/max/0/default.jpg';

it('shows pictures from the files of the build, with their sizes', () => {
  const output = { kind: 'images', items: [{ url, label: 'A cat' }] } as const;
  const kept = { url, path: '/tutorial-pictures/a.jpg', width: 200, height: 150 };
  const html = recordedHtml('cell-1', [{ ...output, items: [...output.items] }], [kept]);
  expect(html).toContain('src="/tutorial-pictures/a.jpg" alt="" width="200" height="150"');
  expect(html).not.toContain('sandbox');
});

it('gives every drawing unique ids', () => {
  const drawing = { kind: 'svg', title: 'T', svg: '<svg><g id="__cell__-1"/></svg>' } as const;
  const html = recordedHtml('cell-4', [drawing, drawing], []);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
});

it('is never empty', () => {
  expect(recordedHtml('cell-1', [], [])).not.toBe('');
});

it.each(['cell-2', 'python-2'])('names %s by its number if another cell called it', (cell) => {
  const error = { kind: 'error', message: 'no', cell, line: 3 } as const;
  const html = recordedHtml('x', [{ ...error, calledFrom: { cell: 'x', line: 1 } }], []);
  expect(html).toContain('Line 3 of cell 2, called from line 1');
});
