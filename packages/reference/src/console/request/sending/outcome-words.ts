import type { Api } from '@portal/contract';
import {
  type AnswerStatus,
  answerStatus,
  contractMismatch,
  matchedWords,
  matchInWords,
  pagesOf,
  sizeInWords,
  timeInWords,
  waitInWords,
} from '../../../answer/index.ts';
import { problemInWords } from '../../form/form-problems.ts';
import type { RequestDraft } from '../request-draft.ts';
import type { Answer } from './read-answer.ts';
import type { RequestState } from './request-state.ts';
import type { Outcome } from './send-request.ts';

/** A failure in words: what happened, and what to do about it. */
export type FailureWords = { title: string; detail: string; whatToDo: string };

export function failureWords(outcome: Outcome, url: string): FailureWords | undefined {
  const host = URL.canParse(url) ? new URL(url).host : url;
  switch (outcome.kind) {
    case 'answered':
      return undefined;
    case 'cancelled':
      return {
        title: 'Cancelled',
        detail: 'You cancelled the request before the answer was complete.',
        whatToDo: 'Send it again when you like.',
      };
    case 'timed-out':
      return {
        title: 'Timed out',
        detail: `${host} gave no answer within ${timeInWords(outcome.milliseconds)}.`,
        whatToDo: 'Try again, or ask for less: fewer results, fewer includes, a smaller picture.',
      };
    case 'blocked':
      return {
        title: 'Blocked by the browser (CORS)',
        detail: `${host} can be reached, but it does not let pages of this site read its answers.`,
        whatToDo: 'The request itself may be right. Send it from a terminal:',
      };
    case 'misdirected':
      return {
        title: 'Redirected to nowhere',
        detail: `${host} sends the request on, in a circle or to a place that pages of this site may not read.`,
        whatToDo: 'Try again later. A terminal shows where it leads:',
      };
    case 'not-ready':
      return {
        title: 'Not started',
        detail: sentence(outcome.why),
        whatToDo: 'What you filled in stays here. “Copy link” takes it to another window.',
      };
    case 'unreachable':
      return {
        title: 'Unreachable',
        detail: `${host} could not be reached. ${sentence(outcome.why)}`,
        whatToDo: 'Check the connection and the host, then try again.',
      };
    case 'refused':
      return {
        title: 'Not sent',
        detail: `The browser cannot make this request. ${sentence(outcome.why)}`,
        whatToDo: 'Correct the values above.',
      };
  }
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The status as it should be shown: one that promises more than arrived is not a success. */
export function judged(
  { operation }: Pick<RequestDraft, 'operation'>,
  answer: Answer,
): AnswerStatus & { mismatch?: string; cutOff?: string } {
  const { status, type, json, text, cutAt } = answer;
  // A proxy's page is not the API's message.
  const own = type === 'text/plain' ? text : undefined;
  const words = answerStatus(operation, status, json ?? own);
  if (cutAt !== undefined) return { ...words, kind: 'other', cutOff: cutOffWords(cutAt) };
  const mismatch = contractMismatch(operation, answer);
  return mismatch === undefined ? words : { ...words, kind: 'server-error', mismatch };
}

function cutOffWords(cutAt: number): string {
  return `The answer is longer than ${sizeInWords(cutAt)}, too long to be shown here.`;
}

/** `1.2 kB`, `More than 8.0 MB` */
export function answerSize({ bytes, cutAt }: Answer): string {
  return cutAt === undefined ? sizeInWords(bytes.byteLength) : `More than ${sizeInWords(cutAt)}`;
}

/** That the reader asked for it, with the header that did; undefined if nobody did. */
export function askedWords(
  { failure }: RequestDraft,
  { status }: Answer,
): { words: string; header: string } | undefined {
  if (!failure) return undefined;
  const { header, status: asked } = failure;
  const isAsked = asked === undefined || asked === status;
  return {
    words: isAsked ? 'You asked for this' : `You asked for ${asked}, and got another response`,
    header: `${header.name}: ${header.value}`,
  };
}

/** How long the service asks to wait, in words; undefined if it does not. */
export function waitAsked({ status, headers }: Answer, now = Date.now()): string | undefined {
  const asked = headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  const wait = status >= 400 && asked !== undefined ? waitInWords(asked, now) : undefined;
  return wait && `The service asks you to wait ${wait}.`;
}

function answeredWords(state: Extract<RequestState, { kind: 'done' }>, apis: readonly Api[]) {
  const { sent, outcome } = state;
  if (outcome.kind !== 'answered') return '';
  const { operation, values } = sent.draft;
  const { status, json } = outcome.answer;
  const { title, fromApi, mismatch, cutOff } = judged(sent.draft, outcome.answer);
  const wait = waitAsked(outcome.answer);
  const asked = askedWords(sent.draft, outcome.answer);
  const context = { apis, operation, values, body: json ?? null, status };
  const counted = pagesOf(context).inWords;
  return [
    title,
    ...(asked ? [`${asked.words} with ${asked.header}`] : []),
    ...[mismatch, cutOff, fromApi, wait].filter((words) => words !== undefined),
    ...(counted === '' ? [] : [counted]),
    ...matchedWords(context).flatMap(matchInWords),
    `${answerSize(outcome.answer)} in ${timeInWords(outcome.milliseconds)} from ${sent.label}`,
  ]
    .map(sentence)
    .join(' ');
}

/** Why nothing was sent, one sentence each. */
export function notSentReasons(
  given: Omit<Extract<RequestState, { kind: 'not-sent' }>, 'kind'>,
): string[] {
  const { problems, missing } = given;
  return [...problems.map(problemInWords), ...(missing === undefined ? [] : [missing])];
}

/** What a screen reader announces when the state changes. */
export function announcement(state: RequestState, apis: readonly Api[]): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'not-sent':
      return ['Not sent.', ...notSentReasons(state)].join(' ');
    case 'sending':
      return `Waiting for ${state.sent.label}.`;
    case 'done': {
      const failure = failureWords(state.outcome, state.sent.draft.url);
      return failure ? `${failure.title}. ${failure.detail}` : answeredWords(state, apis);
    }
  }
}
