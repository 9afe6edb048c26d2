import type { Example } from '@portal/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadContract, operationOf } from '../../../test/contract.ts';
import { ExampleRequest } from './example-request.tsx';

const apis = await loadContract();

function render(operationId: string, request: Example['request']): string {
  const operation = operationOf(apis, operationId);
  return renderToStaticMarkup(createElement(ExampleRequest, { operation, request }));
}

it('is a link that opens the request in the console', () => {
  expect(render('getWorks', { values: { query: 'horse', pageSize: 1 } })).toContain(
    '<a href="?op=getWorks&amp;query=horse&amp;pageSize=1#getWorks" data-request="">' +
      '<code>GET /catalogue/v2/works?query=horse&amp;pageSize=1</code></a>',
  );
});

it('takes from a shared example only the parameters of the operation', () => {
  const shared = { values: { id: 'hx7q2mvb', include: ['author'] } };
  expect(render('getWorks', shared)).toContain('?op=getWorks&amp;include=author#getWorks');
  expect(render('getWork', shared)).toContain('GET /catalogue/v2/works/hx7q2mvb?include=author');
});

it('is plain text if the form cannot express it', () => {
  const html = render('getWorks', { target: '/catalogue/v1/works' });
  expect(html).toContain('<code>GET /catalogue/v1/works</code>');
  expect(html).not.toContain('href');
});

it('states how much of a long answer is shown', () => {
  const html = render('getText', { values: { identifier: 'b20417783' }, first: 177 });
  expect(html).toContain('</a>, the first 177 characters</p>');
});

it('is empty if nothing can be sent', () => {
  expect(render('getWorks', 'none')).toBe('');
  expect(render('getWorks', undefined)).toBe('');
});
