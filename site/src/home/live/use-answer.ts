import { type PageRequest, type RanRequest, runRequest } from '@portal/reference/run-request';
import type { LivePlan } from '@site/config/apis/plan-live-request';
import { useEffect, useState } from 'react';
import { type Found, foundWords, readPictures } from './read-pictures';

/** What is shown and announced about a request. */
export type News = { words: string; hasFailed?: boolean };

type Ran = Pick<RanRequest, 'url' | 'consoleAddress'> & Partial<Found>;
type Answer = { news: News; ran?: Ran };

/** In milliseconds: when a reader is told that it takes long */
const long = 3000;

/** Sends a request and follows it until it is answered; a new one cancels the previous one. */
export function useAnswer(
  { answer }: LivePlan,
  { apiId, path, via }: PageRequest,
  word: string,
  at: number,
): Answer {
  const [state, setState] = useState<Answer>({ news: { words: '' } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a new request too
  useEffect(() => {
    const ending = new AbortController();
    // The previous result stays until there is another.
    const tell = (news: News, ran?: Ran) =>
      !ending.signal.aborted && setState((was) => ({ ...was, news, ...(ran && { ran }) }));
    tell({ words: `Searching for '${word}'…` });
    const slow = setTimeout(() => tell({ words: 'Still waiting for a response…' }), long);
    runRequest({ apiId, path, via }, ending.signal)
      .then(({ url, consoleAddress, ...ran }) => {
        const json = jsonOf(ran);
        const found = json === undefined ? undefined : readPictures(json, answer);
        const news = found
          ? { words: foundWords(found, word) }
          : { words: failureWords(ran), hasFailed: true };
        tell(news, { url, consoleAddress, ...found });
      })
      .catch((error: unknown) => tell({ words: messageOf(error), hasFailed: true }))
      .finally(() => clearTimeout(slow));
    return () => {
      clearTimeout(slow);
      ending.abort();
    };
  }, [apiId, path, via, at]);
  return state;
}

function jsonOf({ kind, outcome }: Pick<RanRequest, 'kind' | 'outcome'>) {
  return kind === 'success' && outcome.kind === 'answered' ? outcome.answer.json : undefined;
}

function failureWords({ title, details, kind }: Pick<RanRequest, 'title' | 'details' | 'kind'>) {
  if (kind === 'success') return 'The response is not JSON.';
  return [title, details[0]].filter(Boolean).join('. ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
