import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Folded, KeepsFoldsAsText } from './folded.tsx';

const inner = createElement('b', null, '1 < 2');

function render(value: boolean, children: ReactNode): string {
  return renderToStaticMarkup(createElement(KeepsFoldsAsText, { value, children }));
}

describe('Folded', () => {
  it('is text for browsers that run scripts while prerendering', () => {
    const html = render(true, createElement(Folded, null, inner));
    expect(html).toBe('<noscript><b>1 &lt; 2</b></noscript>');
  });

  it('is empty by itself in a browser', () => {
    expect(render(false, createElement(Folded, null, inner))).toBe('<b>1 &lt; 2</b>');
  });

  it('is kept as text once, however deeply nested', () => {
    const twice = createElement(Folded, null, createElement(Folded, null, inner));
    expect(render(true, twice)).toBe('<noscript><b>1 &lt; 2</b></noscript>');
  });
});
