import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The same set if nothing in it has been fixed. */
export function stillWrong(
  left: ReadonlySet<string>,
  isWrong: (field: string) => boolean,
): ReadonlySet<string> {
  const wrong = [...left].filter(isWrong);
  return wrong.length === left.size ? left : new Set(wrong);
}

/**
 * The fields whose problems are shown: nothing is reported while a reader types, until they leave
 * the field or send, and a fixed field starts over.
 * @param first those whose problems are shown before a reader does anything
 */
export function useLeftFields(
  isWrong: (field: string) => boolean,
  first: () => Iterable<string> = () => none,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(first()));
  const shown = stillWrong(left, isWrong);
  if (shown !== left) setLeft(shown);
  const leave = useCallback((...fields: string[]) => {
    setLeft((before) => new Set([...before, ...fields]));
  }, []);
  const forget = useCallback(() => setLeft(none), []);
  return { shown, leave, forget };
}
