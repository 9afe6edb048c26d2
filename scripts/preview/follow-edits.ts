import { fork } from 'node:child_process';
import { join } from 'node:path';
import { portalName, root } from './paths.mjs';
import { watchSources } from './watch-sources.mjs';

/** Read once at start-up by several processes: only some would follow an edit. */
const of = (path) => `portals/${portalName}/${path}`;
const readOnce = [
  ...[of('portal.ts'), of('portal'), 'site/docusaurus.config.ts', 'site/config', 'site/plugins'],
];
const searched = ['docs', 'apis'].map(of);

/**
 * Handles edits that Docusaurus itself does not follow while the live preview runs: updates the
 * search, or prints what to do.
 * @param {{ folder?: string, watch?: typeof watchSources, print?: (line: string) => void,
 * startSearch?: typeof forkSearch }} [effects]
 * @returns {() => void} stops it
 */
export function followEdits({
  folder = root,
  watch = watchSources,
  print = console.error,
  startSearch = forkSearch,
} = {}) {
  let isOutdated = false;
  let search;
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

function forkSearch() {
  const program = join(root, 'scripts/steps/search-worker.mjs');
  // An error here must not end the preview: the next edit starts another process.
  return fork(program, { execArgv: ['--import', 'tsx'] }).on('error', (error) =>
    console.error(`The search still finds the words as they were: ${error.message}`),
  );
}
