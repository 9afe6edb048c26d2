import { usePortal } from '@site/src/docs-components/use-portal';
import { type ReactNode, useId } from 'react';
import { feedbackLink } from './feedback-link';
import styles from './page-feedback.module.css';

type Props = {
  title: string;
  /** On the host, e.g. "/developers/docs/objects" */
  path: string;
};

/** Both answers open a new issue or email, which the reader sends or not: nothing is counted. */
export function PageFeedback({ title, path }: Props): ReactNode {
  const { feedbackUrl, origin } = usePortal();
  const question = useId();
  if (!feedbackUrl) return null;
  const page = { title, address: origin + path };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={question} className={styles.feedback} data-markdown="none">
      <span id={question}>Was this page helpful?</span>
      <a href={feedbackLink(feedbackUrl, page, 'yes')} rel="nofollow">
        Yes
      </a>
      <a href={feedbackLink(feedbackUrl, page, 'no')} rel="nofollow">
        No
      </a>
    </div>
  );
}
