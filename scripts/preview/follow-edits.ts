import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { portalName, root } from '../bootstrap/paths.mjs';
import { watchSources } from './watch-sources.ts';

/** Read once at start-up by several processes: only some would follow an edit. */
const of = (path: string) => `portals/${portalName}/${path}`;
const readOnce = [
  ...[of('portal.ts'), of('portal'), 'site/docusaurus.config.ts', 'site/config', 'site/plugins'],
];
const searched = ['docs', 'apis'].map(of);

/**
 * Handles edits that Docusaurus itself does not follow while the live preview runs: updates the
 * search, or prints what to do.
 * @returns stops it
 */
export function followEdits({
  folder = root,
  watch = watchSources,
  print = console.error,
  startSearch = forkSearch,
}: {
  folder?: string;
  watch?: typeof watchSources;
  print?: (line: string) => void;
  startSearch?: typeof forkSearch;
} = {}): () => void {
  let isOutdated = false;
  let search: ChildProcess | undefined;
  const stops = [
    watch(folder, searched, () => {
      // Its settings would differ from those of the pages, and its links might lead nowhere.
      if (isOutdated) return;
      if (!search?.connected) search = startSearch();
      search.send('make');
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
    // Ctrl+C reaches all processes of a terminal, so it may have ended already.
    if (search?.connected) search.disconnect();
  };
}

function forkSearch(): ChildProcess {
  const program = join(root, 'scripts/preview/search-worker.ts');
  // An error here must not end the preview: the next edit starts another process.
  return fork(program, { execArgv: ['--import', 'tsx'] }).on('error', (error) =>
    console.error(`The search still finds the words as they were: ${error.message}`),
  );
}
