import type { Group, SearchRecord } from '../model.ts';
import { mdxSections, type Section } from './mdx-sections.ts';
import { type Track, trackNames } from './mdx-tracks.ts';

export type WrittenPage = {
  /** e.g. `/docs/iiif` */
  path: string;
  title: string;
  description: string;
  group: Exclude<Group, 'Fields'>;
  /** MDX; empty for a page that is a component. */
  source: string;
};

/**
 * A record for the page and one for each of its headings, with the ids Docusaurus gives them. What
 * only readers of one language see is a record that links to that language.
 */
export function pageRecords({ path, title, description, group, source }: WrittenPage) {
  return mdxSections(source).flatMap((section): SearchRecord[] => {
    const { heading, id, track } = section;
    const isPage = heading === '';
    const hash = isPage ? '' : `#${id}`;
    const last = path.slice(path.lastIndexOf('/') + 1);
    const record = (part: Pick<Section, 'prose' | 'code'>, within?: Track): SearchRecord => ({
      address: `${path}${within ? `?lang=${within}` : ''}${hash}`,
      title: isPage ? title : heading,
      kind: isPage && !within ? 'page' : 'section',
      group,
      where: (isPage && !within ? path : title) + (within ? `, in ${trackNames[within]}` : ''),
      text: textOf(part),
      names: [],
    });
    const own = record(section, track);
    const whole = isPage ? `${description} ${own.text}`.trim() : own.text;
    const forks = Object.entries(section.tracks) as [Track, Pick<Section, 'prose' | 'code'>][];
    return [
      { ...own, text: whole, names: isPage ? [title, last] : [heading] },
      ...forks.map(([within, part]) => record(part, within)),
    ];
  });
}

function textOf({ prose, code }: Pick<Section, 'prose' | 'code'>): string {
  return code === '' ? prose : `${prose}\n${code}`.trim();
}
