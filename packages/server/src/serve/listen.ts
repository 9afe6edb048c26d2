import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Parses a port number from text such as the PORT variable; with 0 the system picks a free one. */
export function readPort(value: string | number): number {
  const text = String(value).trim();
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65535)) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const another = (example: number) =>
    `Set PORT to another one, for example PORT=${example} npm start.`;
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already taken. ${another(port < 65535 ? port + 1 : 3000)}`,
    EACCES: `Port ${port} is not allowed for this user. ${another(3000)}`,
  };
  const message =
    messages[error.code ?? ''] ??
    `Cannot listen on ${host} (${error.code ?? error.message}). Set HOST to an address of this machine, for example HOST=localhost npm start.`;
  return new Error(message, { cause: error });
}

/** Resolves with the port in use; rejects with one line that explains what to change. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => reject(explain(error, port, host));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** An address that a browser on this machine can open. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
