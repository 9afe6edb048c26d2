import type { Api } from '@portal/contract';
import {
  type AnswerStatus,
  answerStatus,
  doubtOf,
  pagesOf,
  sizeInWords,
  timeInWords,
} from '../../answer/index.ts';
import { problemInWords } from '../form/form-problems.ts';
import type { Answer } from './read-answer.ts';
import type { RequestDraft } from './request-draft.ts';
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

/** The status as it should be shown: one that promises more than came is no success. */
export function judged(
  { operation }: Pick<RequestDraft, 'operation'>,
  answer: Answer,
): AnswerStatus & { doubt?: string } {
  const { status, type, json, text } = answer;
  // The page of a proxy is not what the API says.
  const own = type === 'text/plain' ? text : undefined;
  const words = answerStatus(operation, status, json ?? own);
  const doubt = doubtOf(operation, answer);
  return doubt === undefined ? words : { ...words, kind: 'server-error', doubt };
}

function answeredWords(state: Extract<RequestState, { kind: 'done' }>, apis: readonly Api[]) {
  const { sent, outcome } = state;
  if (outcome.kind !== 'answered') return '';
  const { operation, values } = sent.draft;
  const { status, json, bytes } = outcome.answer;
  const { title, fromApi, doubt } = judged(sent.draft, outcome.answer);
  const counted =
    json === undefined ? '' : pagesOf({ apis, operation, values, body: json, status }).inWords;
  return [
    title,
    ...(doubt === undefined ? [] : [doubt]),
    ...(fromApi === undefined ? [] : [fromApi]),
    ...(counted === '' ? [] : [counted]),
    `${sizeInWords(bytes.byteLength)} in ${timeInWords(outcome.milliseconds)} from ${sent.label}`,
  ]
    .map(sentence)
    .join(' ');
}

/** What a screen reader is told when the state changes. */
export function announcement(state: RequestState, apis: readonly Api[]): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'not-sent':
      return ['Not sent.', ...state.problems.map(problemInWords)].join(' ');
    case 'sending':
      return `Waiting for ${state.sent.label}.`;
    case 'done': {
      const failure = failureWords(state.outcome, state.sent.draft.url);
      return failure ? `${failure.title}. ${failure.detail}` : answeredWords(state, apis);
    }
  }
}
