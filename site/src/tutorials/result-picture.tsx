import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type ColourMode,
  type ResultPicture as Picture,
  resultPicturePath,
} from '@site/config/result-picture';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './result-picture.module.css';

type Props = {
  slug: string;
  picture: Picture;
  /** Beside words that say the same */
  isDecoration?: boolean;
  className?: string;
};

/** What a tutorial ends with. It follows the colour mode; only the one in sight is fetched. */
export function ResultPicture({ slug, picture, isDecoration, className }: Props): ReactNode {
  const { alt, width, height } = picture;
  const base = useBaseUrl('/');
  const common = {
    width,
    height,
    // A lazy picture that is not displayed is not fetched.
    loading: 'lazy',
    decoding: 'async',
  } as const;
  const words = isDecoration ? '' : alt;
  const address = (mode: ColourMode): string => `${base}${resultPicturePath(slug, mode)}`;
  return (
    <span className={clsx(styles.frame, className)}>
      <img className={styles.light} src={address('light')} alt={words} {...common} />
      <img className={styles.dark} src={address('dark')} alt={words} data-twin="none" {...common} />
    </span>
  );
}
