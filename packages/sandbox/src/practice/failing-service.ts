import type { Answer } from '../answers/answer.ts';
import { errorAnswer, ServiceError } from '../answers/service-error.ts';
import type { Routed } from '../router.ts';
import { baseOf, type SandboxRequest } from '../sandbox-request.ts';
import { formatAt, serviceTables } from '../service-tables.ts';
import { siteAbove } from '../services.ts';
import type { FailingPlace } from './practise.ts';

/** Where a request to a service leads; undefined for what the sandbox answers by itself. */
export function failingService(request: SandboxRequest, routed: Routed): FailingPlace | undefined {
  if (routed.type === 'answer') return undefined;
  const operation = routed.type === 'operation' ? routed.call.operation : undefined;
  // No description has what answers merely link to.
  const isDescribed = operation && operation.responses.length > 0;
  const own = serviceTables[routed.service].folders[routed.folder];
  const format = own?.format ?? formatAt(request.path);
  return {
    ...(isDescribed && { operation }),
    refuse: (status, message) => errorAnswer(format, new ServiceError(status, message)),
    atOwnAddress: (answer) => withOwnAddresses(answer, request),
  };
}

/** An example names the hosts that descriptions use, where the service would name its own. */
export function withOwnAddresses(answer: Answer, request: SandboxRequest): Answer {
  const { body } = answer;
  if (typeof body !== 'string') return answer;
  const site = request.url.origin + siteAbove(request.mount);
  return {
    ...answer,
    body: body
      .replaceAll('https://api.example.org', () => baseOf(request))
      .replaceAll('https://developers.example.org', () => site),
  };
}
