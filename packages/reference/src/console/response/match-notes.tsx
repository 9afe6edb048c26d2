import { type ReactNode, useMemo } from 'react';
import { matchedWords, matchInWords } from '../../answer/index.ts';
import { Line } from '../../page/rows/description.tsx';
import { useAnswer } from './answer-context.ts';
import { RequestAnchor } from './links/request-anchor.tsx';
import styles from './response.module.css';

/** Where the words of a search were found, if that is not where readers look for them. */
export function MatchNotes(): ReactNode {
  const { links } = useAnswer();
  const matches = useMemo(() => matchedWords(links), [links]);
  if (matches.length === 0) return null;
  return (
    <aside className={styles.matches} aria-label="Where the words were found">
      {matches.map((match) => (
        <div key={match.value}>
          {matchInWords(match).map((words, at) => (
            <p key={words}>
              {at === 0 || match.surprises.length > 0 ? <strong>{words}</strong> : words}
            </p>
          ))}
          {match.surprises.map(({ field }) => (
            <p key={field.label}>
              <Line html={field.trap ?? ''} />
            </p>
          ))}
          {match.surprises.length === 0 && match.more && (
            <p>
              <RequestAnchor link={match.more}>Send it again with these fields</RequestAnchor>
            </p>
          )}
        </div>
      ))}
    </aside>
  );
}
