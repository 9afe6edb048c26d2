import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { nextOption } from './next-option.ts';

export type ComboboxOptions = {
  count: number;
  /** Where the reader starts: an option, or -1 for the text. */
  first?: number;
  /** Changes when the options change. */
  contents: unknown;
  /** For a list that is part of the page rather than opened over it. */
  isAlwaysOpen?: boolean;
  /** Whether the options still belong to an earlier text. Enter then waits for the new ones. */
  isPending?: boolean;
};

/**
 * A text field with a list of options: the field keeps the focus and handles the keys, and Enter
 * clicks the active option.
 */
export function useCombobox(given: ComboboxOptions) {
  const { count, first = -1, contents, isAlwaysOpen = false, isPending = false } = given;
  const [wasOpened, setOpened] = useState(false);
  const [active, setActive] = useState(first);
  const isEntered = useRef(false);
  const isMoved = useRef(false);
  const listId = useId();
  const isOpen = (isAlwaysOpen || wasOpened) && count > 0;
  const shown = isOpen && active < count ? active : -1;
  const optionId = (index: number) => `${listId}-${index}`;
  const optionAt = (index: number) => document.getElementById(optionId(index));

  // biome-ignore lint/correctness/useExhaustiveDependencies: new options start at the first again
  useEffect(() => {
    setActive(first);
    if (isEntered.current && !isPending) optionAt(0)?.click();
    if (!isPending) isEntered.current = false;
  }, [contents, first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only keys scroll the list
  useEffect(() => {
    if (isMoved.current) optionAt(shown)?.scrollIntoView({ block: 'nearest' });
    isMoved.current = false;
  }, [shown]);

  function open(): void {
    setOpened(true);
    setActive(first);
  }

  function close(): void {
    setOpened(false);
    setActive(first);
  }

  /** Prevents the default of every key it handles, so that a field can handle others itself. */
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Safari ends a composition before the Enter that accepts it; its code still tells.
    if (altKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    isEntered.current = key === 'Enter' && isPending;
    if (isEntered.current) event.preventDefault();
    else if (key === 'Enter') choose(event);
    else if (key === 'Escape') putAway(event);
    else if (!ctrlKey && !metaKey && !shiftKey) move(event);
  }

  function choose(event: KeyboardEvent): void {
    const option = optionAt(shown);
    if (!option) return;
    event.preventDefault();
    // Keeps the modifier keys, so that Ctrl opens a tab and Shift a window, as on any link.
    const { ctrlKey, metaKey, shiftKey } = event;
    const keys = { ctrlKey, metaKey, shiftKey };
    option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  }

  /** Closes the list alone: the next Escape is for what is around it. */
  function putAway(event: KeyboardEvent): void {
    if (isAlwaysOpen || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  function move(event: KeyboardEvent): void {
    const next = nextOption(event.key, { active: shown, count, first });
    if (next === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    setOpened(true);
    setActive(next);
  }

  return {
    isOpen,
    /** -1 for none. */
    active: shown,
    setActive,
    open,
    close,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': shown < 0 ? undefined : optionId(shown),
      onKeyDown,
    } as const,
    listId,
    optionId,
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
