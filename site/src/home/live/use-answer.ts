import { type PageRequest, type RanRequest, runRequest } from '@portal/reference/run-request';
import type { LivePlan } from '@site/config/apis/plan-live-request';
import { useEffect, useState } from 'react';
import { type Found, foundWords, readPictures } from './read-pictures';

/** What is shown and announced about a request. */
export type News = { words: string; hasFailed?: boolean };

export type AnswerProps = {
  plan: LivePlan;
  word: string;
  /** Counts the requests, so that the same word can be requested again */
  at: number;
  onNews: (news: News) => void;
};

type Ran = Pick<RanRequest, 'url' | 'consoleAddress'> & Partial<Found>;

/** In milliseconds: when a reader is told that it takes long */
const long = 3000;

/**
 * Sends a request and follows it until it is answered; a new one cancels the previous one. The
 * previous result stays until there is another.
 */
export function useAnswer(
  { plan, word, at, onNews }: AnswerProps,
  { apiId, path, via }: PageRequest,
): Ran | undefined {
  const [ran, setRan] = useState<Ran>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a new request too
  useEffect(() => {
    const ending = new AbortController();
    const tell = (news: News, result?: Ran) => {
      if (ending.signal.aborted) return;
      onNews(news);
      if (result) setRan(result);
    };
    const slow = setTimeout(() => tell({ words: 'Still waiting for a response…' }), long);
    runRequest({ apiId, path, via }, ending.signal)
      .then(({ url, consoleAddress, ...answer }) => {
        const json = jsonOf(answer);
        const found = json === undefined ? undefined : readPictures(json, plan.answer);
        const news = found
          ? { words: foundWords(found, word) }
          : { words: failureWords(answer), hasFailed: true };
        tell(news, { url, consoleAddress, ...found });
      })
      .catch((error: unknown) => tell({ words: messageOf(error), hasFailed: true }))
      .finally(() => clearTimeout(slow));
    return () => {
      clearTimeout(slow);
      ending.abort();
    };
  }, [apiId, path, via, at]);
  return ran;
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
