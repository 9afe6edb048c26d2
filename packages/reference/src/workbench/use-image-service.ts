import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImageService } from './service/image-service.ts';
import { readInfoUrl } from './service/info-url.ts';
import { readInfo } from './service/read-info.ts';

export type ServiceState =
  | { kind: 'none' }
  | { kind: 'loading'; url: string }
  | { kind: 'ready'; url: string; service: ImageService }
  | { kind: 'failed'; words: readonly string[]; suggestion?: string };

export type FetchInfo = (url: string) => Promise<unknown>;

function here(): string {
  return typeof location === 'undefined' ? 'https://localhost/' : location.href;
}

/** Fetches and checks the description of a picture. Only the answer asked for last counts. */
export function useImageService(fetchInfo: FetchInfo, first: string | undefined) {
  const [state, setState] = useState<ServiceState>({ kind: 'none' });
  const asked = useRef(0);

  const open = useCallback(
    async (text: string) => {
      asked.current += 1;
      const number = asked.current;
      const read = readInfoUrl(text, here());
      if (!read.ok) {
        const { words, suggestion } = read;
        setState({ kind: 'failed', words: [words], ...(suggestion && { suggestion }) });
        return;
      }
      setState({ kind: 'loading', url: read.url });
      const next = await load(fetchInfo, read);
      if (number === asked.current) setState(next);
    },
    [fetchInfo],
  );

  useEffect(() => {
    if (first !== undefined) void open(first);
    return () => {
      asked.current += 1;
    };
  }, [first, open]);

  return { state, open };
}

async function load(
  fetchInfo: FetchInfo,
  { url, address }: { url: string; address: string },
): Promise<ServiceState> {
  try {
    const read = readInfo(await fetchInfo(url), address);
    if (read.ok) return { kind: 'ready', url, service: read.service };
    return { kind: 'failed', words: ['This info.json cannot be used.', ...read.problems] };
  } catch (error) {
    const reason =
      error instanceof Error && error.message ? ` (${error.message.slice(0, 200)})` : '';
    return {
      kind: 'failed',
      words: [
        `info.json could not be fetched${reason}.`,
        'Check the address. This page may not be allowed to read from that host.',
      ],
    };
  }
}
