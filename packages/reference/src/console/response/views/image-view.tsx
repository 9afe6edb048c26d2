import { type ReactNode, useState } from 'react';
import { sizeInWords } from '../../../answer/index.ts';
import type { Answer } from '../../request/sending/read-answer.ts';
import styles from '../response.module.css';
import { useBlobUrl } from './use-blob-url.ts';

/** A picture with its dimensions. */
export function ImageView({ answer, url }: { answer: Answer; url: string }): ReactNode {
  const { bytes, type } = answer;
  const address = useBlobUrl(bytes, type);
  const [state, setState] = useState<{ width: number; height: number } | 'unreadable'>();
  return (
    <figure className={styles.picture}>
      {address !== undefined && state !== 'unreadable' && (
        <img
          src={address}
          alt={`Answer to ${url}`}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setState({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setState('unreadable')}
        />
      )}
      <figcaption className={styles.facts}>
        {state === 'unreadable' && <span>This browser cannot show the picture.</span>}
        {typeof state === 'object' && (
          <span>
            {state.width} × {state.height} pixels
          </span>
        )}
        <span>{sizeInWords(bytes.byteLength)}</span>
        <span>{type}</span>
      </figcaption>
    </figure>
  );
}
