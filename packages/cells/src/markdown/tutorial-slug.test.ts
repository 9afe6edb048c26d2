import { expect, it } from 'vitest';
import { tutorialSlug } from './tutorial-slug.ts';

it.each([
  ['portals/museum/docs/examples/maps.mdx', 'maps'],
  ['docs/examples/maps.mdx', 'maps'],
  ['/home/docs/portal/docs/examples/maps.mdx', 'maps'],
  ['C:\\portal\\docs\\quickstart.mdx', 'quickstart'],
  ['portals/museum/docs/guides/maps.mdx', 'guides-maps'],
  ['portals/museum/docs/examples/more/maps.mdx', 'more-maps'],
  ['test/fixture-tutorial.mdx', 'fixture-tutorial'],
])('%s is %s', (file, slug) => {
  expect(tutorialSlug(file)).toBe(slug);
});
