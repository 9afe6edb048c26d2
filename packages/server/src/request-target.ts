export type RequestTarget =
  | { type: 'target'; path: string; query: string }
  | { type: 'problem'; status: 400 | 414; message: string };

export const longestTarget = 8192;

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

/**
 * Reads a request target as it was sent, because parsing it as a URL would quietly resolve `..`.
 * `/docs/a%20b?x=1` -> path `/docs/a b`, query `?x=1`
 */
export function readTarget(sent: string): RequestTarget {
  const target = sent.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  if (target.length > longestTarget) {
    return { type: 'problem', status: 414, message: 'This address is too long.' };
  }
  const queryAt = target.indexOf('?');
  const rawPath = queryAt === -1 ? target : target.slice(0, queryAt);
  if (/%2f|%5c|\\/i.test(rawPath)) return badRequest('A path may not hold encoded slashes.');
  const path = decode(rawPath);
  if (path === undefined) return badRequest('The percent-encoding of this path is broken.');
  if (path.includes('\0')) return badRequest('A path may not hold a NUL character.');
  if (path.split('/').includes('..')) return badRequest('A path may not hold ".." segments.');
  return { type: 'target', path: path || '/', query: queryAt === -1 ? '' : target.slice(queryAt) };
}
