import type { ReactNode } from 'react';
import { countInWords } from './field-folds.ts';
import styles from './parameter-form.module.css';
import type { FieldGroups } from './use-field-groups.ts';

type Props = {
  groups: FieldGroups;
  group: FieldGroups['shown'][number];
  children: ReactNode;
};

/**
 * Fields under their label. A large group can be collapsed, and find-in-page still finds its
 * fields.
 */
export function ParameterGroup({ groups, group, children }: Props): ReactNode {
  const { label, count, used, isOpen } = group;
  const fields = <div className={styles.fields}>{children}</div>;
  if (label === '') return fields;
  if (!groups.isMany) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.label}>{label}</legend>
        {fields}
      </fieldset>
    );
  }
  const isFiltered = groups.found !== undefined;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The browser opens it too, to show what find-in-page has found.
        if (currentTarget.open !== isOpen && !isFiltered) groups.fold(label, currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className={styles.label}
        onClick={(event) => {
          event.preventDefault();
          if (!isFiltered) groups.fold(label, !isOpen);
        }}
      >
        {label}
        <span>, {countInWords(count, used)}</span>
      </summary>
      {fields}
    </details>
  );
}
