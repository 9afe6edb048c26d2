import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/portal-data/default/home.json';
import live from '@generated/portal-data/default/live.json';
import opening from '@generated/portal-data/default/opening.json';
import { usePortal } from '@site/src/docs-components/use-portal';
import { Plate } from '@site/src/plates/plate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './hero.module.css';
import { LiveForm } from './live/live-form';
import { useLive } from './live/use-live';
import { OpeningRequest } from './opening-request';

export function Hero(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { name } = usePortal();
  const { prints = [] } = home;
  const { asked, parts, news, setNews, onTouch, onAsk, onAgain } = useLive();
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.institution}>{name}</p>
          <Heading as="h1" className={styles.title}>
            {siteConfig.tagline}
          </Heading>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.actions}>
            {home.actions.map(({ to, label }, at) => (
              <Link
                key={to}
                className={clsx('button', at === 0 ? 'button--primary' : 'button--outline')}
                to={to}
              >
                {label}
              </Link>
            ))}
          </p>
          {live && <LiveForm plan={live} {...{ news, onTouch, onAsk, onAgain }} />}
        </div>
        {(live || prints.length > 0) && (
          <div className={clsx(styles.stage, live && styles.live)}>
            <div className={styles.prints} aria-hidden="true">
              {prints.map(({ plate, caption }) => (
                <figure key={plate} className={styles.print}>
                  <Plate name={plate} />
                  <figcaption>{caption}</figcaption>
                </figure>
              ))}
            </div>
            {live && asked && parts && <parts.LiveAnswer plan={live} {...asked} onNews={setNews} />}
          </div>
        )}
        {opening && (
          <div className={styles.stage}>
            <OpeningRequest opening={opening} />
          </div>
        )}
      </div>
    </section>
  );
}
