import type { ReactNode } from 'react';
import type { ExtraWords } from '../../plugin/options.ts';
import { CopyLink } from '../rows/copy-link.tsx';
import { Description } from '../rows/description.tsx';
import { useAnchor } from '../use-anchor.ts';
import styles from './extra-section.module.css';
import slot from './slot.module.css';

/** What a site adds to a page: readable at once, its code loaded only when a reader opens it. */
export function ExtraSection({ extra }: { extra: ExtraWords }): ReactNode {
  const id = useAnchor(extra.id);
  return (
    <section
      id={id}
      className={styles.extra}
      aria-labelledby={`${id}-heading`}
      data-extra=""
      data-spy=""
    >
      <h2 id={`${id}-heading`}>{extra.heading}</h2>
      <Description html={extra.about} />
      <p className={slot.actions}>
        <button
          type="button"
          className={slot.open}
          data-open-extra=""
          aria-expanded="false"
          aria-controls={`${id}-slot`}
        >
          <span>Open {extra.name}</span>
          <span>Close {extra.name}</span>
        </button>
        <CopyLink of={extra.heading} />
      </p>
      <noscript>
        <Description html={extra.withoutScript} />
      </noscript>
      <div id={`${id}-slot`} data-extra-slot="" hidden />
    </section>
  );
}
