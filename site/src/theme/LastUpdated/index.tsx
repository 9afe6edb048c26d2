import type { Props } from '@theme/LastUpdated';
import type { ReactNode } from 'react';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When a guide was last updated, if that is known. Its Markdown reads it from here. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (lastUpdatedAt == null) return null;
  const day = new Date(lastUpdatedAt);
  return (
    <span className="theme-last-updated">
      Last updated on <time dateTime={day.toISOString().slice(0, 10)}>{words.format(day)}</time>
    </span>
  );
}
