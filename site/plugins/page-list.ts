import { basename } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Portal } from '@portal/portal';
import { entrances } from '../config/entrances';
import { listExamples } from '../config/list-examples';
import { listPages } from '../config/list-pages';
import { describePicture, resultDrawing } from '../config/result-picture';
import { loadedContent } from './loaded-content';

/** Lists of pages and of tutorials, as data that only the pages which show them load. */
export default function pageListPlugin(portal: Portal): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const { docs, pages, reference, tutorials } = loadedContent(allContent);
      const allDocs = docs.loadedVersions.flatMap((version) => version.docs);
      const examples = listExamples(allDocs, portal).map((example) => {
        const slug = basename(example.path);
        const tutorial = tutorials.find((one) => one.slug === slug);
        if (!tutorial || example.picture === undefined) return { ...example, slug };
        const shown = describePicture(resultDrawing(tutorial, example.picture));
        return { ...example, slug, shown };
      });
      await actions.createData('pages.json', listPages(portal, { docs, pages, reference }));
      await actions.createData('examples.json', examples);
      await actions.createData('entrances.json', entrances(portal));
    },
  };
}
