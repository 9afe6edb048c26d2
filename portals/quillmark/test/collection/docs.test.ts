import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsFolder } from '../folders.ts';
import { articles, concepts, events, images, withdrawn, works } from './made-collection.ts';
import { sources } from './plan.ts';

const page = readFileSync(join(docsFolder, 'sample-collection.mdx'), 'utf8');

describe('the page about the sample collection', () => {
  it.each([
    ['Works', works.length],
    ['Images', images.length],
    ['Families of pictures', sources.pictures.length],
    ['Concepts', concepts.length],
    ['Digitised books', sources.books.length],
    ['Articles', articles.length],
    ['Events and exhibitions', events.length],
  ])('gives the right number of: %s', (part, count) => {
    expect(page).toContain(`| ${part} | ${count.toLocaleString('en-GB')} |`);
  });

  it('names only records that answer as it says', () => {
    const known = new Set<string>(works.map(({ id }) => id));
    for (const id of ['hx7q2mvb', 'm3rvk8pd', 'q6zb4ynh', 'g5wd8ncr']) {
      expect(page).toContain(`| \`${id}\` |`);
      expect(known.has(id)).toBe(true);
    }
    expect(withdrawn.merged.d6pzt9ye).toBe('hx7q2mvb');
    expect(withdrawn.deleted).toContain('k2wfn7cs');
    expect(known.has('zzzzzzzz')).toBe(false);
  });
});
