import type { ReactNode } from 'react';
import type { SizeForm } from '../request/part-fields.ts';
import { type SizeFields as Fields, sizeFields, writeSizeFields } from '../request/part-fields.ts';
import styles from '../workbench.module.css';
import { SelectField, TextField } from './field.tsx';
import { type PartProps, wrongness } from './part-props.ts';

const options: { value: SizeForm; label: string }[] = [
  { value: 'full', label: 'Unscaled' },
  { value: 'max', label: 'Largest allowed' },
  { value: 'width', label: 'By width' },
  { value: 'height', label: 'By height' },
  { value: 'exact', label: 'Exact width and height' },
  { value: 'fit', label: 'Fitted into a box' },
  { value: 'percent', label: 'In per cent' },
];
const asWritten = { value: 'other', label: 'As written in the address' } as const;

export function SizeFields(props: PartProps): ReactNode {
  const { id, service, parts, checked, onPart } = props;
  const fields = sizeFields(parts.size);
  const { form } = fields;
  const offered = options.filter(({ value }) => value !== 'full' || service.version === 2);
  const isKnown = offered.some(({ value }) => value === form);
  const write = (change: Partial<Fields>) =>
    onPart('size', writeSizeFields({ ...fields, ...change }));

  function choose(next: SizeForm): void {
    const width = fields.width || String(checked.size?.width ?? 400);
    const height = fields.height || String(checked.size?.height ?? 400);
    if (next !== 'other') write({ form: next, width, height, percent: fields.percent || '50' });
  }

  const hasWidth = form === 'width' || form === 'exact' || form === 'fit';
  const hasHeight = form === 'height' || form === 'exact' || form === 'fit';
  const sides = [
    hasWidth && (['width', 'Size width (px)'] as const),
    hasHeight && (['height', 'Size height (px)'] as const),
    form === 'percent' && (['percent', 'Size (%)'] as const),
  ].filter((one) => one !== false);

  return (
    <fieldset className={styles.group}>
      <legend>Size</legend>
      <SelectField
        id={`${id}-size-form`}
        label="Size given as"
        value={isKnown ? form : 'other'}
        options={isKnown ? offered : [...offered, asWritten]}
        onChange={choose}
        {...wrongness(props, 'size')}
      />
      {sides.length > 0 && (
        <div className={styles.fields}>
          {sides.map(([name, label]) => (
            <TextField
              key={name}
              id={`${id}-size-${name}`}
              label={label}
              inputMode={name === 'percent' ? 'decimal' : 'numeric'}
              value={fields[name]}
              onChange={(value) => write({ [name]: value })}
              {...wrongness(props, 'size')}
            />
          ))}
        </div>
      )}
      {service.version === 3 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={fields.larger}
            onChange={(event) => write({ larger: event.target.checked })}
          />
          Allow enlarging
        </label>
      )}
    </fieldset>
  );
}
