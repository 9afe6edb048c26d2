import type { Values } from '@portal/contract';
import { type ReactNode, useId, useState } from 'react';
import type { ExampleChoice } from './example-choices.ts';
import styles from './parameter-form.module.css';

type Props = {
  examples: readonly ExampleChoice[];
  /** Without values to empty the form. */
  onFill: (values: Values | undefined) => void;
};

export function ExampleMenu({ examples, onFill }: Props): ReactNode {
  const id = useId();
  const [chosen, choose] = useState(0);
  const fill = () => onFill(examples[chosen]?.values ?? {});
  return (
    <div className={styles.examples}>
      {examples.length > 1 && (
        <>
          <label htmlFor={id}>Example</label>
          <select id={id} value={chosen} onChange={(event) => choose(Number(event.target.value))}>
            {examples.map(({ name, summary }, index) => (
              <option key={name} value={index}>
                {summary}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="button" className="button button--outline button--sm" onClick={fill}>
        Fill with example
      </button>
      <button
        type="button"
        className="button button--outline button--sm"
        onClick={() => onFill(undefined)}
      >
        Clear
      </button>
    </div>
  );
}
