import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { factWords } from '../picture-words.ts';
import type { ServiceState } from '../use-image-service.ts';
import styles from '../workbench.module.css';
import { SelectField, TextField } from './field.tsx';

export type Sample = { label: string; infoUrl: string };

type Props = {
  samples: readonly Sample[];
  state: ServiceState;
  onOpen: (infoUrl: string) => void;
};

const own = 'own';

/** A sample picture, or any other by the address of its info.json. */
export function PictureChoice({ samples, state, onOpen }: Props): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(samples.length > 0 ? '0' : own);
  const [text, setText] = useState('');
  const isFailed = state.kind === 'failed';
  const options = samples.map(({ label }, at) => ({ value: String(at), label }));

  function choose(value: string): void {
    setChosen(value);
    const sample = samples[Number(value)];
    if (sample) onOpen(sample.infoUrl);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChosen(own);
    onOpen(text);
  }

  function use(suggestion: string): void {
    setText(suggestion);
    setChosen(own);
    onOpen(suggestion);
    document.getElementById(`${id}url`)?.focus();
  }

  return (
    <section aria-label="Picture" className={styles.panel}>
      <form className={styles.choice} onSubmit={submit} noValidate>
        {samples.length > 0 && (
          <SelectField
            id={`${id}sample`}
            label="Sample picture"
            value={chosen}
            options={[...options, ...(chosen === own ? [{ value: own, label: 'Your own' }] : [])]}
            onChange={choose}
          />
        )}
        <TextField
          id={`${id}url`}
          label="Or the URL of an info.json"
          inputMode="url"
          value={text}
          onChange={setText}
          invalid={isFailed && chosen === own}
          {...(isFailed && { describedBy: `${id}failure` })}
        />
        <button type="submit" className={styles.button}>
          Open picture
        </button>
      </form>
      {isFailed && (
        <div id={`${id}failure`} className={styles.problem}>
          {state.words.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {isFailed && state.suggestion !== undefined && (
        <button
          type="button"
          className={styles.correction}
          onClick={() => use(state.suggestion ?? '')}
        >
          Use {state.suggestion}
        </button>
      )}
      {!isFailed && <p className={styles.note}>{factWords(state)}</p>}
      {state.kind === 'ready' &&
        state.service.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
    </section>
  );
}
