import { type ImageService, readInfo } from '@portal/iiif';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readInfoUrl } from './service/info-url.ts';

export type ServiceState =
  | { kind: 'none' }
  /** The previous picture stays until the next is loaded, so that the page does not jump. */
  | { kind: 'loading'; before?: Opened }
  | ({ kind: 'ready' } & Opened)
  | { kind: 'failed'; words: readonly string[]; suggestion?: string };

export type Opened = { url: string; service: ImageService };

export type FetchInfo = (url: string) => Promise<unknown>;

function here(): string {
  return typeof location === 'undefined' ? 'https://localhost/' : location.href;
}

/** Fetches and checks the description of a picture. Only the latest request counts. */
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
      setState(loadingAfter);
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

function loadingAfter(state: ServiceState): ServiceState {
  const before = shownIn(state);
  return { kind: 'loading', ...(before && { before }) };
}

/** The picture to work on, if there is one. */
export function shownIn(state: ServiceState): Opened | undefined {
  if (state.kind === 'ready') return { url: state.url, service: state.service };
  return state.kind === 'loading' ? state.before : undefined;
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
    const reason = error instanceof Error && error.message ? error.message : 'Check the address.';
    return { kind: 'failed', words: ['info.json could not be fetched.', reason.slice(0, 400)] };
  }
}
