import type { Answer } from './answer.ts';
import { commonHeaders } from './finish-answer.ts';
import { serviceError } from './service-tables.ts';

/**
 * What a server answers in place of the sandbox to a request that it does not pass on, in the format
 * of the service that was called. `target` is the path as it was sent, which may not even be one.
 */
export function sandboxRefusal(
  target: string,
  status: number,
  message: string,
  mount = '/sandbox',
): Answer | undefined {
  const [sent = ''] = target.split('?');
  if (!sent.startsWith(`${mount}/`)) return undefined;
  const path = sent.slice(mount.length).replaceAll(/\/{2,}/g, '/');
  const answer = serviceError(path, status, message);
  return { ...answer, headers: { ...answer.headers, ...commonHeaders } };
}
