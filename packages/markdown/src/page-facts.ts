import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { lineOf } from './parse-page.ts';

export type PageFacts = { title: string; description: string };

function contentOf(meta: Element | undefined): string {
  return String(meta?.properties.content ?? '');
}

/** How a built page describes itself: its first heading, and the description in its head. */
export function pageFacts(tree: Root): PageFacts {
  const heading = select('main h1', tree) ?? select('title', tree);
  return {
    title: heading ? lineOf(heading) : '',
    description: contentOf(select('meta[name="description"]', tree) ?? undefined),
  };
}
