import type { SandboxRequest } from './sandbox-request.ts';
import { ServiceError } from './service-error.ts';

/** Refuses other methods where nothing but GET is answered. */
export function onlyGet({ method }: Pick<SandboxRequest, 'method'>): void {
  if (method !== 'GET') throw new ServiceError(405, 'Only GET is answered here.');
}
