import type { JsonValue } from '@portal/contract';
import { CopyButton } from '@portal/ui/copy-button';
import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useMemo, useState } from 'react';
import styles from '../response.module.css';

/** More at once would make a browser stutter. */
const portion = 100_000;

/** Any text as it is, a portion at a time. */
export function TextView({ text, label }: { text: string; label: string }): ReactNode {
  const [shown, setShown] = useState(portion);
  const left = text.length - shown;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={label}>
        <pre>{text.slice(0, shown)}</pre>
      </section>
      <div className={styles.actions}>
        <CopyButton text={() => text}>Copy text</CopyButton>
        {left > 0 && (
          <button type="button" className={small.small} onClick={() => setShown(shown + portion)}>
            Show more, {left.toLocaleString('en-GB')} characters are left
          </button>
        )}
      </div>
    </>
  );
}

export function RawJsonView({ body, text }: { body: JsonValue; text: string }): ReactNode {
  const [asReceived, setAsReceived] = useState(false);
  const laidOut = useMemo(() => JSON.stringify(body, null, 2), [body]);
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={asReceived}
          onChange={(event) => setAsReceived(event.target.checked)}
        />
        Exactly as received
      </label>
      <TextView text={asReceived ? text : laidOut} label="Raw answer" />
    </>
  );
}
