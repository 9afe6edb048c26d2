import type { Plugin } from '@docusaurus/types';
import type { Portal } from '@portal/portal';
import { withoutBase } from '../config/base-path';
import { entrances } from '../config/navigation/entrances';
import { listPages } from '../config/navigation/list-pages';
import { checkFeatured, listExamples } from '../config/tutorials/list-examples';
import { describePicture, pictureCells, resultDrawing } from '../config/tutorials/result-picture';
import { loadedContent } from './loaded-content';

/** Lists of pages and of tutorials, as data that only the pages that show them load. */
export default function pageListPlugin(portal: Portal): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({ allContent, actions }) {
      const { docs, pages, reference, tutorials } = loadedContent(allContent);
      const allDocs = docs.loadedVersions.flatMap((version) => version.docs);
      const examples = listExamples(allDocs, portal).map((example) => {
        const tutorial = tutorials.find(({ slug }) => slug === example.slug);
        if (!tutorial) return { ...example, shown: {} };
        const shown = pictureCells(example, tutorial).map((one) => [
          one.track,
          describePicture(resultDrawing(tutorial, one)),
        ]);
        return { ...example, shown: Object.fromEntries(shown) };
      });
      checkFeatured(examples, portal);
      const unlisted = allDocs
        .filter((doc) => doc.unlisted)
        .map(({ permalink }) => withoutBase(permalink, portal.basePath));
      const listed = listPages(portal, { docs, pages, reference }).filter(
        ({ path }) => !unlisted.includes(path),
      );
      await actions.createData('pages.json', listed);
      await actions.createData('examples.json', examples);
      await actions.createData('entrances.json', entrances(portal, listed));
    },
  };
}
