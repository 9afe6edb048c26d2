import type { JsonValue, Values } from '@portal/contract';
import { type LinkContext, pagesOf } from '../../../answer/index.ts';
import type { Effects, Outcome } from '../../request/sending/send-request.ts';
import { pause, sendPatiently } from './send-patiently.ts';

/** The API behind an answer, asked for further pages as it was asked for the first. */
export type PageSource = {
  urlOf: (values: Values) => string;
  send: (values: Values, signal: AbortSignal) => Promise<Outcome>;
  /** What links in a page are resolved against. */
  linksOf: (values: Values, status: number, body: JsonValue) => LinkContext;
  isLive: boolean;
};

export type Progress = {
  records: number;
  /** As the API counts them, if it does. */
  total?: number;
  /** The seconds until it is asked again, because it wanted a pause. */
  waiting?: number;
};

/** Why no more pages were taken. */
export type Stop =
  | { kind: 'complete' }
  /** The API has more than it gives; `why` is what it says about it. */
  | { kind: 'limited'; why?: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; why: string };

type Watch = {
  /** Keeps the records of a page and returns their number. */
  onPage: (body: JsonValue) => number;
  onProgress: (progress: Progress) => void;
};

/** In milliseconds, between two requests to a live host. */
const breath = 400;
/** An API that refuses a page after giving others has reached its limit. */
const atLimit = new Set([400, 404, 416, 422, 500]);

/** Takes one page after the other, following the links in them. */
export async function takePages(
  source: PageSource,
  first: Values,
  { onPage, onProgress }: Watch,
  signal: AbortSignal,
  effects: Effects,
): Promise<Stop> {
  const seen = new Set<string>();
  let progress: Progress = { records: 0 };
  const report = (change: Partial<Progress>) => {
    progress = { ...progress, ...change };
    onProgress(progress);
  };
  for (let values: Values | undefined = first; values !== undefined; ) {
    const url = source.urlOf(values);
    if (seen.has(url)) return { kind: 'failed', why: 'The link to the next page leads back.' };
    if (seen.size > 0 && source.isLive) await pause(breath, signal, effects);
    if (signal.aborted) return { kind: 'cancelled' };
    seen.add(url);
    const asked = values;
    const send = () => source.send(asked, signal);
    const wait = (seconds: number) => report({ waiting: seconds });
    const taken = await sendPatiently(url, send, signal, effects, wait);
    if (signal.aborted) return { kind: 'cancelled' };
    if (!('body' in taken)) {
      const isLimit = progress.records > 0 && atLimit.has(taken.status ?? 0);
      return { kind: isLimit ? 'limited' : 'failed', why: taken.why };
    }
    const { next, total } = pagesOf(source.linksOf(asked, taken.status, taken.body));
    const count = onPage(taken.body);
    const { waiting: _, ...before } = progress;
    progress = before;
    report({ records: progress.records + count, ...(total !== undefined && { total }) });
    values = count === 0 ? undefined : next?.values;
  }
  const { records, total = 0 } = progress;
  return { kind: records < total ? 'limited' : 'complete' };
}
