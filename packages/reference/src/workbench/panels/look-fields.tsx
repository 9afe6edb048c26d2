import type { ReactNode } from 'react';
import { rotationFields, writeRotationFields } from '../request/part-fields.ts';
import styles from '../workbench.module.css';
import { SelectField, TextField } from './field.tsx';
import { type PartProps, wrongness } from './part-props.ts';

const qualityWords: Readonly<Record<string, string>> = {
  color: 'color: full colour',
  gray: 'gray: shades of grey',
  bitonal: 'bitonal: black and white',
};

function choices(offered: readonly string[], current: string, words = qualityWords) {
  const all = offered.includes(current) ? offered : [...offered, current];
  return all.map((value) => ({
    value,
    label: Object.hasOwn(words, value) ? (words[value] ?? value) : value || 'nothing',
  }));
}

/** Rotation, mirror, quality and format. */
export function LookFields(props: PartProps): ReactNode {
  const { id, service, parts, onPart } = props;
  const turn = rotationFields(parts.rotation);
  const write = (change: Partial<typeof turn>) =>
    onPart('rotation', writeRotationFields({ ...turn, ...change }));
  const quarter = () => write({ degrees: String((Number(turn.degrees) + 90) % 360 || 0) });

  return (
    <fieldset className={styles.group}>
      <legend>Turn, colours and file</legend>
      <div className={styles.fields}>
        <TextField
          id={`${id}-degrees`}
          label="Rotation (degrees)"
          inputMode="decimal"
          value={turn.degrees}
          onChange={(degrees) => write({ degrees })}
          {...wrongness(props, 'rotation')}
        />
        <button type="button" className={styles.button} onClick={quarter}>
          Turn by 90°
        </button>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={turn.mirror}
          onChange={(event) => write({ mirror: event.target.checked })}
        />
        Mirror
      </label>
      <div className={styles.fields}>
        <SelectField
          id={`${id}-quality-choice`}
          label="Quality"
          value={parts.quality}
          options={choices(service.qualities, parts.quality)}
          onChange={(value) => onPart('quality', value)}
          {...wrongness(props, 'quality')}
        />
        <SelectField
          id={`${id}-format-choice`}
          label="Format"
          value={parts.format}
          options={choices(service.formats, parts.format, {})}
          onChange={(value) => onPart('format', value)}
          {...wrongness(props, 'format')}
        />
      </div>
    </fieldset>
  );
}
