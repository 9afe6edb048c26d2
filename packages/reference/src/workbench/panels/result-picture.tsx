import type { Pixels } from '@portal/iiif';
import { type ReactNode, useEffect, useState } from 'react';
import { type Arrival, arrivalWords, pixelWords } from '../picture-words.ts';
import { announcementPause, useSettled } from '../use-settled.ts';
import styles from '../workbench.module.css';
import own from './result-picture.module.css';

type Props = {
  url: string;
  /** Undefined while the request is wrong: then nothing is fetched. */
  predicted: Pixels | undefined;
  announce: (words: string) => void;
};

/**
 * The picture at the address, fetched once the reader pauses. The previous one stays until then.
 */
export function ResultPicture({ url, predicted, announce }: Props): ReactNode {
  const asked = useSettled(predicted ? url : undefined, 400);
  const [arrival, setArrival] = useState<Arrival>();
  const here = predicted && arrival?.url === url ? arrival : undefined;
  const words = here && predicted ? arrivalWords(here, predicted, location.origin) : '';
  const heard = useSettled(words, announcementPause);
  const isMissing = arrival?.url === asked && !arrival?.pixels;

  useEffect(() => {
    if (heard) announce(heard);
  }, [heard, announce]);

  return (
    <section aria-label="Resulting picture" className={own.result}>
      <p className={styles.caption}>
        {predicted ? (
          <>
            Predicted size: <strong>{pixelWords(predicted)}</strong>
          </>
        ) : (
          'No size can be predicted until the address is fixed.'
        )}
      </p>
      <div className={own.frame} data-waiting={(predicted && !here) || undefined}>
        {predicted && asked !== undefined && (
          <img
            className={own.picture}
            src={asked}
            alt="What the address gives"
            hidden={isMissing}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setArrival({ url: asked, pixels: { width: naturalWidth, height: naturalHeight } })
            }
            onError={() => setArrival({ url: asked })}
          />
        )}
      </div>
      <p className={styles.note}>
        {predicted ? (
          <>
            {words || 'Fetching the picture.'} <a href={url}>Open the address</a>
          </>
        ) : (
          'Nothing is fetched until then.'
        )}
      </p>
    </section>
  );
}
