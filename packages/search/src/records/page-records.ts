/// <reference path="./github-slugger.d.ts" />
import GithubSlugger from 'github-slugger';
import type { Group, SearchRecord } from '../model.ts';
import { mdxSections } from './mdx-sections.ts';

export type WrittenPage = {
  /** e.g. `/docs/iiif` */
  path: string;
  title: string;
  description: string;
  group: Exclude<Group, 'Fields'>;
  /** MDX; empty for a page that is a component. */
  source: string;
};

/** A record for the page and one for each of its headings, with the ids Docusaurus gives them. */
export function pageRecords({ path, title, description, group, source }: WrittenPage) {
  const slugger = new GithubSlugger();
  return mdxSections(source).map(({ heading, givenId, prose, code }): SearchRecord => {
    const text = code === '' ? prose : `${prose}\n${code}`;
    if (heading === '') {
      const names = [title, path.slice(path.lastIndexOf('/') + 1)];
      const whole = `${description} ${text}`.trim();
      return { address: path, title, kind: 'page', group, where: path, text: whole, names };
    }
    const address = `${path}#${givenId ?? slugger.slug(heading)}`;
    return {
      address,
      title: heading,
      kind: 'section',
      group,
      where: title,
      text,
      names: [heading],
    };
  });
}
