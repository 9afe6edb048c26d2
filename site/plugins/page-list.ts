import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listExamples } from '../config/list-examples';
import { listPages } from '../config/list-pages';
import { plates } from '../plates/index';

/** Lists of pages and of tutorials, as data that only the pages which show them load. */
export default function pageListPlugin(_context: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as PagesContent;
      const allDocs = docs.loadedVersions.flatMap((version) => version.docs);
      const plateNames = plates.map(({ name }) => name);
      await actions.createData('pages.json', listPages(docs, pages));
      await actions.createData('examples.json', listExamples(allDocs, plateNames));
    },
  };
}
