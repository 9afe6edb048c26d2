import { connect, createServer, type Socket } from 'node:net';

export type ByteCounter = { url: string; bytes: () => number; stop: () => Promise<void> };

/**
 * A proxy that counts every byte a server sends, to pages and workers alike: a browser's own count
 * leaves out what workers fetch.
 */
export async function countBytes(url: string): Promise<ByteCounter> {
  const { hostname, port } = new URL(url);
  let bytes = 0;
  const between = createServer((reader) => {
    const server = connect(Number(port), hostname);
    server.on('data', (chunk) => {
      bytes += chunk.length;
    });
    const directions: [from: Socket, to: Socket][] = [
      [reader, server],
      [server, reader],
    ];
    for (const [from, to] of directions) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const address = between.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => bytes,
    stop: () => new Promise<void>((resolve) => between.close(() => resolve())),
  };
}
