import { type ReactNode, useEffect, useState } from 'react';
import type { Pixels } from '../service/image-service.ts';
import { type Arrival, arrivalWords, pixelWords } from '../status-words.ts';
import { useSettled } from '../use-settled.ts';
import styles from '../workbench.module.css';

type Props = {
  url: string;
  /** Nothing while the request is wrong: then nothing is asked for. */
  predicted: Pixels | undefined;
  announce: (words: string) => void;
};

/** The picture at the address, fetched once the reader pauses. */
export function ResultPicture({ url, predicted, announce }: Props): ReactNode {
  const settled = useSettled(url, 400);
  const [arrival, setArrival] = useState<Arrival>();
  const here = predicted && arrival?.url === url ? arrival : undefined;
  const words = here && predicted ? arrivalWords(here, predicted) : '';

  useEffect(() => {
    if (words) announce(words);
  }, [words, announce]);

  return (
    <section aria-label="Resulting picture" className={styles.panel}>
      <p className={styles.predicted}>
        {predicted ? (
          <>
            Predicted size: <strong>{pixelWords(predicted)}</strong>
          </>
        ) : (
          'No size can be predicted until the address is put right.'
        )}
      </p>
      {predicted && settled === url && (
        <img
          key={url}
          className={styles.result}
          src={url}
          alt="What the address gives"
          hidden={here !== undefined && !here.pixels}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setArrival({ url, pixels: { width: naturalWidth, height: naturalHeight } })
          }
          onError={() => setArrival({ url })}
        />
      )}
      {predicted && (
        <p className={styles.note}>
          {words || 'Fetching the picture.'} <a href={url}>Open the address</a>
        </p>
      )}
    </section>
  );
}
