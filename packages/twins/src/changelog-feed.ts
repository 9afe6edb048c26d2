export type Release = {
  /** As it is written, e.g. `1.2.0 - 2026-11-15`: its place on the page is named after it. */
  heading: string;
  /** e.g. `1.2.0`, or `Unreleased`. */
  name: string;
  /** e.g. `2026-11-15`; absent while it is unreleased. */
  date?: string;
  /** Markdown. */
  notes: string;
};

/** The versions of a changelog: a second-level heading each, `## 1.2.0 - 2026-11-15`. */
export function readReleases(changelog: string): Release[] {
  const parts = changelog.split(/^## +/m).slice(1);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, name = heading, date] =
      /^\[?([^\]\s]+)\]?(?:\s*[-–(]\s*(\d{4}-\d\d-\d\d))?/.exec(heading) ?? [];
    return {
      heading,
      name,
      ...(date === undefined ? {} : { date }),
      notes: lines.join('\n').trim(),
    };
  });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function slugOf({ heading }: Release): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

export type FeedPlace = {
  title: string;
  author: string;
  /** The changelog's page. */
  page: string;
  /** The feed itself. */
  feed: string;
  /** The day of what is not released yet, e.g. that of the newest description. */
  latest: string;
};

/** An Atom feed with one entry for each version, the newest first. */
export function changelogFeed(releases: readonly Release[], place: FeedPlace): string {
  const { title, author, page, feed, latest } = place;
  const timeOf = ({ date = latest }: Release) => `${date}T00:00:00Z`;
  const entries = releases.map((release) =>
    [
      '  <entry>',
      `    <title>${escapeXml(release.name)}</title>`,
      `    <id>${escapeXml(`${page}#${slugOf(release)}`)}</id>`,
      `    <link href="${escapeXml(`${page}#${slugOf(release)}`)}"/>`,
      `    <updated>${timeOf(release)}</updated>`,
      `    <content type="text">${escapeXml(release.notes)}</content>`,
      '  </entry>',
    ].join('\n'),
  );
  const newest = releases[0];
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeXml(title)}</title>`,
    `  <id>${escapeXml(page)}</id>`,
    `  <link href="${escapeXml(page)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `  <updated>${newest ? timeOf(newest) : `${latest}T00:00:00Z`}</updated>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    ...entries,
    '</feed>',
  ].join('\n')}\n`;
}
