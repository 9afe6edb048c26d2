import type { LoadContext, Plugin } from '@docusaurus/types';
import { listExamples } from '../config/list-examples';
import { listPages } from '../config/list-pages';
import { plates } from '../plates/index';
import { loadedContent } from './loaded-content';

/** Lists of pages and of tutorials, as data that only the pages which show them load. */
export default function pageListPlugin(_context: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const { docs, pages, reference } = loadedContent(allContent);
      const allDocs = docs.loadedVersions.flatMap((version) => version.docs);
      const plateNames = plates.map(({ name }) => name);
      await actions.createData('pages.json', listPages(docs, pages, reference));
      await actions.createData('examples.json', listExamples(allDocs, plateNames));
    },
  };
}
