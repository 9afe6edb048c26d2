import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '@portal/sandbox';

export type ServedSandbox = { origin: string; close: () => void };

/** The sandbox over HTTP on a free port, for programs that are run beside the test. */
export async function serveSandbox(sandbox: Sandbox): Promise<ServedSandbox> {
  const server = createServer(async ({ headers, method = 'GET', url }, response) => {
    const request = new Request(`http://${headers.host}${url}`, { method });
    const answer = await sandbox.fetch(request);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
