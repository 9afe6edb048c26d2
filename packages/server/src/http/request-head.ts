import type { IncomingMessage } from 'node:http';
import type { ReadOrigin } from './public-origin.ts';
import { withoutOrigin } from './request-target.ts';

export type RequestHead =
  | { type: 'address'; url: string }
  | { type: 'problem'; status: 400 | 431 | 505; message: string };

export const wrongVersion = 'Only HTTP/1.0 and HTTP/1.1 are supported.';

// Browsers send about twenty.
export const mostHeaders = 100;

/**
 * Whether a request may be passed on, and with which address. Apps build links from that address, so its
 * origin never comes from the target, where a client can write anything.
 */
export function readHead(
  incoming: Pick<IncomingMessage, 'url' | 'httpVersion' | 'headers' | 'rawHeaders'>,
  readOrigin: ReadOrigin,
): RequestHead {
  if (!/^1\.[01]$/.test(incoming.httpVersion)) {
    return { type: 'problem', status: 505, message: wrongVersion };
  }
  if (incoming.rawHeaders.length / 2 > mostHeaders) {
    return {
      type: 'problem',
      status: 431,
      message: `At most ${mostHeaders} headers are accepted.`,
    };
  }
  const found = readOrigin(incoming);
  if (found.type === 'problem') return { ...found, status: 400 };
  const target = withoutOrigin(incoming.url ?? '');
  if (!/^(?:[/?#]|$)/.test(target)) return badTarget('The address must be a path.');
  if (/^[^?]*\\/.test(target)) return badTarget('A path may not contain a backslash.');
  return { type: 'address', url: found.origin + target };
}

function badTarget(message: string): RequestHead {
  return { type: 'problem', status: 400, message };
}
