import { isPlainClick } from '@portal/ui/modifier-keys';
import type { MouseEvent, ReactNode } from 'react';
import styles from './search.module.css';

type Props = {
  showsMore: boolean;
  onMore: () => void;
  /** The search page, e.g. `/search?q=licence` */
  page: string;
  navigate: (address: string) => void;
};

/** Further results: below the first ones, or on the search page. */
export function More({ showsMore, onMore, page, navigate }: Props): ReactNode {
  if (showsMore) {
    return (
      <button type="button" className={styles.forget} onClick={onMore}>
        More results
      </button>
    );
  }
  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(page);
  }
  return (
    <p className={styles.note}>
      <a href={page} onClick={onClick}>
        All results
      </a>
    </p>
  );
}
