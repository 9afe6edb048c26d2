import Link from '@docusaurus/Link';
import { CopyButton } from '@portal/ui/copy-button';
import { usePortal } from '@site/src/docs-components/use-portal';
import { guideTransport } from '@site/src/reference/guide-transport';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './live-answer.module.css';
import { type AnswerProps, useAnswer } from './use-answer';

/** The pictures that a word finds, and the request that found them. Loaded with the first request. */
export function LiveAnswer(props: AnswerProps): ReactNode {
  const { plan, word } = props;
  const path = plan.target.replace('{word}', () => encodeURIComponent(word));
  const via = guideTransport(usePortal(), plan.api);
  const ran = useAnswer(props, { apiId: plan.api, path, via });
  const panel = useRef<HTMLDivElement>(null);
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ran) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [ran]);

  if (!ran) return null;
  const { url, consoleAddress, pictures = [] } = ran;
  return (
    <div ref={panel} className={styles.panel}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} data-count={pictures.length} aria-label="Pictures">
          {pictures.map(({ address, title }) => (
            <li key={address}>
              <img src={address} alt="" />
              <span title={title}>{title}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.request}>
        <code ref={code}>{url}</code>
        <p>
          <CopyButton text={() => code.current}>Copy</CopyButton>
          <Link to={consoleAddress}>Open in the console</Link>
        </p>
      </div>
    </div>
  );
}
