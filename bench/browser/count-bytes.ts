import { connect, createServer } from 'node:net';

/**
 * A proxy that counts every byte a server sends, to pages and workers alike: a browser's own count
 * leaves out what workers fetch.
 * @param {string} url
 */
export async function countBytes(url) {
  const { hostname, port } = new URL(url);
  let bytes = 0;
  const between = createServer((reader) => {
    const server = connect(Number(port), hostname);
    server.on('data', (chunk) => {
      bytes += chunk.length;
    });
    for (const [from, to] of [
      [reader, server],
      [server, reader],
    ]) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise((resolve) => between.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${between.address().port}`,
    bytes: () => bytes,
    stop: () => new Promise((resolve) => between.close(resolve)),
  };
}
