import type { JsonValue, MediaType, Problem } from '@portal/contract';
import { type ReactNode, useMemo, useState } from 'react';
import controls from '../controls/controls.module.css';
import { problemInWords } from '../form/form-problems.ts';
import styles from './body.module.css';
import { jsonText, parsedJson } from './body-state.ts';
import { useBodyForm } from './form/body-form-context.ts';
import { shapeOf } from './form/form-shape.ts';
import { CompoundFields, SchemaField } from './form/schema-field.tsx';

type Props = {
  media: MediaType;
  required: boolean;
  text: string;
  problems: readonly Problem[];
  /** Whether the reader has left the raw text, or tried to send. */
  isSeen: boolean;
  onText: (text: string) => void;
  onLeave: () => void;
  rawId: string;
};

/**
 * The last text that could be parsed: the form keeps its fields while the raw text is being typed.
 */
function useReadable(text: string): { value: JsonValue | undefined; isCurrent: boolean } {
  const parsed = useMemo(
    () => (text.trim() === '' ? { value: undefined } : parsedJson(text)),
    [text],
  );
  const [last, setLast] = useState(parsed);
  if (parsed && parsed !== last) setLast(parsed);
  return { value: (parsed ?? last)?.value, isCurrent: parsed !== undefined };
}

/** A form and the raw text beside it, kept in step. */
export function JsonEditor(props: Props): ReactNode {
  const { media, required, text, onText } = props;
  const { schemas } = useBodyForm();
  const schema = media.schema ?? {};
  const shape = useMemo(() => shapeOf(schemas, media.schema ?? {}), [schemas, media.schema]);
  const { value, isCurrent } = useReadable(text);

  function onValue(next: JsonValue | undefined): void {
    const isEmpty = typeof next === 'object' && next !== null && Object.keys(next).length === 0;
    onText(jsonText(isEmpty && !required ? undefined : next));
  }

  const fields = { path: [], schema, value, onValue };
  return (
    <div className={styles.sides}>
      {shape.kind !== 'json' && (
        <fieldset className={styles.form} disabled={!isCurrent}>
          <legend className={styles.label}>Form</legend>
          {!isCurrent && (
            <p className={styles.help}>Paused: the raw JSON cannot be read yet. Nothing is lost.</p>
          )}
          {shape.kind === 'scalar' ? (
            <SchemaField {...fields} name="Value" required={required} />
          ) : (
            <CompoundFields {...fields} shape={shape} />
          )}
        </fieldset>
      )}
      <RawJson {...props} />
    </div>
  );
}

const mostShown = 8;

function RawJson({ text, problems, isSeen, onText, onLeave, rawId }: Props): ReactNode {
  const shown = isSeen ? problems : [];
  return (
    <div className={styles.raw}>
      <label htmlFor={rawId} className={styles.label}>
        Raw JSON
      </label>
      {text.trim() !== '' && !parsedJson(text) && (
        <span className={styles.size}> not valid JSON yet</span>
      )}
      <textarea
        id={rawId}
        className={styles.text}
        rows={Math.min(24, Math.max(8, text.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={shown.some(({ type }) => type === 'error') || undefined}
        aria-describedby={`${rawId}-problems`}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onBlur={onLeave}
      />
      <div id={`${rawId}-problems`} aria-live="polite">
        {shown.slice(0, mostShown).map((problem) => (
          <p
            key={`${problem.where.pointer} ${problem.message}`}
            className={controls.problem}
            data-type={problem.type}
          >
            {problem.where.pointer ? <code>{problem.where.pointer}</code> : null}{' '}
            {problemInWords(problem)}
          </p>
        ))}
        {shown.length > mostShown && <p>And {shown.length - mostShown} more.</p>}
      </div>
    </div>
  );
}
