import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { horse } from '../../test/works.ts';
import { creditLine, creditParts } from '../museum/index.ts';
import { CreditLine } from './credit-line.tsx';

const options = { locationType: 'iiif-image', workUrl: '/works/hx7q2mvb' };
const parts = creditParts(horse, options);

describe('a credit line', () => {
  it('reads as the text does, with links from the title and the licence', () => {
    const { container } = render(<CreditLine parts={parts} />);
    expect(container.textContent).toBe(creditLine(horse, options));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ["A grey horse at the farrier's door & its owner", '/works/hx7q2mvb'],
      ['Public Domain Mark', 'https://creativecommons.org/pdm'],
    ]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual([null, 'license']);
  });

  it('is only text if it should be', () => {
    const { container } = render(<CreditLine parts={parts} isLinked={false} />);
    expect(container.innerHTML).not.toContain('<a');
    expect(container.textContent).toBe(creditLine(horse, options));
  });

  it('shows what is given instead, or nothing, if no licence is stated', () => {
    const without = creditParts(horse, { locationType: 'iiif-presentation' });
    const { container, rerender } = render(<CreditLine parts={without} />);
    expect(container.innerHTML).toBe('');
    rerender(<CreditLine parts={without}>Ask first.</CreditLine>);
    expect(container.innerHTML).toBe('Ask first.');
    rerender(<CreditLine parts={parts}>Ask first.</CreditLine>);
    expect(container.textContent).not.toContain('Ask first.');
  });

  it('shows markup that a record contains as text', () => {
    const title = '&lt;img src=x onerror=alert(1)&gt;';
    const risky = creditParts({ ...horse, title }, options);
    const html = renderToStaticMarkup(<CreditLine parts={risky} />);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;</a>');
    expect(html).not.toContain('<img');
  });

  it('brings neither elements nor styles', () => {
    const html = renderToStaticMarkup(<CreditLine parts={parts} />);
    expect(html.replaceAll(/<\/?a( (href|rel)="[^"]*")*>/g, '')).not.toContain('<');
  });
});
