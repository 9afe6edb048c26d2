import { describe, expect, it } from 'vitest';
import { pages, readPage, sourceOf } from '../docs-facts/read-page.ts';
import { checkSentences } from './check-sentences.ts';
import { unknownNames } from './known-names.ts';
import { needsProof, tutorialNeedsProof } from './needs-proof.ts';
import { pageSentences } from './pages/index.ts';
import { readSentences } from './read-sentences.ts';

/** What the portal's settings say is proved by the tests of the site. */
const documents = pages.filter((page) => /^(apis|docs)\//.test(page));

function problemsOf(page: string, source = sourceOf(page)): string {
  const sentences = pageSentences.find((one) => one.page === page) ?? { page };
  const needs = page.startsWith('docs/examples/') ? tutorialNeedsProof : needsProof;
  return checkSentences(sentences, readSentences(readPage(page, source).blocks), needs).join('\n');
}

it.each(documents)('%s has a proof for each sentence that can be false', (page) => {
  expect(problemsOf(page)).toBe('');
});

it.each(documents)('%s names nothing that does not exist', (page) => {
  expect(unknownNames(readPage(page))).toEqual([]);
});

it.each([
  ['docs/catalogue.mdx', '`include=parts`', '`inclde`'],
  ['docs/examples/exploring-collections-apis.mdx', '`sortOrder`', '`sortOder`'],
  ['docs/examples/connecting-the-apis-together.mdx', '`averageColor`', '`averageColour`'],
  ['apis/iiif.yaml', '`within.ignored`', '`within.ignore`'],
])('a misspelt name is found in %s', (page, right, wrong) => {
  const source = sourceOf(page);
  expect(source).toContain(right);
  const code = wrong.replaceAll('`', '');
  expect(unknownNames(readPage(page, source.replace(right, wrong))).join()).toContain(code);
});

it('quotes pages that exist, once each', () => {
  const known = pageSentences.map(({ page }) => page);
  expect(known.filter((page) => !documents.includes(page))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

const proofs = new Set(pageSentences.flatMap(({ proved = [] }) => proved.map(([proof]) => proof)));

describe('the proofs hold', () => {
  it.each([...proofs].map((proof) => [proof.name, proof] as const))('%s', (_, proof) => proof());
});

describe('a mistake is found', () => {
  it.each([
    ['a bound', 'docs/catalogue.mdx', 'Both bounds are inclusive', 'Both bounds are exclusive'],
    ['an order', 'docs/catalogue.mdx', 'a date come last', 'a date come first'],
    [
      'a parameter',
      'docs/content.mdx',
      '`publicationDate.to` is compared',
      '`publicationDate.from` is compared',
    ],
    ['an outcome', 'docs/api.mdx', 'parameters are ignored**', 'parameters are refused**'],
    ['a case', 'docs/iiif.mdx', 'The search ignores case', 'The search respects case'],
    [
      'a row',
      'docs/licences.mdx',
      '| Yes, unchanged | No | No | Required |',
      '| Yes | No | No | Required |',
    ],
    [
      'a tutorial',
      'docs/examples/exploring-collections-apis.mdx',
      'The oldest work comes first',
      'The newest work comes first',
    ],
    [
      'a description',
      'apis/catalogue.yaml',
      'Records without a date come last',
      'Records without a date come first',
    ],
    [
      'one of two',
      'apis/content.yaml',
      'Among equals the latest event',
      'Among equals the earliest event',
    ],
    ['a new sentence', 'docs/text.mdx', '## Errors', 'The zip is always sorted.\n\n## Errors'],
  ])('%s', (_, page, right, wrong) => {
    const source = sourceOf(page);
    expect(source).toContain(right);
    expect(problemsOf(page, source.replace(right, wrong))).toMatch(new RegExp(`^${page}`));
  });
});
