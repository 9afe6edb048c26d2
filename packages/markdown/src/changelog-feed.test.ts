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

it('writes one entry for each, with markup escaped', () => {
  const feed = changelogFeed(readReleases(changelog), {
    title: 'Changes <here>',
    author: 'A & Co',
    page: 'https://a.example/docs/changelog',
    feed: 'https://a.example/docs/changelog.atom',
    latest: '2026-11-20',
  });
  expect(feed).toContain('<title>Changes &lt;here&gt;</title>');
  expect(feed.match(/<entry>/g)).toHaveLength(3);
  expect(feed).toContain('<link href="https://a.example/docs/changelog#v1-1-0"/>');
  expect(feed).toContain('<updated>2026-11-20T00:00:00Z</updated>');
  expect(feed).toContain('- A &amp; B');
});

it.each([
  ['1.2.0 - unreleased', '120---unreleased'],
  ['1.2.0 - 2026-11-15', '120---2026-11-15'],
  ['[1.2.0] (2026-11-15)', '120-2026-11-15'],
])('links to %s by the anchor that pages give it', (heading, anchor) => {
  const feed = changelogFeed(readReleases(`## ${heading}\n\n- A`), {
    title: '',
    author: '',
    page: 'https://a.example/docs/changelog',
    feed: 'https://a.example/docs/changelog.atom',
    latest: '2026-11-20',
  });
  expect(feed).toContain(`<link href="https://a.example/docs/changelog#${anchor}"/>`);
});
