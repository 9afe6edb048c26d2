import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { ReactNode } from 'react';

/** Shown when the shell itself has crashed, so it is rendered without the shell. */
export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  return <ErrorPageContent error={error} tryAgain={tryAgain} />;
}
