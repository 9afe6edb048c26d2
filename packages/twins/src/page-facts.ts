import type { Element } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { textOf } from './node-text.ts';

export type PageFacts = { title: string; description: string };

function contentOf(meta: Element | undefined): string {
  return String(meta?.properties.content ?? '');
}

/** What a built page says of itself: its first heading, and the description in its head. */
export function pageFacts(html: string): PageFacts {
  const tree = unified().use(rehypeParse).parse(html);
  const heading = select('main h1', tree) ?? select('title', tree);
  return {
    title: heading ? textOf(heading).trim() : '',
    description: contentOf(select('meta[name="description"]', tree) ?? undefined),
  };
}
