import { firstSentence, htmlText } from '@portal/contract';
import visually from '@portal/ui/visually-hidden.module.css';
import { type ReactNode, useState } from 'react';
import { Description, Line } from '../../page/rows/description.tsx';
import styles from './controls.module.css';

type Props = {
  /** What describes the control. */
  id: string;
  name: string;
  /** From `shownApi`, as are the traps. */
  description: string;
  traps: readonly string[];
};

/** What a parameter means and how it is misread: a line of each, and all of it if wanted. */
export function FieldAbout({ id, name, description, traps }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const text = htmlText(description);
  const [trap] = traps;
  const first = firstSentence(text);
  if (text === '' && trap === undefined) return null;
  return (
    <div className={styles.about} data-open={isOpen || undefined}>
      <div id={id}>
        {isOpen ? (
          <>
            <Description html={description} />
            {traps.map((one) => (
              <p key={one}>
                <strong>Trap:</strong> <Line html={one} />
              </p>
            ))}
          </>
        ) : (
          <>
            {text !== '' && (
              <p className={styles.line}>
                {first}
                {/* A screen reader reads it with the control, each time. */}
                <span aria-hidden>{text.slice(first.length)}</span>
              </p>
            )}
            {trap !== undefined && (
              <p className={styles.line}>
                <strong>Trap:</strong> {htmlText(trap)}
              </p>
            )}
          </>
        )}
      </div>
      <button
        type="button"
        className={styles.example}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Less' : 'More'}
        <span className={visually.hidden}> about {name}</span>
      </button>
    </div>
  );
}
