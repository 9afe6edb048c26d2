import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When a guide last changed, if that is known. */
export default function LastChanged({ lastUpdatedAt }: Props): ReactNode {
  if (lastUpdatedAt == null) return null;
  const day = new Date(lastUpdatedAt);
  return (
    <span>
      Last changed on <time dateTime={day.toISOString().slice(0, 10)}>{words.format(day)}</time>
    </span>
  );
}
