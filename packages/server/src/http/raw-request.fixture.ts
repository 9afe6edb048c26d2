import { connect } from 'node:net';

export type RawOptions = {
  /** Closes the client's half of the connection after the request, as `nc -N` does. */
  halfClose?: boolean;
};

/** Sends these bytes unchanged and collects the response until the server closes the connection. */
export function rawRequest(
  port: number,
  bytes: string,
  { halfClose = false }: RawOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const options = { port, host: '127.0.0.1', allowHalfOpen: halfClose };
    const socket = connect(options, () =>
      halfClose ? socket.end(bytes, 'latin1') : socket.write(bytes, 'latin1'),
    );
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
