import { notebookSetup } from './notebook-setup.ts';
import { takeAwaySources } from './take-away-sources.ts';
import type { Tutorial } from './tutorial.ts';
import { tutorialMarkdown } from './tutorial-markdown.ts';
import { tutorialNotebook } from './tutorial-notebook.ts';
import { tutorialProject } from './tutorial-project.ts';
import { zipFiles } from './zip-files.ts';

export { type ReadOptions, readTutorial } from '../markdown/read-tutorial.ts';
export { takeAwaySources } from './take-away-sources.ts';
export type { TakeAwayFile, Tutorial } from './tutorial.ts';
export { tutorialMarkdown } from './tutorial-markdown.ts';
export { tutorialNotebook } from './tutorial-notebook.ts';
export { tutorialProject } from './tutorial-project.ts';

/** A file of the site, e.g. "exploring-collections-apis.zip" */
export type DownloadFile = { path: string; bytes: Uint8Array | string };

/** Makes what is the same for all tutorials once; gives what makes the downloads of one. */
export async function createTakeAways(): Promise<(tutorial: Tutorial) => DownloadFile[]> {
  const sources = await takeAwaySources();
  const setup = await notebookSetup(sources.versions);
  return (tutorial) => {
    const { slug } = tutorial;
    const notebook = tutorialNotebook(tutorial, { setup, versions: sources.versions });
    const texts = [notebook, ...tutorialMarkdown(tutorial)];
    return [
      { path: `${slug}.zip`, bytes: zipFiles(slug, tutorialProject(tutorial, sources)) },
      ...texts.map(({ path, text }) => ({ path, bytes: text })),
    ];
  };
}
