import { join } from 'node:path';
import { readPortal } from '@portal/portal/node';
import { portalFolder } from '@portal/sample';
import { expect, it } from 'vitest';
import { prepareCards, readCardParts } from './social-card';
import { openTypeface } from './typeface';

const portal = await readPortal(portalFolder);
const siteDir = join(__dirname, '..');
const parts = await readCardParts({ siteDir, portal, folder: portalFolder });
const draw = prepareCards(parts);
const lineCount = (title: string) => draw(title, 'x').match(/scale\(0\.076/g)?.length;

it('breaks a long title between words and keeps a long word whole', () => {
  expect(lineCount('IIIF')).toBe(1);
  expect(lineCount('Building a recommender system for subjects')).toBe(4);
  expect(lineCount('Donaudampfschifffahrtsgesellschaftskapitänsmütze')).toBe(1);
});

it('has text as shapes, which needs no font or escaping', () => {
  const card = draw('Works & <images>', 'Library "A"');
  expect(card).not.toMatch(/<text|<images|&/);
});

it('places the plate and the logo at their size on the card', () => {
  const card = draw('IIIF', 'x');
  expect(card).toMatch(/<svg x="770" y="163" width="406" height="304"[^>]* viewBox="0 0 480 360"/);
  expect(card).toMatch(/<svg x="72" y="64" width="64" height="64"[^>]* viewBox="0 0 64 64"/);
});

it('gives a wide logo its own width and moves the word beside it', () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 0h9v9z"/></svg>';
  const card = prepareCards({ ...parts, logo })('IIIF', 'x');
  expect(card).toMatch(/<svg x="72" y="64" width="192" height="64"[^>]* viewBox="0 0 30 10"/);
  expect(card).toContain('translate(284 110)');
  expect(draw('IIIF', 'x')).toContain('translate(156 110)');
});

it('has colours that every drawing program reads', () => {
  const tokens = `${parts.tokens}:root { --portal-accent: oklch(0.5 0.1 20); }`;
  const card = prepareCards({ ...parts, tokens })('IIIF', 'x');
  expect(card).toMatch(/height="14" fill="#[0-9a-f]{6}"/);
});

it('names a colour that is missing from the tokens', () => {
  const tokens = parts.tokens.replaceAll('--portal-accent:', '--portal-green:');
  expect(() => prepareCards({ ...parts, tokens })).toThrow('--portal-accent');
});

it('measures text in proportion to its size', () => {
  const { measure } = openTypeface(parts.typeface);
  expect(measure('', 10)).toBe(0);
  expect(measure('mm', 20)).toBeCloseTo(4 * measure('m', 10));
});
