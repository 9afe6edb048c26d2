import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';

/** What the docs and the pages plugin have read, for a plugin that runs after them. */
export function loadedContent(allContent: AllContent): { docs: DocsContent; pages: PagesContent } {
  return {
    docs: allContent['docusaurus-plugin-content-docs']?.default as DocsContent,
    pages: allContent['docusaurus-plugin-content-pages']?.default as PagesContent,
  };
}
