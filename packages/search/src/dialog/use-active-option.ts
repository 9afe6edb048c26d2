import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Active = {
  /** -1 for none. */
  active: number;
  setActive: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type Options = {
  count: number;
  /** Where the reader begins, -1 for nowhere. */
  first: number;
  /** Changes when there are other options. */
  contents: unknown;
  /** Whether the options are still those of an earlier query. */
  isPending: boolean;
};

/** The option that Enter follows; the focus stays in the field. */
export function useActiveOption(
  list: RefObject<HTMLElement | null>,
  { count, first, contents, isPending }: Options,
): Active {
  const [active, setActive] = useState(first);
  const isEntered = useRef(false);
  const optionAt = (index: number): HTMLElement | undefined =>
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options begin at the first again
  useEffect(() => {
    setActive(first);
    if (isEntered.current && !isPending) optionAt(0)?.click();
    if (!isPending) isEntered.current = false;
  }, [contents, first]);

  function go(index: number): void {
    setActive(index);
    optionAt(index)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (altKey || event.nativeEvent.isComposing) return;
    isEntered.current = key === 'Enter' && isPending;
    if (isEntered.current) event.preventDefault();
    if (isEntered.current || count === 0) return;
    if (key === 'Enter') {
      event.preventDefault();
      // As if it were clicked, so that Ctrl opens a tab and Shift a window, as on any link.
      const keys = { ctrlKey, metaKey, shiftKey };
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      optionAt(active)?.dispatchEvent(click);
      return;
    }
    const target = ctrlKey || metaKey || shiftKey ? undefined : targetOf(key, active, count);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  }

  return { active: active < count ? active : -1, setActive, onKeyDown };
}

function targetOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
