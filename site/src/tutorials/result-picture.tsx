import useBaseUrl from '@docusaurus/useBaseUrl';
import type { CellLanguage } from '@portal/cells';
import {
  type ColourMode,
  type ResultPictures as Pictures,
  resultPicturePath,
} from '@site/config/tutorials/result-picture';
import { trackClass } from '@site/config/tutorials/tracks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './result-picture.module.css';

type Props = {
  slug: string;
  pictures: Pictures;
  /** Beside text that describes the same */
  isDecoration?: boolean;
  className?: string | undefined;
};

/**
 * The result of a tutorial, in the reader's language. It follows the colour mode; only the visible
 * one is fetched.
 */
export function ResultPicture({ slug, pictures, isDecoration, className }: Props): ReactNode {
  const base = useBaseUrl('/');
  const tracks = Object.keys(pictures) as CellLanguage[];
  return (
    <span className={clsx(styles.frame, className)}>
      {tracks.map((track, index) => {
        const { alt = '', width, height } = pictures[track] ?? {};
        const common = {
          width,
          height,
          // A lazy picture that is not displayed is not fetched.
          loading: 'lazy',
          decoding: 'async',
        } as const;
        const words = isDecoration ? '' : alt;
        const address = (mode: ColourMode): string =>
          `${base}${resultPicturePath(slug, track, mode)}`;
        return (
          <span key={track} className={trackClass(track, tracks)} data-track={track}>
            <img
              className={styles.light}
              src={address('light')}
              alt={words}
              data-markdown={index > 0 ? 'none' : undefined}
              {...common}
            />
            <img
              className={styles.dark}
              src={address('dark')}
              alt={words}
              data-markdown="none"
              {...common}
            />
          </span>
        );
      })}
    </span>
  );
}
