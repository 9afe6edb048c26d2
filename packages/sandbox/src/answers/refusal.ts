import { serviceError } from '../service-tables.ts';
import { sandboxBelow } from '../services.ts';
import type { Answer } from './answer.ts';
import { commonHeaders, usualCaching } from './finish-answer.ts';

/**
 * The answer to a request that the server does not pass on to the sandbox, in the format of the service
 * that was called. `target` is the path as sent, which may not even be a valid one.
 */
export function sandboxRefusal(
  target: string,
  status: number,
  message: string,
  mount = sandboxBelow('/'),
): Answer | undefined {
  const [sent = ''] = target.split('?');
  if (!sent.startsWith(`${mount}/`)) return undefined;
  const path = sent.slice(mount.length).replaceAll(/\/{2,}/g, '/');
  const answer = serviceError(path, status, message);
  return { ...answer, headers: { ...usualCaching, ...answer.headers, ...commonHeaders } };
}
