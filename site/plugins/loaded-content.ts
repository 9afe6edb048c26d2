import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import type { ReferenceContent } from '@portal/reference/plugin';
import type { RecordedTutorial } from '../config/tutorials/recorded-tutorials';

type LoadedContent = {
  docs: DocsContent;
  pages: PagesContent;
  reference: ReferenceContent;
  tutorials: RecordedTutorial[];
};

/** What other plugins have read, for a plugin that runs after them. */
export function loadedContent(allContent: AllContent): LoadedContent {
  return {
    docs: allContent['docusaurus-plugin-content-docs']?.default as DocsContent,
    pages: allContent['docusaurus-plugin-content-pages']?.default as PagesContent,
    reference: allContent['portal-reference']?.default as ReferenceContent,
    tutorials: allContent.tutorials?.default as RecordedTutorial[],
  };
}
