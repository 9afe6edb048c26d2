import { useCallback } from 'react';
import { readBody } from '../read-body.ts';
import type { Fetch } from '../with-retry.ts';
import type { IiifInfo } from './iiif-info.ts';
import { type RecordState, useRecord } from './use-record.ts';

const globalFetch: Fetch = (request) => globalThis.fetch(request);

/**
 * What `<IiifImage>` must know about a picture, from the address of its `info.json`.
 * @param fetch made once, outside the component
 */
export function useIiifInfo(
  url: string | undefined,
  fetch: Fetch = globalFetch,
): RecordState<IiifInfo> {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const response = await fetch(new Request(url ?? '', { signal }));
      if (!response.ok) return { error: await response.text(), response };
      const data = await readBody(response, `GET ${url}`);
      if (isInfo(data)) return { data, response };
      throw new Error(`GET ${url}: the answer is no info.json, as it has no width and height.`);
    },
    [url, fetch],
  );
  return useRecord(url === undefined ? undefined : load, url);
}

function isInfo(data: unknown): data is IiifInfo {
  const { width, height } = (data ?? {}) as Partial<IiifInfo>;
  return [width, height].every((one) => Number.isInteger(one) && Number(one) > 0);
}
