import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Hit, kinds } from '../model.ts';
import { excerptOf } from '../shown/excerpt.ts';
import { markWords } from '../shown/mark-words.ts';
import { HitWords } from './hit-words.tsx';

function render(kind: Hit['kind'], title: string, text: string, query: string): string {
  const hit: Hit = {
    address: '/',
    kind,
    group: 'API',
    where: 'Catalogue API',
    title: markWords(title, query),
    excerpt: excerptOf(text, query),
  };
  return renderToStaticMarkup(createElement(HitWords, { hit }));
}

const marksIn = (html: string) =>
  [...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, text]) => text);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

it.each(kinds)('marks exactly the words that were searched for: %s', (kind) => {
  const html = render(kind, 'production.dates.to', 'Works made on a date, or dated so.', 'dates');
  expect(marksIn(html)).toEqual(['dates', 'date', 'dated']);
  const shownKind = kind === 'page' || kind === 'section' ? '' : ` ${kind}`;
  expect(textOf(html)).toBe(
    `production.dates.to${shownKind} Catalogue API Works made on a date, or dated so.`,
  );
});

it.each([
  ['query', 'Words to look for', 'horse', []],
  ['Grey horse', 'A gray mare', 'grey', ['Grey', 'gray']],
  ['workType', 'The type of work', 'work type', ['workType', 'type', 'work']],
  ['a < b', 'horse &amp; cart', 'cart', ['cart']],
])('%s, %s for %s', (title, text, query, marks) => {
  expect(marksIn(render('parameter', title, text, query))).toEqual(marks);
});
