import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { watchSources } from './watch-sources.mjs';

/** Read once, when the preview starts, by several processes: half of them would follow an edit. */
const readOnce = ['site/provider.ts', 'site/docusaurus.config.ts', 'site/config', 'site/plugins'];
const searched = ['docs', 'apis'];
/**
 * While the live preview runs: what Docusaurus does not follow by itself follows here, or a message
 * says what does not.
 * @param {{ folder?: string, watch?: typeof watchSources, print?: (line: string) => void, startSearch?: typeof forkSearch }} [effects]
 * @returns {() => void} ends it
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
      // Made from other settings than the pages are, it would lead elsewhere than they do.
      if (isOutdated) return;
      search ??= startSearch();
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
    watch(folder, collectionSources(folder), () =>
      print(
        '\n! The sources of the sample collection have changed, and the sandbox answers from what was made of them. To see the change, press Ctrl+C, run npm run collection and then npm run dev.',
      ),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
    search?.disconnect();
  };
}

/** All but what was made of them, which is many times as large. */
function collectionSources(folder) {
  return readdirSync(join(folder, 'collection'))
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .map((name) => `collection/${name}`);
}

function forkSearch() {
  return fork(join(root, 'scripts/steps/search-worker.mjs'), { execArgv: ['--import', 'tsx'] });
}
