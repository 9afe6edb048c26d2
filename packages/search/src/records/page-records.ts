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
  /** Whether its headings are terms, e.g. `Aggregation, facet` */
  isGlossary?: boolean;
};

/** `Aggregation, facet` -> `['Aggregation', 'facet']` */
export function termNames(heading: string): string[] {
  return heading.split(',').flatMap((name) => name.trim() || []);
}

/**
 * A record for the page and one for each of its headings, with the ids Docusaurus gives them. What
 * only readers of one language see is a record that links to that language.
 */
export function pageRecords(page: WrittenPage): SearchRecord[] {
  const { path, title, description, group, source, isGlossary = false } = page;
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
    const whole = isPage
      ? `${description.replace(/\s+/g, ' ')} ${own.text}`.replace(' \n', '\n').trim()
      : own.text;
    const names = isPage ? [title, last] : isGlossary ? termNames(heading) : [heading];
    const forks = Object.entries(section.tracks) as [Track, Pick<Section, 'prose' | 'code'>][];
    return [{ ...own, text: whole, names }, ...forks.map(([within, part]) => record(part, within))];
  });
}

function textOf({ prose, code }: Pick<Section, 'prose' | 'code'>): string {
  return code === '' ? prose : `${prose}\n${code}`;
}
