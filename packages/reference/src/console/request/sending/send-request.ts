import type { HttpRequest } from '@portal/contract';
import type { Transport } from '../../../transport.ts';
import { toRequest } from '../request-draft.ts';
import { type Answer, readAnswer } from './read-answer.ts';

export type Outcome =
  | { kind: 'answered'; answer: Answer; milliseconds: number }
  | { kind: 'cancelled' }
  | { kind: 'timed-out'; milliseconds: number }
  /** The host answers, but not to pages from this one. */
  | { kind: 'blocked' }
  /** The host redirects to where no answer can be read: in a circle, or to one like `blocked`. */
  | { kind: 'misdirected' }
  | { kind: 'unreachable'; why: string }
  /** What would answer could not be prepared. */
  | { kind: 'not-ready'; why: string }
  /** The browser would not even try. */
  | { kind: 'refused'; why: string };

export type Effects = {
  now: () => number;
  /** Calls back after some milliseconds unless the returned function is called first. */
  after: (milliseconds: number, call: () => void) => () => void;
  /** The origin of the page. */
  origin: string;
  online: () => boolean;
};

export const browserEffects: Effects = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  get origin() {
    return globalThis.location?.origin ?? '';
  },
  online: () => globalThis.navigator?.onLine !== false,
};

export const patience = 30_000;
const probePatience = 5_000;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A promise that fails with the signal, for transports that do not listen to it. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Tries again in another mode; undefined if that fails too, or is no longer wanted. */
async function probe(
  { url }: HttpRequest,
  how: RequestInit,
  transport: Transport,
  signal: AbortSignal,
  effects: Effects,
): Promise<Response | undefined> {
  if (signal.aborted) return undefined;
  const late = new AbortController();
  const stop = effects.after(probePatience, () => late.abort());
  const either = AbortSignal.any([signal, late.signal]);
  try {
    const request = new Request(url, { cache: 'no-store', credentials: 'omit', ...how });
    return await Promise.race([transport.send(request, either), whenAborted(either)]);
  } catch {
    return undefined;
  } finally {
    stop();
    late.abort();
  }
}

function isElsewhere({ url }: HttpRequest, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin !== origin;
}

async function whyItFailed(
  sent: HttpRequest,
  transport: Transport,
  signal: AbortSignal,
  effects: Effects,
  error: unknown,
): Promise<Outcome> {
  if (!effects.online()) {
    return { kind: 'unreachable', why: 'This device is not connected to a network.' };
  }
  // A browser does not reveal why a request failed, but it does reveal a redirect, or that
  // something answered at all.
  if (isElsewhere(sent, effects.origin)) {
    const first = await probe(sent, { redirect: 'manual' }, transport, signal, effects);
    if (first?.type === 'opaqueredirect') return { kind: 'misdirected' };
    const any = await probe(sent, { mode: 'no-cors' }, transport, signal, effects);
    if (any) return { kind: 'blocked' };
  }
  return { kind: 'unreachable', why: messageOf(error) };
}

/** Sends a request once and reports the outcome. It never throws. */
export async function sendRequest(
  sent: HttpRequest,
  transport: Transport,
  signal: AbortSignal,
  effects: Effects = browserEffects,
): Promise<Outcome> {
  let request: Request;
  try {
    request = toRequest(sent);
  } catch (error) {
    return { kind: 'refused', why: messageOf(error) };
  }
  const late = new AbortController();
  const stop = effects.after(patience, () => late.abort());
  const either = AbortSignal.any([signal, late.signal]);
  let isReady = false;
  try {
    const read = async (): Promise<Outcome> => {
      await transport.ready?.();
      isReady = true;
      const begun = effects.now();
      const answer = await readAnswer(await transport.send(request, either), sent.url);
      return { kind: 'answered', answer, milliseconds: effects.now() - begun };
    };
    return await Promise.race([read(), whenAborted(either)]);
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (late.signal.aborted) return { kind: 'timed-out', milliseconds: patience };
    if (!isReady && effects.online()) return { kind: 'not-ready', why: messageOf(error) };
    const failure = await whyItFailed(sent, transport, signal, effects, error);
    return signal.aborted ? { kind: 'cancelled' } : failure;
  } finally {
    stop();
  }
}
