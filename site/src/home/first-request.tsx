import Link from '@docusaurus/Link';
import { Request } from '@site/src/docs-components/request';
import FirstAnswer from '@site/src/pages/_first-answer.mdx';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import styles from './first-request.module.css';
import { Section } from './section';

export function FirstRequest(): ReactNode {
  return (
    <Section
      id="first-request"
      title="A first request"
      lead="Paste one line into a terminal. Every list has the same shape: how many records fit, one page of them, and the address of the next page."
    >
      <div className={styles.columns}>
        <div>
          <Request url="/catalogue/v2/works?query=farrier&pageSize=1" />
          <p>
            <strong>query</strong> looks through titles, subjects, people and notes.{' '}
            <strong>pageSize</strong> asks for one record. Add <code>include=images</code> to get
            the ids of its pictures, and from there any size of any picture.
          </p>
          <p>
            <Link to="/docs/quickstart">From this line to a picture in five minutes</Link>
          </p>
        </div>
        <MDXContent>
          <FirstAnswer />
        </MDXContent>
      </div>
    </Section>
  );
}
