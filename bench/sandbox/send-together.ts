import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HostileRequest } from './attacks.ts';

/** How long a client that reads nothing keeps its connection, in ms. */
const unreadMs = 2000;

/**
 * Sends requests in one piece, over a separate connection.
 * @returns the status of each response until the connection is closed, or none if nothing is to be read
 */
export async function sendTogether(
  url: string,
  requests: readonly HostileRequest[],
  isUnread = false,
): Promise<number[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  await once(socket, 'connect');
  const last = requests.length - 1;
  socket.write(requests.map((request, at) => headOf(url, request, at === last)).join(''));
  if (isUnread) {
    // The server may close it earlier, which is nothing wrong.
    const closed = once(socket, 'close').catch(() => {});
    await Promise.race([wait(unreadMs), closed]);
    socket.destroy();
    return [];
  }
  let text = '';
  socket.setEncoding('latin1').on('data', (bytes) => {
    text += bytes;
  });
  socket.resume();
  await once(socket, 'close').catch(() => {});
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

function headOf(url: string, request: HostileRequest, isLast: boolean): string {
  const { path, method = 'GET', host = new URL(url).host } = request;
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`];
  if (isLast) lines.push('Connection: close');
  return `${lines.join('\r\n')}\r\n\r\n`;
}
