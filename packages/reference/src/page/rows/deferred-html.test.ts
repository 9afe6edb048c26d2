import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DeferredHtml, DefersHtml } from './deferred-html.tsx';

const inner = createElement('b', null, '1 < 2');

function render(value: boolean, children: ReactNode): string {
  return renderToStaticMarkup(createElement(DefersHtml, { value, children }));
}

describe('DeferredHtml', () => {
  it('is text for browsers that run scripts while prerendering', () => {
    const html = render(true, createElement(DeferredHtml, null, inner));
    expect(html).toBe('<noscript><b>1 &lt; 2</b></noscript>');
  });

  it('is empty by itself in a browser', () => {
    expect(render(false, createElement(DeferredHtml, null, inner))).toBe('<b>1 &lt; 2</b>');
  });

  it('is kept as text once, however deeply nested', () => {
    const twice = createElement(DeferredHtml, null, createElement(DeferredHtml, null, inner));
    expect(render(true, twice)).toBe('<noscript><b>1 &lt; 2</b></noscript>');
  });
});
