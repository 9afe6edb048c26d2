import { type KeyboardEvent, type ReactNode, useId } from 'react';
import controls from '../controls/controls.module.css';
import styles from './parameter-form.module.css';
import type { FieldGroups } from './use-field-groups.ts';

type Props = { groups: FieldGroups; onGo: (parameter: string) => void };

/** Finds fields of all groups by their names and descriptions. */
export function FieldFilter({ groups, onGo }: Props): ReactNode {
  const { filter, setFilter, found, total, isAllOpen, openAll } = groups;
  const id = useId();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && filter !== '') {
      event.preventDefault();
      event.stopPropagation();
      setFilter('');
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Enter goes to the field and does not send the form.
    event.preventDefault();
    const [first] = groups.shown.flatMap(({ fields }) => fields);
    if (filter.trim() !== '' && first) onGo(first.key);
  }

  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter fields</label>
      <input
        id={id}
        type="search"
        className={controls.input}
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="button button--outline button--sm"
        onClick={() => openAll(!isAllOpen)}
      >
        {isAllOpen ? 'Fold all groups' : 'Open all groups'}
      </button>
      <p role="status">
        {found !== undefined &&
          (found === 0 ? 'No field matches.' : `${found} of ${total} fields match.`)}
      </p>
    </div>
  );
}
