import { portalName, root } from '../bootstrap/paths.mjs';
import { openUpdates } from './update-parts.ts';
import { watchSources } from './watch-sources.ts';

/** Read once at start-up by several processes: only some would follow an edit. */
const of = (path: string) => `portals/${portalName}/${path}`;
const readOnce = [
  ...[of('portal.ts'), of('portal'), 'site/docusaurus.config.cjs', 'site/config', 'site/plugins'],
];
const written = ['docs', 'apis', 'programs', 'recorded'].map(of);

/**
 * Handles edits that Docusaurus itself does not follow while the live preview runs: updates the
 * search and the outputs of cells and programs, or prints what to do.
 * @returns stops it
 */
export function followEdits({
  folder = root,
  watch = watchSources,
  print = console.error,
  updates = openUpdates(),
}: {
  folder?: string;
  watch?: typeof watchSources;
  print?: (line: string) => void;
  updates?: ReturnType<typeof openUpdates>;
} = {}): () => void {
  let isOutdated = false;
  const stops = [
    watch(folder, written, () => {
      // Its settings would differ from those of the pages, and its links might lead nowhere.
      if (!isOutdated) updates.update();
    }),
    ...readOnce.map((path) =>
      watch(folder, [path], () => {
        isOutdated = true;
        print(
          `\n! ${path} has changed, and the preview reads it only when it starts. To see the change, press Ctrl+C and run npm run dev again.`,
        );
      }),
    ),
    watch(folder, [of('collection'), 'packages/collection'], () =>
      print(
        '\n! The sources of the sample collection have changed, but the sandbox still answers with the old records. To see the change, press Ctrl+C and run npm run dev again.',
      ),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    updates.stop();
  };
}
