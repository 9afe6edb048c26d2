import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import type { SampleRequest } from '../../samples/index.ts';
import { CodeSamples } from './code-samples.tsx';

const operation = operationOf(await loadContract(), 'getWorks');
const request: SampleRequest = {
  method: 'GET',
  url: 'https://api.example.org/works?query=horse',
  headers: [],
  operation,
  values: {},
};

const drawn = (isAnswered: boolean) =>
  renderToStaticMarkup(createElement(CodeSamples, { request, isAnswered }));

it('colours the request without changing its text', () => {
  const code = /<pre[^>]*><code>(.*?)<\/code>/s.exec(drawn(false))?.[1] ?? '';
  expect(code).toMatch(/<span[^>]*>&#x27;https:[^<]*query=horse&#x27;<\/span>/);
  expect(code.replaceAll(/<[^>]*>/g, '')).toMatch(/^curl .*&#x27;https:/s);
});

// The page then scrolls to the answer, so its position must be final in the same render.
it.each([
  [false, true],
  [true, false],
])('with an answer: %s, is open: %s', (isAnswered, isOpen) => {
  expect(/<details[^>]*\sopen=""/.test(drawn(isAnswered))).toBe(isOpen);
});
