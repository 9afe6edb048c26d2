import { type ReactNode, useRef } from 'react';
import type { ListField } from '../form/form-state.ts';
import { addItem, removeItem } from '../form/form-state.ts';
import { attributesOf, type Choices, type ControlProps } from './control-props.ts';
import styles from './list-control.module.css';
import { listOptions } from './list-options.ts';
import { OptionList } from './option-list.tsx';
import { useListKeys } from './use-list-keys.ts';

type Props = ControlProps & {
  choices: Choices;
  field: ListField;
  onField: (field: ListField) => void;
};

/** Several values as chips; what is typed is one more, and Enter makes it a chip. */
export function ListControl({ choices, field, onField, ...props }: Props): ReactNode {
  const { id, name } = props;
  const input = useRef<HTMLInputElement>(null);
  const options = listOptions(choices, field.items, field.draft);
  const keys = useListKeys({ options, field, onField });
  const isOpen = keys.isOpen && options.length > 0;

  function remove(at: number): void {
    onField(removeItem(field, at));
    input.current?.focus();
  }

  return (
    <div className={styles.list}>
      {field.items.length > 0 && (
        <ul className={styles.chips} aria-label={`Values of ${name}`}>
          {field.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pasted URL may say a value twice
            <li key={`${at} ${item}`} className={styles.chip}>
              <span>{item === '' ? '(empty)' : item}</span>
              <button
                type="button"
                aria-label={`Remove ${item} from ${name}`}
                onClick={() => remove(at)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        {...attributesOf(props)}
        ref={input}
        type="text"
        role={choices.length > 0 ? 'combobox' : undefined}
        {...(choices.length > 0
          ? {
              'aria-autocomplete': 'list' as const,
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? `${id}-options` : undefined,
              'aria-activedescendant':
                isOpen && keys.active >= 0 ? `${id}-option-${keys.active}` : undefined,
            }
          : {})}
        className={styles.draft}
        spellCheck={false}
        placeholder={choices.length > 0 ? 'Choose or type' : 'Type, then Enter'}
        value={field.draft}
        onChange={(event) => {
          keys.open();
          onField({ ...field, draft: event.target.value });
        }}
        onClick={keys.open}
        onKeyDown={keys.onKeyDown}
        onBlur={() => {
          keys.close();
          if (field.draft !== '') onField(addItem(field, field.draft));
        }}
      />
      {isOpen && (
        <OptionList
          id={id}
          label={`Values for ${name}`}
          options={options}
          active={keys.active}
          onChoose={keys.choose}
        />
      )}
    </div>
  );
}
