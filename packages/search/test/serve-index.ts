import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchIndex } from '../src/node/build-index.ts';
import { type OpenIndex, openIndex } from '../src/worker/open-index.ts';
import type { Pagefind } from '../src/worker/pagefind-text.ts';

export type ServedIndex = OpenIndex & {
  close(): Promise<void>;
};

/** The real index behind real HTTP, read by Pagefind's own program. */
export async function serveIndex({ files, program }: SearchIndex): Promise<ServedIndex> {
  const contents = new Map(files.map(({ path, content }) => [`/${path}`, content]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = contents.get(pathname);
    // A connection that is kept may be closed just when it is used again.
    response.writeHead(content === undefined ? 404 : 200, { connection: 'close' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  const file = join(folder, 'pagefind.mjs');
  await writeFile(file, program);
  const pagefind = (await import(pathToFileURL(file).href)) as Pagefind;
  const address = `http://127.0.0.1:${port}/`;
  const opened = await openIndex({ address, pagefind, fetch: (url) => fetch(url) });
  return {
    ...opened,
    async close() {
      await rm(folder, { recursive: true });
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
