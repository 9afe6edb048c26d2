import { type KeyboardEvent, useState } from 'react';
import { addItem, type ListField, removeItem, toggleItem } from '../form/form-state.ts';
import { type ListOption, movedTo } from './list-options.ts';

type Given = {
  options: readonly ListOption[];
  field: ListField;
  onField: (field: ListField) => void;
};

/** The keys of a combobox with chips, and whether its list is open. */
export function useListKeys({ options, field, onField }: Given) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  function open(): void {
    setOpen(true);
    setActive(-1);
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function choose(value: string): void {
    onField(toggleItem(field, value));
  }

  /** Nothing to add lets Enter send the form. */
  function onEnter(event: KeyboardEvent): void {
    const option = isOpen ? options[active] : undefined;
    if (option) choose(option.value);
    else if (field.draft.trim() !== '') onField(addItem(field, field.draft));
    else {
      close();
      return;
    }
    event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        setOpen(true);
        setActive(movedTo(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
        break;
      case 'Enter':
        onEnter(event);
        break;
      case 'Escape':
        if (isOpen) event.stopPropagation();
        close();
        break;
      case 'Backspace':
        if (field.draft === '') onField(removeItem(field, field.items.length - 1));
        break;
    }
  }

  return { isOpen, active, open, close, choose, onKeyDown };
}
