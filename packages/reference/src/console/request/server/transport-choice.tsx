import type { ReactNode } from 'react';
import type { Transport } from '../../../transport.ts';
import styles from '../request-bar.module.css';

type Props = {
  /** Of the group of buttons. */
  name: string;
  transports: readonly Transport[];
  chosen: Transport;
  onChoose: (id: string) => void;
};

/** If there is nothing to choose, it is only named. */
export function TransportChoice({ name, transports, chosen, onChoose }: Props): ReactNode {
  if (transports.length === 1) {
    return (
      <p className={styles.only}>
        Send to <strong>{chosen.label}</strong>
      </p>
    );
  }
  return (
    <fieldset className={styles.transports}>
      <legend>Send to</legend>
      {transports.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen.id}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
