import { basename } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listExamples } from '../config/list-examples';
import { listPages } from '../config/list-pages';
import { readRecorded } from '../config/recorded-tutorials';
import { describePicture, resultDrawing } from '../config/result-picture';
import { plates } from '../plates/index';
import { loadedContent } from './loaded-content';

/** Lists of pages and of tutorials, as data that only the pages which show them load. */
export default function pageListPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const { docs, pages, reference } = loadedContent(allContent);
      const allDocs = docs.loadedVersions.flatMap((version) => version.docs);
      const plateNames = plates.map(({ name }) => name);
      const recorded = await readRecorded(siteDir);
      const examples = listExamples(allDocs, plateNames).map((example) => {
        const slug = basename(example.path);
        const tutorial = recorded.find((one) => one.slug === slug);
        if (!tutorial || example.picture === undefined) return { ...example, slug };
        const shown = describePicture(resultDrawing(tutorial, example.picture));
        return { ...example, slug, shown };
      });
      await actions.createData('pages.json', listPages(docs, pages, reference));
      await actions.createData('examples.json', examples);
    },
  };
}
