import { ServiceError } from './answers/service-error.ts';
import type { SandboxRequest } from './sandbox-request.ts';

/** Refuses other methods where only GET is supported. */
export function onlyGet(
  { method }: Pick<SandboxRequest, 'method'>,
  message = 'Only GET is answered here.',
): void {
  if (method === 'GET') return;
  throw new ServiceError(405, message, { headers: { Allow: 'GET, HEAD' } });
}
