import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CellLanguage } from '../cell.ts';
import styles from './cell.module.css';
import type { Editor } from './editor/open-editor.ts';

type Props = {
  label: string;
  language: CellLanguage;
  source: string;
  errorLine: number | undefined;
  onChange: (source: string) => void;
  onRun: () => void;
};

async function loadEditor(language: CellLanguage) {
  const editors = await import('./editor/open-editor.ts');
  return editors.loadEditor(language);
}

/** The editor, loaded when the first one is opened. Until then the code stays visible. */
export function CodeEditor(props: Props): ReactNode {
  const { source, errorLine } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const editor = useRef<Editor>(undefined);
  const [loading, setLoading] = useState<'loading' | 'open' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the editor again
  useEffect(() => {
    let isWanted = true;
    loadEditor(latest.current.language).then(
      (openEditor) => {
        const parent = place.current;
        if (!isWanted || !parent) return;
        editor.current = openEditor(parent, {
          label: latest.current.label,
          source: latest.current.source,
          errorLine: latest.current.errorLine,
          onChange: (text) => latest.current.onChange(text),
          onRun: () => latest.current.onRun(),
        });
        editor.current.focus();
        setLoading('open');
      },
      () => isWanted && setLoading('failed'),
    );
    return () => {
      isWanted = false;
      editor.current?.close();
      editor.current = undefined;
    };
  }, [attempt]);

  function tryAgain(): void {
    setLoading('loading');
    setAttempt(attempt + 1);
  }

  useEffect(() => editor.current?.setSource(source), [source]);
  useEffect(() => editor.current?.markLine(errorLine), [errorLine]);

  return (
    <div className={styles.editor}>
      {loading !== 'open' && <pre className={styles.code}>{source}</pre>}
      {loading === 'loading' && <p className={styles.note}>Loading the editor.</p>}
      {loading === 'failed' && (
        <p className={styles.note} role="alert">
          The editor could not be loaded. Check that you are online and try again. If that does not
          help, reload the page.{' '}
          <button type="button" className="button button--outline button--sm" onClick={tryAgain}>
            Try again
          </button>
        </p>
      )}
      <div ref={place} />
    </div>
  );
}
