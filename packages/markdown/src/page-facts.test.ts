import { expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';
import { parsePage } from './parse-page.ts';

it.each([
  ['<title>A</title><main><h1>B</h1></main>', 'B'],
  ['<title>A</title><main></main>', 'A'],
  ['<main><h1> Pictures<br>and\n  texts </h1></main>', 'Pictures and texts'],
  ['<main></main>', ''],
])('%s has its title in one line', (html, title) => {
  expect(pageFacts(parsePage(html))).toEqual({ title, description: '' });
});
