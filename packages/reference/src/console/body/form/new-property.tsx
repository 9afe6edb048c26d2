import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useState } from 'react';
import controls from '../../controls/controls.module.css';
import styles from '../body.module.css';

type Props = {
  id: string;
  label: string;
  taken: (name: string) => boolean;
  onAdd: (name: string) => void;
};

/** Adds a value under a name the reader chooses. */
export function NewProperty({ id, label, taken, onAdd }: Props): ReactNode {
  const [name, setName] = useState('');
  const isTaken = taken(name);

  function add(): void {
    if (name === '' || isTaken) return;
    onAdd(name);
    setName('');
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          className={controls.input}
          aria-describedby={`${id}-hint`}
          spellCheck={false}
          placeholder="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || name === '') return;
            // With one of these it sends the form.
            if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className={small.small} onClick={add}>
          Add
        </button>
      </div>
      <p id={`${id}-hint`} className={controls.hint} aria-live="polite">
        {isTaken ? `${name} already exists.` : 'Any name.'}
      </p>
    </div>
  );
}
