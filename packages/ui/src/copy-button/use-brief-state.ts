import { useEffect, useState } from 'react';

/** In milliseconds. */
const shown = 2000;

/** What a button shows for a moment after it is pressed, before it is ready again. */
export function useBriefState<State>(ready: State): [State, (state: State) => void] {
  const [state, setState] = useState(ready);

  useEffect(() => {
    if (state === ready) return;
    const timer = setTimeout(() => setState(ready), shown);
    return () => clearTimeout(timer);
  }, [state, ready]);

  return [state, setState];
}
