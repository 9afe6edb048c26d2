import type { JsonValue } from '@portal/contract';
import { answerStatus, secondsAsked, secondsInWords } from '../../../answer/index.ts';
import { failureWords } from '../../request/sending/outcome-words.ts';
import type { Answer } from '../../request/sending/read-answer.ts';
import type { Effects, Outcome } from '../../request/sending/send-request.ts';

/** A page, or why there is none. */
type Taken = { status: number; body: JsonValue } | { status?: number; why: string };

const busy = new Set([429, 502, 503, 504]);
const mostTries = 5;
/** In seconds: nobody waits longer for a progress bar. */
const longestWait = 120;

/** Resolves early if it is no longer wanted. */
export function pause(milliseconds: number, signal: AbortSignal, effects: Effects): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const stop = effects.after(milliseconds, resolve);
    signal.addEventListener(
      'abort',
      () => {
        stop();
        resolve();
      },
      { once: true },
    );
  });
}

/** Twice as long each time, unless the service asks for more. */
function secondsToWait({ headers }: Pick<Answer, 'headers'>, tries: number): number {
  const asked = headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  const seconds = asked === undefined ? undefined : secondsAsked(asked, Date.now());
  return Math.max(seconds ?? 0, 2 ** (tries - 1));
}

function wordsOf({ status, type, json, text }: Answer): string {
  // A proxy's page is not the API's message.
  const message = json ?? (type === 'text/plain' ? text : undefined);
  const { title, fromApi } = answerStatus({ responses: [] }, status, message);
  return fromApi === undefined ? `${title}.` : `${title}: “${fromApi.slice(0, 300)}”`;
}

/**
 * Sends a request again while the service is busy, as late as it asks. A lost connection is worth
 * another try as well.
 */
export async function sendPatiently(
  url: string,
  send: () => Promise<Outcome>,
  signal: AbortSignal,
  effects: Effects,
  onWait: (seconds: number) => void,
): Promise<Taken> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await send();
    const answer = outcome.kind === 'answered' ? outcome.answer : undefined;
    const mayPass = answer ? busy.has(answer.status) : isTransient(outcome);
    if (!mayPass || tries === mostTries || signal.aborted) {
      return answer ? pageOf(answer) : { why: reasonOf(outcome, url) };
    }
    const wait = secondsToWait(answer ?? { headers: [] }, tries);
    if (answer && wait > longestWait) {
      return { status: answer.status, why: `The service asks to wait ${secondsInWords(wait)}.` };
    }
    onWait(wait);
    await pause(wait * 1000, signal, effects);
    if (signal.aborted) return { why: '' };
  }
}

function isTransient({ kind }: Outcome): boolean {
  return kind === 'unreachable' || kind === 'timed-out';
}

function reasonOf(outcome: Outcome, url: string): string {
  const words = failureWords(outcome, url);
  return words ? `${words.title}. ${words.detail}` : '';
}

function pageOf(answer: Answer): Taken {
  const { status, json, cutAt } = answer;
  if (cutAt !== undefined) return { status, why: 'A page is too large to be read here.' };
  if (status >= 200 && status < 300 && json !== undefined) return { status, body: json };
  return { status, why: wordsOf(answer) };
}
