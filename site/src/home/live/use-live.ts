import { useRef, useState } from 'react';
import type { News } from './use-answer';

type Parts = typeof import('./live-answer');

const load = (): Promise<Parts> => import('./live-answer');

/** The word requested, and the part of the page that requests it, loaded when first touched. */
export function useLive() {
  const [asked, setAsked] = useState<{ word: string; at: number }>();
  const lastWord = useRef('');
  const [parts, setParts] = useState<Parts>();
  const [news, setNews] = useState<News>({ words: '' });

  function onTouch(): void {
    // If it fails here, it is tried again when the reader searches.
    if (!parts) load().then(setParts, () => undefined);
  }

  function onAsk(word: string): void {
    lastWord.current = word;
    setAsked((before) => ({ word, at: (before?.at ?? 0) + 1 }));
    setNews({ words: `Searching for '${word}'…` });
    if (parts) return;
    load().then(setParts, () => {
      // Otherwise the next touch, which loads it too, would send the request unasked.
      setAsked(undefined);
      setNews({
        words: 'This could not be loaded. Check your connection and try again.',
        hasFailed: true,
      });
    });
  }

  function onAgain(): void {
    onAsk(lastWord.current);
  }

  return { asked, parts, news, setNews, onTouch, onAsk, onAgain };
}
