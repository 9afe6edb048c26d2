import type { ReactNode } from 'react';
import { writeBox } from '../region/region-box.ts';
import { middleHalf } from '../region/region-keys.ts';
import { type RegionForm, regionFields, writeRegionFields } from '../request/part-fields.ts';
import styles from '../workbench.module.css';
import { SelectField, TextField } from './field.tsx';
import { type PartProps, wrongness } from './part-props.ts';

const options: { value: RegionForm; label: string }[] = [
  { value: 'full', label: 'Whole picture' },
  { value: 'square', label: 'Square from the middle' },
  { value: 'pixels', label: 'In pixels' },
  { value: 'percent', label: 'In per cent' },
];
const asWritten = { value: 'other', label: 'As written in the address' } as const;
const names = ['x', 'y', 'width', 'height'];

export function RegionFields(props: PartProps): ReactNode {
  const { id, service, parts, checked, onPart } = props;
  const { form, values } = regionFields(parts.region);
  const unit = form === 'percent' ? '%' : 'px';

  function choose(next: RegionForm): void {
    if (next === 'full' || next === 'square') onPart('region', next);
    if (next !== 'pixels' && next !== 'percent') return;
    const { region } = checked;
    const isPart = region && form !== 'full';
    const box = isPart ? region : middleHalf(service);
    onPart('region', writeBox(box, service, next === 'percent' ? 'pct:' : ''));
  }

  return (
    <fieldset className={styles.group}>
      <legend>Region</legend>
      <SelectField
        id={`${id}-region-form`}
        label="Region given as"
        value={form}
        options={form === 'other' ? [...options, asWritten] : options}
        onChange={choose}
        {...wrongness(props, 'region')}
      />
      {(form === 'pixels' || form === 'percent') && (
        <div className={styles.fields}>
          {names.map((name, at) => (
            <TextField
              key={name}
              id={`${id}-region-${name}`}
              label={`Region ${name} (${unit})`}
              inputMode={form === 'percent' ? 'decimal' : 'numeric'}
              value={values[at] ?? ''}
              onChange={(value) =>
                onPart('region', writeRegionFields(form, values.with(at, value)))
              }
              {...wrongness(props, 'region')}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
