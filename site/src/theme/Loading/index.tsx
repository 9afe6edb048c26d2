import type { ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** Shown if a page's script is missing at render time: the error text, and a way to try again. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="page-load-failure" role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <p className="page-loading">Loading…</p> : null;
}
