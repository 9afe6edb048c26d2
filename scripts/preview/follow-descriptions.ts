import { openSandbox } from '@portal/sandbox/node';
import { descriptionFiles } from './description-files.mjs';
import { root } from './paths.mjs';
import { watchSources } from './watch-sources.mjs';

/**
 * A sandbox that follows edits of the descriptions. While one of them has an error, it keeps
 * answering from the last good ones.
 * @param {import('@portal/sandbox/node').OpenOptions} options
 * @param {{ open?: typeof openSandbox, watch?: typeof watchSources, print?: (line: string) => void
 * }} [effects]
 */
export async function followDescriptions(
  options,
  { open = openSandbox, watch = watchSources, print = console.error } = {},
) {
  let current = await open(options);
  let newest = 0;
  watch(root, descriptionFiles(options), async () => {
    newest += 1;
    const turn = newest;
    try {
      const opened = await open(options);
      // A later edit may have been loaded first.
      if (turn === newest) current = opened;
    } catch (error) {
      print(`${error.message}\nThe sandbox answers as before until this is fixed.`);
    }
  });
  return { fetch: (request) => current.fetch(request) };
}
