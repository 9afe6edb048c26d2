import { expect, it } from 'vitest';
import { changelogFeed, readReleases } from './changelog-feed.ts';

const changelog = `# Changelog

All changes.

## Unreleased

- A & B

## 1.1.0 - 2026-11-15 {/* #v1-1-0 */}

### Added {/* #v1-1-0-added */}

- Search

## [1.0.0] (2026-10-01)

- First
`;

it('reads versions, their days and their notes', () => {
  expect(readReleases(changelog)).toEqual([
    { anchor: 'unreleased', name: 'Unreleased', notes: '- A & B' },
    {
      anchor: 'v1-1-0',
      name: '1.1.0',
      date: '2026-11-15',
      notes: '### Added\n\n- Search',
    },
    { anchor: '100-2026-10-01', name: '1.0.0', date: '2026-10-01', notes: '- First' },
  ]);
});

const place = {
  title: 'Changes <here>',
  author: 'A & Co',
  page: 'https://a.example/docs/changelog',
  feed: 'https://a.example/docs/changelog.atom',
  latest: '2026-11-10',
  toHtml: (markdown: string) => `<p>${markdown.replace('&', '&amp;')}</p>`,
};

function feedOf(...headings: string[]): string {
  return changelogFeed(readReleases(headings.map((one) => `## ${one}\n\n- A`).join('\n\n')), place);
}

it('writes one entry for each, with its notes as HTML', () => {
  const feed = changelogFeed(readReleases(changelog), place);
  expect(feed).toContain('<title>Changes &lt;here&gt;</title>');
  expect(feed.match(/<entry>/g)).toHaveLength(3);
  expect(feed).toContain('<link href="https://a.example/docs/changelog#v1-1-0"/>');
  expect(feed).toContain('<content type="html">&lt;p&gt;- A &amp;amp; B&lt;/p&gt;</content>');
});

it.each([
  ['the day of its newest version', ['1.1.0 - 2026-09-03', '1.0.0 - 2026-09-01'], '2026-09-03'],
  [
    'the given day if the newest is not released',
    ['Unreleased', '1.0.0 - 2026-09-01'],
    place.latest,
  ],
  ['no day before that of a version', ['Unreleased', '1.0.0 - 2026-12-01'], '2026-12-01'],
  ['the given day if there is no version', [], place.latest],
])('was updated on %s', (_, headings, day) => {
  const [updated] = /<updated>.*?<\/updated>/.exec(feedOf(...headings)) ?? [];
  expect(updated).toBe(`<updated>${day}T00:00:00Z</updated>`);
});

it('gives each entry its own day, or the given one', () => {
  const [, ...days] = feedOf('Unreleased', '1.0.0 - 2026-09-01').match(/<updated>[^T]*/g) ?? [];
  expect(days).toEqual([`<updated>${place.latest}`, '<updated>2026-09-01']);
});

it.each([
  ['1.2.0 - unreleased', '120---unreleased'],
  ['1.2.0 - 2026-11-15', '120---2026-11-15'],
  ['[1.2.0] (2026-11-15)', '120-2026-11-15'],
])('links to %s by the anchor that pages give it', (heading, anchor) => {
  expect(feedOf(heading)).toContain(`<link href="https://a.example/docs/changelog#${anchor}"/>`);
});
