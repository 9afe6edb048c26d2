import useBaseUrl from '@docusaurus/useBaseUrl';
import type { CellLanguage } from '@portal/cells';
import { type ReactNode, useId } from 'react';
import styles from './download-list.module.css';
import { downloads } from './downloads';

type Props = {
  slug: string;
  /** The languages that the tutorial has cells in */
  tracks: readonly CellLanguage[];
  /** The reader's among them */
  shown: CellLanguage;
};

/**
 * The downloads of the tutorial, with what each file needs. The style sheet puts the reader's
 * language first before anything is rendered; here the order follows for those who do not see it.
 */
export function DownloadList({ slug, tracks, shown }: Props): ReactNode {
  const files = useBaseUrl(`/tutorial-files/${slug}/${slug}`);
  const name = useId();
  const ordered = [shown, ...tracks.filter((track) => track !== shown)];
  return (
    <nav className={styles.away} aria-labelledby={name}>
      <span id={name}>Download</span>
      <div className={styles.tracks}>
        {ordered.map((track) => (
          <ul key={track} data-download={track}>
            {downloads[track].map(({ label, needs, ending }) => (
              <li key={ending}>
                <a href={`${files}.${ending}`} download>
                  {label}
                </a>
                {needs && <small> – {needs}</small>}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
