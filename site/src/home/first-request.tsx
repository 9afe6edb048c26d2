import home from '@generated/portal-data/default/home.json';
import FirstAnswer from '@home/answer';
import FirstRequestWords from '@home/request';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './first-request.module.css';
import { Section } from './section';

export function FirstRequest(): ReactNode {
  if (!home.firstRequest) return null;
  return (
    <Section id="first-request" {...home.firstRequest}>
      <div className={styles.columns}>
        <div>
          <MDXContent>
            <FirstRequestWords />
          </MDXContent>
        </div>
        <MDXContent>
          <FirstAnswer />
        </MDXContent>
      </div>
    </Section>
  );
}
