import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { ReactNode } from 'react';

/** Shown when the shell itself crashed, so it is drawn without the shell. */
export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  return <ErrorPageContent error={error} tryAgain={tryAgain} />;
}
