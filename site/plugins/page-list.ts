import { basename } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { listExamples } from '../config/list-examples';
import { listPages } from '../config/list-pages';
import { describePicture, resultDrawing } from '../config/result-picture';
import { plates } from '../src/plates/plates';
import { loadedContent } from './loaded-content';

/** Lists of pages and of tutorials, as data that only the pages which show them load. */
export default function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const { docs, pages, reference, tutorials } = loadedContent(allContent);
      const allDocs = docs.loadedVersions.flatMap((version) => version.docs);
      const examples = listExamples(allDocs, Object.keys(plates)).map((example) => {
        const slug = basename(example.path);
        const tutorial = tutorials.find((one) => one.slug === slug);
        if (!tutorial || example.picture === undefined) return { ...example, slug };
        const shown = describePicture(resultDrawing(tutorial, example.picture));
        return { ...example, slug, shown };
      });
      await actions.createData('pages.json', listPages(docs, pages, reference));
      await actions.createData('examples.json', examples);
    },
  };
}
