import type { Problem } from '@portal/contract';
import type { ReactNode } from 'react';
import controls from '../../controls/controls.module.css';
import { problemInWords } from '../../form/form-problems.ts';
import styles from '../body.module.css';

type Props = {
  id: string;
  name: string;
  required: boolean;
  deprecated?: boolean;
  /** The type and its constraints. */
  hint: string;
  help: string;
  problems: readonly Problem[];
  children: ReactNode;
  /** Buttons beside the name. */
  actions?: ReactNode;
  onLeave: () => void;
};

export function Problems({ id, problems }: Pick<Props, 'id' | 'problems'>): ReactNode {
  return (
    <div id={`${id}-problems`} aria-live="polite">
      {problems.map((problem) => (
        <p key={problem.message} className={controls.problem} data-type={problem.type}>
          {problemInWords(problem)}
        </p>
      ))}
    </div>
  );
}

/** A name, a control, what it accepts, and what is wrong with it. */
export function FieldFrame(props: Props): ReactNode {
  const { id, name, required, deprecated = false, hint, help, problems } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the reader leaves
    <div className={styles.field} onBlur={props.onLeave}>
      <div className={controls.name}>
        <label htmlFor={id}>{name}</label>
        {required && <span className={controls.required}>required</span>}
        {deprecated && <span className={controls.required}>deprecated</span>}
        {props.actions}
      </div>
      {props.children}
      <p id={`${id}-hint`} className={controls.hint}>
        {[hint, help].filter((text) => text !== '').join('. ')}
      </p>
      <Problems id={id} problems={problems} />
    </div>
  );
}
