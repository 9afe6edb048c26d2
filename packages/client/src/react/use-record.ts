import { useCallback, useEffect, useState } from 'react';
import { ResponseError } from '../response-error.ts';

/** Requests a record, e.g. `(signal) => client.GET('/objects/{id}', { params, signal })`. */
export type LoadRecord<Data> = (
  signal: AbortSignal,
) => Promise<{ data?: Data; error?: unknown; response: Response }>;

/** `idle` while there is nothing to request. */
export type RecordState<Data> = (
  | { status: 'idle' | 'loading'; data?: undefined; error?: undefined }
  | { status: 'ready'; data: Data; error?: undefined }
  | { status: 'failed'; data?: undefined; error: Error }
) & {
  /** Requests it again, e.g. after an error. */
  reload: () => void;
};

type Outcome<Data> = { data: Data } | { error: Error };
type Settled<Data> = { load: LoadRecord<Data>; attempt: number; outcome: Outcome<Data> };

/**
 * Requests a record when the component is shown, and aborts the request when it is removed or asks for
 * another. A new function is a new request, so make it with `useCallback`; `undefined` requests nothing.
 * What arrives for an earlier function is dropped: the state is always that of the present one.
 * @param what names the request in an error; by default the address of the response does
 */
export function useRecord<Data>(
  load: LoadRecord<Data> | undefined,
  what?: string,
): RecordState<Data> {
  const [settled, setSettled] = useState<Settled<Data>>();
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (!load) return;
    const controller = new AbortController();
    const { signal } = controller;
    void outcomeOf(load, signal, what).then((outcome) => {
      if (!signal.aborted) setSettled({ load, attempt, outcome });
    });
    return () => controller.abort();
  }, [load, attempt, what]);

  if (!load) return { status: 'idle', reload };
  if (settled?.load !== load || settled.attempt !== attempt) return { status: 'loading', reload };
  const { outcome } = settled;
  return 'error' in outcome
    ? { status: 'failed', error: outcome.error, reload }
    : { status: 'ready', data: outcome.data, reload };
}

async function outcomeOf<Data>(
  load: LoadRecord<Data>,
  signal: AbortSignal,
  what?: string,
): Promise<Outcome<Data>> {
  try {
    const { data, error, response } = await load(signal);
    if (data !== undefined) return { data };
    return { error: new ResponseError(what ?? response.url, error, response) };
  } catch (failure) {
    return { error: failure instanceof Error ? failure : new Error(String(failure)) };
  }
}
