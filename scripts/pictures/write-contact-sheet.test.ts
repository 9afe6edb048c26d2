import { expect, it } from 'vitest';
import { contactSheet } from './write-contact-sheet.ts';

it('groups the pictures of each page, each with its caption', () => {
  const picture = (name: string, mode: string) => ({
    name,
    width: 390,
    mode,
    file: `${name}-390-${mode}.png`,
  });
  const html = contactSheet([
    picture('home', 'light'),
    picture('guide', 'light'),
    picture('home', 'dark'),
  ]);
  expect([...html.matchAll(/<h2>|alt="[^"]+"/g)].map(([found]) => found)).toEqual([
    ...['<h2>', 'alt="home, 390 px, light"', 'alt="home, 390 px, dark"'],
    ...['<h2>', 'alt="guide, 390 px, light"'],
  ]);
});
