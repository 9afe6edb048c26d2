import type { Operation } from '@portal/contract';
import type { Answer } from '../answers/answer.ts';
import { withDeprecation } from '../answers/deprecation-headers.ts';
import { finishAnswer } from '../answers/finish-answer.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { createRunCounter } from './count-runs.ts';
import { failureAnswer, retryAfter } from './failure-answer.ts';
import {
  documentedFailure,
  exampleTargetOf,
  isSuccess,
  possibleFailures,
  usualFailures,
} from './possible-failures.ts';
import { type Preferred, preferHeader } from './prefer-header.ts';
import { createWaitingRoom, type Delay } from './waiting-room.ts';
import { readWantedFailure } from './wanted-failure.ts';

/** Where a failure is asked for. */
export type FailingPlace = {
  /** What the path and method call; anything else below a service can only be busy or fail. */
  operation?: Operation | undefined;
  /** An error as the API writes it. Without a message, it is one that nobody explains. */
  refuse: (status: number, message: string) => Answer;
  /** Replaces the hosts in an example of the description. */
  atOwnAddress: (answer: Answer) => Answer;
};

/**
 * Answers with the failure that a request asks for, or later than usual, or hands it on.
 * @param placeOf where the request leads; undefined if there is nothing to fail
 * @param answer the usual response
 */
export type Practise = (
  request: SandboxRequest,
  placeOf: () => FailingPlace | undefined,
  answer: () => Promise<Response>,
) => Promise<Response>;

const tooMany = 'Too many requests are being delayed. Try again in a few seconds.';

/** Nobody may get it who did not ask for it. */
function notStored(response: Response, applied: Preferred): Response {
  const { value } = preferHeader(applied);
  if (value !== '') response.headers.set('Preference-Applied', value);
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

function listed(codes: readonly number[]): string {
  return `${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`;
}

function impossible(code: number, { operation }: FailingPlace): string {
  const possible = operation ? possibleFailures(operation) : usualFailures;
  const where = operation ? `of ${operation.id}` : 'here';
  return `code=${code} in the header Prefer is not a failure ${where}. Ask for ${listed(possible)}.`;
}

/** The failure in the format of its API; a message if there is no such failure. */
function failureOf(
  code: number,
  { url, mount, path }: SandboxRequest,
  place: FailingPlace,
): Answer | string | undefined {
  const { operation, refuse, atOwnAddress } = place;
  const documented = operation && documentedFailure(operation, code);
  if (operation && isSuccess(operation, code)) return undefined;
  if (!documented && !usualFailures.includes(code)) return impossible(code, place);
  if (code === 304) return { status: 304, headers: {}, body: null };
  if (code >= 400) {
    const message = code === 500 ? '' : `This ${code} was asked for with the header Prefer.`;
    return atOwnAddress(failureAnswer(code, documented, refuse(code, message)));
  }
  const target = documented && exampleTargetOf(documented);
  // Clients send the header again to where they are redirected, which must not go on for ever.
  if (target === undefined || target === path) return undefined;
  return { status: code, headers: { Location: `${mount}${target}${url.search}` }, body: null };
}

export function createPractise(delay: Delay = createWaitingRoom()): Practise {
  const countRun = createRunCounter();

  return async (request, placeOf, answer) => {
    const header = request.sent.headers.get('Prefer');
    const wanted = header === null ? undefined : readWantedFailure(header);
    const place = wanted === undefined ? undefined : placeOf();
    if (wanted === undefined || !place) return answer();
    const refuse = (status: number, message: string): Response =>
      notStored(finishAnswer(place.refuse(status, message)), {});
    if (typeof wanted === 'string') return refuse(400, wanted);

    const { code, wait, first } = wanted;
    const failure = code === undefined ? undefined : failureOf(code, request, place);
    if (typeof failure === 'string') return refuse(400, failure);
    const delayed = wait === undefined ? true : delay(wait, request.sent.signal);
    if (delayed === 'full' || !(await delayed)) {
      const response = refuse(503, tooMany);
      response.headers.set('Retry-After', String(retryAfter));
      return response;
    }
    const slow = wait === undefined ? {} : { wait };
    const isOver = first !== undefined && countRun(first.run) > first.times;
    if (code === undefined || !failure || isOver) return notStored(await answer(), slow);
    const { operation } = place;
    const announced = operation ? withDeprecation(failure, operation) : failure;
    return notStored(finishAnswer(announced), { code, ...slow });
  };
}
