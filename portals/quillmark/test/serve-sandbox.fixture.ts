import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Sandbox } from '@portal/sandbox';

export type ServedSandbox = {
  origin: string;
  /** The statuses it has answered with, in order. */
  statuses: readonly number[];
  close: () => void;
};

type ServeOptions = {
  /** Sent with each request that has no such header, for programs that cannot send one. */
  prefer?: string;
  /** A folder with what the site offers at /downloads/. */
  downloads?: string;
};

/** The sandbox over HTTP on a free port, for programs that are run beside the test. */
export async function serveSandbox(
  sandbox: Sandbox,
  { prefer, downloads }: ServeOptions = {},
): Promise<ServedSandbox> {
  const statuses: number[] = [];
  const server = createServer(async ({ headers, method = 'GET', url }, response) => {
    const [, file] = /^\/downloads\/([\w.-]+)$/.exec(url ?? '') ?? [];
    if (downloads && file) {
      response.end(await readFile(join(downloads, file)));
      return;
    }
    const asked = headers.prefer ?? prefer;
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      ...(asked !== undefined && { headers: { Prefer: String(asked) } }),
    });
    const answer = await sandbox.fetch(request);
    statuses.push(answer.status);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    statuses,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
