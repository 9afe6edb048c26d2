import { useCombobox } from '@portal/ui/combobox';
import type { KeyboardEvent } from 'react';
import { type ListField, removeItem, toggleItem } from '../form/form-state.ts';
import type { ListOption } from './option-list.tsx';

type Given = {
  options: readonly ListOption[];
  field: ListField;
  onField: (field: ListField) => void;
  /** Turns what is typed into values. */
  onCommit: () => void;
};

/** A combobox with chips: what its keys do while no option is active. */
export function useListKeys({ options, field, onField, onCommit }: Given) {
  const box = useCombobox({ count: options.length, contents: field.draft });

  /** With nothing to add, Enter sends the form. */
  function onEnter(event: KeyboardEvent): void {
    if (field.draft.trim() === '') {
      box.close();
      return;
    }
    event.preventDefault();
    onCommit();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // With one of these, Enter sends the form, and what is typed counts.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    box.fieldProps.onKeyDown(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter') onEnter(event);
    if (event.key === 'Backspace' && field.draft === '') {
      onField(removeItem(field, field.items.length - 1));
    }
  }

  return { ...box, choose: (value: string) => onField(toggleItem(field, value)), onKeyDown };
}
