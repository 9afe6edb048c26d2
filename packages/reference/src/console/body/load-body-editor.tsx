import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import styles from '../console.module.css';
import type { BodyEditorProps } from './body-editor.tsx';

type Loaded = { Editor: ComponentType<BodyEditorProps> } | 'failed' | undefined;

/** Most operations have no body, so the editor is loaded with the first that has one. */
export function LoadBodyEditor(props: BodyEditorProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const load = useCallback(() => {
    setLoaded(undefined);
    import('./body-editor.tsx').then(
      ({ BodyEditor }) => setLoaded({ Editor: BodyEditor }),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(load, [load]);

  if (loaded === undefined) return <p role="status">Loading the body editor…</p>;
  if (loaded !== 'failed') return <loaded.Editor {...props} />;
  return (
    <div role="alert" className={styles.failure}>
      <p>The body editor could not be loaded. Check your connection and try again.</p>
      <button type="button" className="button button--outline button--sm" onClick={load}>
        Try again
      </button>
    </div>
  );
}
