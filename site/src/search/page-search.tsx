import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { PageBoxProps } from './page-box';

type State =
  | { kind: 'coming' }
  | { kind: 'here'; Box: ComponentType<PageBoxProps> }
  | { kind: 'failed' };

/** Search as part of a page. It needs scripting, so the page itself explains what to do without. */
export function PageSearch(props: PageBoxProps): ReactNode {
  const [state, setState] = useState<State>({ kind: 'coming' });

  const load = useCallback(() => {
    setState({ kind: 'coming' });
    import('./page-box').then(
      ({ default: Box }) => setState({ kind: 'here', Box }),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <search>
      {state.kind === 'here' && <state.Box {...props} />}
      {state.kind === 'failed' && (
        <p role="alert">
          Search could not be loaded. Check your connection and try again, or reload the page.{' '}
          <button type="button" className="button button--outline button--sm" onClick={load}>
            Try again
          </button>
        </p>
      )}
    </search>
  );
}
