import type { ApiFile } from '@portal/contract/node';
import { type OpenOptions, openSandbox } from '@portal/sandbox/node';
import { root } from '../bootstrap/paths.mjs';
import { messageOf } from '../bootstrap/run.mjs';
import { descriptionFiles } from '../descriptions/description-files.ts';
import { watchSources } from './watch-sources.ts';

type WatchedOptions = OpenOptions & { apis: readonly ApiFile[] };

/**
 * A sandbox that follows edits of the descriptions. While one of them has an error, it keeps
 * answering from the last good ones.
 */
export async function followDescriptions(
  options: WatchedOptions,
  {
    open = openSandbox,
    watch = watchSources,
    print = console.error,
  }: {
    open?: typeof openSandbox;
    watch?: typeof watchSources;
    print?: (line: string) => void;
  } = {},
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
      print(`${messageOf(error)}\nThe sandbox answers as before until this is fixed.`);
    }
  });
  return { fetch: (request: Request) => current.fetch(request) };
}
