import { describe, expect, it } from 'vitest';
import { checkFacts } from './check-facts.ts';
import { isKnown, isShown } from './known-codes.ts';
import { pageFacts } from './pages/index.ts';
import { pages, readPage, sourceOf } from './read-page.ts';

async function problemsOf(page: string, source: string): Promise<string> {
  const facts = pageFacts.find((one) => one.page === page) ?? { page };
  const prose = readPage(page, source);
  const isProved = (code: string) => isKnown(code) || isShown(code, prose.shown);
  return (await checkFacts(facts, prose, isProved)).join('\n');
}

it.each(pages)('%s states nothing that is not proved', async (page) => {
  expect(await problemsOf(page, sourceOf(page))).toBe('');
});

it('has facts of pages that exist, once each', () => {
  const known = pageFacts.map(({ page }) => page);
  expect(known.filter((page) => !pages.includes(page))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

describe('a mistake is found', () => {
  it.each([
    ['a limit', 'docs/limits.mdx', 'from 1 to 100. This', 'from 1 to 1000. This'],
    ['a count in words', 'docs/catalogue.mdx', 'Twenty-two works match', 'Thirteen works match'],
    ['one turned into a number', 'docs/text.mdx', 'there is one UTF-8', 'there are two UTF-8'],
    ['a number turned into one', 'docs/api.mdx', 'Three joins do', 'One join does'],
    ['a thousands separator', 'docs/datasets.mdx', 'More than 10,000', 'More than 100,000'],
    ['a unit', 'docs/quickstart.mdx', 'after ten seconds and', 'after ten minutes and'],
    ['a status', 'docs/content.mdx', '=false` returns `400`', '=false` returns `404`'],
    ['an error text', 'docs/text.mdx', '`No ALTO file for', '`No ALTO text for'],
    ['a default', 'docs/content.mdx', '`desc` (default), `asc`', '`asc` (default), `desc`'],
    ['a misspelt id', 'docs/api.mdx', '| `hx7q2mvb` |', '| `hx7q2mvd` |'],
    ['a value that is refused', 'docs/limits.mdx', 'Use `pageSize=100`', 'Use `pageSize=101`'],
    ['a description', 'apis/catalogue.yaml', 'Only the first 10,000', 'Only the first 1,000'],
    ['a meaning', 'apis/catalogue.yaml', 'By format. At most 30', 'By format. At most 20'],
    ['a setting', 'portal/home.ts', 'Four public APIs', 'Five public APIs'],
    ['a status in a setting', 'portal/sandbox-page.ts', "'410: deleted'", "'404: deleted'"],
    ['Markdown in a setting', 'portal/apis.ts', 'the 10,000 results', 'the 1,000 results'],
    ['a first request', 'home/_request.mdx', 'asks for one record', 'asks for ten records'],
    ['a new sentence', 'docs/iiif.mdx', '## Errors', 'Ask at most 12 times.\n\n## Errors'],
  ])('%s', async (_, page, right, wrong) => {
    const source = sourceOf(page);
    expect(source).toContain(right);
    expect(await problemsOf(page, source.replace(right, wrong))).toMatch(new RegExp(`^${page}`));
  });
});
