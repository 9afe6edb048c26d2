import { useCallback } from 'react';
import type { Operation, Schema } from '../museum/api-types.ts';
import type { ApiClient } from '../museum/client-types.ts';
import { creditIncludes } from '../museum/work-credit.ts';
import { type RecordState, useRecord } from './use-record.ts';

type Query = NonNullable<Operation<'catalogue', '/works/{id}'>['parameters']['query']>;
type Include = NonNullable<Query['include']>[number];

/** A client that requests works as the catalogue's does. */
export type WorkClient<Work> = {
  /** As in the clients of this package, whose others have no works */
  api?: 'catalogue';
  GET: (
    path: '/works/{id}',
    options: {
      params: { path: { id: string }; query: { include: Include[] } };
      signal: AbortSignal;
    },
  ) => Promise<{ data?: Work; error?: unknown; response: Response }>;
};

/**
 * One work of the catalogue: `loading`, then `ready` with its `data`, or `failed` with an `error`. The
 * request is aborted when the component is removed or asks for another id; no id requests nothing.
 * @param client made once, outside the component: a new one requests the work again
 * @param include which parts the work has; by default what a credit needs
 */
export function useWork(
  client: Pick<ApiClient<'catalogue'>, 'api' | 'GET'>,
  id: string | undefined,
  include?: readonly Include[],
): RecordState<Schema<'catalogue', 'Work'>>;
export function useWork<Work>(
  client: WorkClient<Work>,
  id: string | undefined,
  include?: readonly Include[],
): RecordState<Work>;
export function useWork<Work>(
  client: WorkClient<Work>,
  id: string | undefined,
  include: readonly Include[] = creditIncludes,
): RecordState<Work> {
  const parts = include.join();
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { include: parts.split(',').filter(Boolean) as Include[] };
      return client.GET('/works/{id}', { params: { path: { id: id ?? '' }, query }, signal });
    },
    [client, id, parts],
  );
  return useRecord(id === undefined ? undefined : load, `/works/${id}`);
}
