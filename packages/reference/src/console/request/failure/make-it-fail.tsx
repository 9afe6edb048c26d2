import type { Operation } from '@portal/contract';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { statusTitle } from '../../../model/index.ts';
import type { Failure, Failures } from '../../../transport.ts';
import controls from '../../controls/controls.module.css';
import styles from './make-it-fail.module.css';

type Props = {
  operation: Operation;
  failures: Failures;
  failure: Failure;
  onFailure: (failure: Failure) => void;
  /** As in all other fields, Ctrl+Enter and ⌘+Enter send. */
  onSend: () => void;
};

function numberOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

/** Lets a reader practise a failure: which status, and how late. */
export function MakeItFail(props: Props): ReactNode {
  const { operation, failures, failure, onFailure, onSend } = props;
  const id = useId();
  const { status, wait } = failure;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  }

  return (
    <fieldset className={styles.failing} onKeyDown={onKeyDown}>
      <legend>Make it fail</legend>
      <span className={styles.choice}>
        <label htmlFor={`${id}status`}>Status</label>
        <select
          id={`${id}status`}
          className={controls.input}
          value={status ?? ''}
          onChange={({ target }) => onFailure({ status: numberOf(target.value), wait })}
        >
          <option value="">As usual</option>
          {failures.statusesOf(operation).map((one) => (
            <option key={one} value={one}>
              {statusTitle(one)}
            </option>
          ))}
        </select>
      </span>
      <span className={styles.choice}>
        <label htmlFor={`${id}wait`}>Slow</label>
        <select
          id={`${id}wait`}
          className={controls.input}
          value={wait ?? ''}
          onChange={({ target }) => onFailure({ status, wait: numberOf(target.value) })}
        >
          <option value="">No</option>
          {failures.waits.map((one) => (
            <option key={one} value={one}>
              {one} s
            </option>
          ))}
        </select>
      </span>
    </fieldset>
  );
}
