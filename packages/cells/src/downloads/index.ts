import type { CellLanguage } from '../cell.ts';
import type { TrackLanguage } from '../tracks/index.ts';
import { notebookSetup } from './notebook-setup.ts';
import { projectSources } from './project-sources.ts';
import { trackNotebook } from './track-notebook.ts';
import { trackProgram } from './track-program.ts';
import type { Tutorial } from './tutorial.ts';
import { tutorialMarkdown } from './tutorial-markdown.ts';
import { tutorialNotebook } from './tutorial-notebook.ts';
import { tutorialProject } from './tutorial-project.ts';
import { zipFiles } from './zip-files.ts';

export { type ReadOptions, readTutorial } from '../markdown/read-tutorial.ts';
export { firstCell, type TrackLanguage, tracks } from '../tracks/index.ts';
export { projectSources } from './project-sources.ts';
export type { TextFile, Tutorial } from './tutorial.ts';
export { tutorialMarkdown } from './tutorial-markdown.ts';
export { tutorialNotebook } from './tutorial-notebook.ts';
export { tutorialProject } from './tutorial-project.ts';

/** A file of the site, e.g. "exploring-collections-apis.zip" */
export type DownloadFile = { path: string; bytes: Uint8Array | string };

export type DownloadOptions = {
  /** By language, the source of the helper that its cells may import */
  helpers?: Readonly<Partial<Record<TrackLanguage, string>>>;
};

/** Returns the downloads of a tutorial in one language. */
export type MakeDownloads = (tutorial: Tutorial, language?: CellLanguage) => DownloadFile[];

/** Prepares what all tutorials share once; returns a function that makes the downloads of one. */
export async function createDownloads({
  helpers = {},
}: DownloadOptions = {}): Promise<MakeDownloads> {
  const sources = await projectSources();
  const { versions } = sources;
  const setup = await notebookSetup(versions);
  return (tutorial, language = 'ts') => {
    const { slug } = tutorial;
    const project = () => zipFiles(slug, tutorialProject(tutorial, sources));
    const texts =
      language === 'ts'
        ? [tutorialNotebook(tutorial, { setup, versions })]
        : [
            ...trackNotebook(tutorial, language, helpers[language]),
            trackProgram(tutorial, language, helpers[language]),
          ];
    return [
      ...(language === 'ts' ? [{ path: `${slug}.zip`, bytes: project() }] : []),
      ...[...texts, ...tutorialMarkdown(tutorial, language)].map(({ path, text }) => ({
        path,
        bytes: text,
      })),
    ];
  };
}
