export type Release = {
  /**
   * Its anchor on the page: the one the heading gives, `v1-2-0`, or else derived from its words.
   */
  anchor: string;
  /** e.g. `1.2.0`, or `Unreleased`. */
  name: string;
  /** e.g. `2026-11-15`; absent while it is unreleased. */
  date?: string;
  /** Markdown. */
  notes: string;
};

const namedAnchor = / *\{\/\* #(\S+) \*\/\}$/;

/** The versions of a changelog: a second-level heading each, `## 1.2.0 - 2026-11-15` and its anchor. */
export function readReleases(changelog: string): Release[] {
  const parts = changelog.split(/^## +/m).slice(1);
  return parts.map((part) => {
    const [line = '', ...lines] = part.split('\n');
    const heading = line.replace(namedAnchor, '');
    const [, name = heading, date] =
      /^\[?([^\]\s]+)\]?(?:\s*[-–(]\s*(\d{4}-\d\d-\d\d))?/.exec(heading) ?? [];
    return {
      anchor: namedAnchor.exec(line)?.[1] ?? slugOf(heading),
      name,
      ...(date === undefined ? {} : { date }),
      notes: lines
        .map((note) => (note.startsWith('#') ? note.replace(namedAnchor, '') : note))
        .join('\n')
        .trim(),
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

function slugOf(heading: string): string {
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
  /** The day given to what is not released yet, e.g. that of the newest description. */
  latest: string;
  /** Notes as HTML, in which every link is a whole address: a feed reader has no page to resolve it on. */
  toHtml: (markdown: string) => string;
};

/** An Atom feed with one entry for each version, newest first. */
export function changelogFeed(releases: readonly Release[], place: FeedPlace): string {
  const { title, author, page, feed, latest, toHtml } = place;
  const dayOf = ({ date = latest }: Release) => date;
  const timeOf = (day: string) => `${day}T00:00:00Z`;
  const entries = releases.map((release) =>
    [
      '  <entry>',
      `    <title>${escapeXml(release.name)}</title>`,
      `    <id>${escapeXml(`${page}#${release.anchor}`)}</id>`,
      `    <link href="${escapeXml(`${page}#${release.anchor}`)}"/>`,
      `    <updated>${timeOf(dayOf(release))}</updated>`,
      `    <content type="html">${escapeXml(toHtml(release.notes))}</content>`,
      '  </entry>',
    ].join('\n'),
  );
  const newest = releases.map(dayOf).sort().at(-1) ?? latest;
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeXml(title)}</title>`,
    `  <id>${escapeXml(page)}</id>`,
    `  <link href="${escapeXml(page)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `  <updated>${timeOf(newest)}</updated>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    ...entries,
    '</feed>',
  ].join('\n')}\n`;
}
