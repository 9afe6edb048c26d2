import { type ReactNode, useEffect, useState } from 'react';
import { sizeInWords } from '../../../answer/index.ts';
import type { Answer } from '../../request/sending/read-answer.ts';
import styles from '../response.module.css';

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

/** A blob URL for some bytes, revoked when it is no longer needed. */
function useBlobUrl(bytes: Uint8Array<ArrayBuffer>, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return url;
}
