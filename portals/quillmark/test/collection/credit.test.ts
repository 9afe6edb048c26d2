import { expect, it } from 'vitest';
import { readText, repository } from '../../../../scripts/project-files/repository.ts';
import portal from '../../portal.ts';
import { made } from '../docs-facts/truth.ts';

const { works, images, articles, events } = made.collection;

/** Of pictures and digitised books; other copies online belong to others. */
function creditsOf(records: readonly object[]): Set<string | undefined> {
  const text = JSON.stringify(records);
  const locations = text.match(/\{"locationType":\{"id":"iiif-[^{}]*\}[^{}]*/g) ?? [];
  expect(locations.length).toBeGreaterThan(100);
  return new Set(locations.map((location) => /"credit":"([^"]*)"/.exec(location)?.[1]));
}

it('names the institution in the credits of all pictures and books', () => {
  expect(creditsOf(works)).toEqual(new Set([portal.name]));
  expect(creditsOf(images)).toEqual(new Set([portal.name]));
});

it('names it in the copyright of all pictures in articles and events', () => {
  const lines = JSON.stringify([articles, events]).match(/(?<="copyright":")[^"]*/g) ?? [];
  expect(lines.length).toBeGreaterThan(100);
  expect(new Set(lines.map((line) => line.split('|')[2]))).toEqual(new Set([portal.name]));
});

it('leaves the old placeholder nowhere, not even wrapped in a drawing', () => {
  const placeholder = ['Example', 'Collection'].join(' ');
  const texts = repository.files.filter((file) => /\.(ts|tsx|mdx?|ya?ml|json|py|R)$/.test(file));
  const found = texts.filter((file) =>
    readText(file)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .includes(placeholder),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
