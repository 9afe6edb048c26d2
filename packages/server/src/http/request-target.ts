import { addressTooLong, longestAddress } from '@portal/sandbox/http';

export type RequestTarget =
  | { type: 'target'; path: string; query: string }
  | { type: 'problem'; status: 400 | 414; message: string };

function badRequest(message: string): RequestTarget {
  return { type: 'problem', status: 400, message };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A client may send an absolute address: `http://portal.example/docs?x=1` -> `/docs?x=1` */
export function withoutOrigin(sent: string): string {
  return sent.replace(/^https?:\/\/[^/?#]*/i, '');
}

/**
 * Reads a request target as sent, because parsing it as a URL would silently resolve `..`.
 * `/docs/a%20b?x=1` -> path `/docs/a b`, query `?x=1`
 */
export function readTarget(sent: string): RequestTarget {
  const target = withoutOrigin(sent).replace(/#.*$/s, '');
  if (target.length > longestAddress) {
    return { type: 'problem', status: 414, message: addressTooLong };
  }
  const queryAt = target.indexOf('?');
  const rawPath = queryAt === -1 ? target : target.slice(0, queryAt);
  if (/%2f|%5c|\\/i.test(rawPath)) return badRequest('A path may not contain encoded slashes.');
  const path = decode(rawPath);
  if (path === undefined) return badRequest('The percent-encoding of this path is broken.');
  if (path.includes('\0')) return badRequest('A path may not contain a NUL character.');
  if (path.split('/').includes('..')) return badRequest('A path may not contain ".." segments.');
  return { type: 'target', path: path || '/', query: queryAt === -1 ? '' : target.slice(queryAt) };
}
