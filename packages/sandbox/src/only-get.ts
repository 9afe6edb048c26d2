import { ServiceError } from './answers/service-error.ts';
import type { SandboxRequest } from './sandbox-request.ts';

/** Refuses other methods where only GET is supported. */
export function onlyGet({ method }: Pick<SandboxRequest, 'method'>): void {
  if (method !== 'GET') throw new ServiceError(405, 'Only GET is answered here.');
}
