import { useEffect, useState } from 'react';

/** The same for all that is announced, so that a picture is never announced before its request. */
export const announcementPause = 700;

/** A value once it has not changed for a while: what is loaded or announced must not flicker. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
