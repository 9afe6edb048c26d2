import { htmlText, type ServerVariable } from '@portal/contract';
import { type ReactNode, useId } from 'react';
import controls from '../../controls/controls.module.css';
import styles from '../request-bar.module.css';
import type { ServerInUse } from './use-server.ts';

/** The servers of the description, and the variables of the one chosen. */
export function ServerChoice({ inUse }: { inUse: ServerInUse }): ReactNode {
  const { options, chosen, onChoose, values, onValues } = inUse;
  const id = useId();
  if (options.length === 0) return null;
  const option = options[chosen];
  return (
    <div className={styles.servers}>
      <div className={styles.server}>
        <label htmlFor={`${id}server`}>Server</label>
        <select
          id={`${id}server`}
          className={controls.input}
          aria-describedby={`${id}refused`}
          value={chosen}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {options.map(({ address, refused, server }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the servers never change order
            <option key={index} value={index} disabled={refused !== undefined && index !== chosen}>
              {[address, htmlText(server.description), refused].filter(Boolean).join(' – ')}
            </option>
          ))}
        </select>
      </div>
      {option?.server.variables.map((variable) => (
        <VariableField
          key={variable.name}
          id={`${id}${variable.name}`}
          variable={variable}
          text={values[variable.name] ?? variable.default}
          onText={(text) => onValues({ ...values, [variable.name]: text })}
        />
      ))}
      <p id={`${id}refused`} aria-live="polite">
        {option?.refused !== undefined &&
          `${option.refused} Requests go to the site’s own address instead.`}
      </p>
    </div>
  );
}

type VariableProps = {
  id: string;
  variable: ServerVariable;
  text: string;
  onText: (text: string) => void;
};

function VariableField({ id, variable, text, onText }: VariableProps): ReactNode {
  const { name, choices } = variable;
  return (
    <div className={styles.server}>
      <label htmlFor={id}>{name}</label>
      {choices.length > 0 ? (
        <select
          id={id}
          className={controls.input}
          value={text}
          onChange={(event) => onText(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          className={controls.input}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </div>
  );
}
