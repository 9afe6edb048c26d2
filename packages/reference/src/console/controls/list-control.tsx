import { type ReactNode, useRef } from 'react';
import type { ListField } from '../form/form-state.ts';
import { removeItem } from '../form/form-state.ts';
import { attributesOf, type Choices, type ControlProps } from './control-props.ts';
import styles from './list-control.module.css';
import { listOptions, OptionList } from './option-list.tsx';
import { type CommaRule, commasSeparate } from './typed-items.ts';
import { useListKeys } from './use-list-keys.ts';
import { useTypedItems } from './use-typed-items.ts';

type Props = ControlProps & {
  choices: Choices;
  /** What a comma outside quotes means. */
  rule?: CommaRule;
  field: ListField;
  onField: (field: ListField) => void;
};

/** Several values as chips; what is typed counts too, and a comma or Enter makes chips of it. */
export function ListControl(given: Props): ReactNode {
  const { choices, rule = commasSeparate, field, onField, ...props } = given;
  const { name } = props;
  const input = useRef<HTMLInputElement>(null);
  const options = listOptions(choices, field.items, field.draft);
  const typed = useTypedItems({ field, onField, rule });
  const keys = useListKeys({ options, field, onField, onCommit: typed.commit });

  function remove(at: number): void {
    onField(removeItem(field, at));
    input.current?.focus();
  }

  return (
    <div className={styles.list}>
      {field.items.length > 0 && (
        <ul className={styles.chips} aria-label={`Values of ${name}`}>
          {field.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pasted URL may repeat a value
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
        {...(choices.length > 0 ? keys.fieldProps : {})}
        className={styles.draft}
        spellCheck={false}
        placeholder={choices.length > 0 ? 'Choose or type' : 'Type, then Enter'}
        onPaste={typed.onPaste}
        value={field.draft}
        onChange={(event) => {
          keys.open();
          typed.type(event.target.value);
        }}
        onClick={keys.open}
        onKeyDown={keys.onKeyDown}
        onBlur={() => {
          keys.close();
          typed.commit();
        }}
      />
      {keys.isOpen && (
        <OptionList
          box={keys}
          label={`Values for ${name}`}
          options={options}
          onChoose={keys.choose}
        />
      )}
      <p role="status" className={styles.whole}>
        {typed.whole !== undefined && (
          <button
            type="button"
            onClick={() => {
              typed.join();
              input.current?.focus();
            }}
          >
            Keep “{typed.whole}” as one value
          </button>
        )}
      </p>
    </div>
  );
}
