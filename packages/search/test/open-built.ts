import type { IndexFile } from '../src/node/build-index.ts';
import { type OpenIndex, openIndex } from '../src/worker/open-index.ts';

/** An index as a worker opens it, from its files in memory. */
export function openBuilt(files: readonly IndexFile[]): Promise<OpenIndex> {
  const contents = new Map(files.map(({ path, content }) => [`/${path}`, content]));
  return openIndex({
    address: '/',
    fetch: async (url) => {
      const content = contents.get(url);
      return content ? new Response(new Uint8Array(content)) : new Response('', { status: 404 });
    },
  });
}
