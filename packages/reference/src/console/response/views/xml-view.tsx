import { CopyButton } from '@portal/ui/copy-button';
import small from '@portal/ui/small-button.module.css';
import { Tabs } from '@portal/ui/tabs';
import { type CSSProperties, memo, type ReactNode, useMemo, useState } from 'react';
import { colourXml, layOutXml, type XmlLine } from '../../../answer/index.ts';
import { ColouredText } from '../../../page/examples/coloured-text.tsx';
import styles from '../response.module.css';
import { TextView } from './text-view.tsx';

/** In characters: longer documents, and longer lines, are shown as received. */
const longest = { document: 2_000_000, line: 20_000 };
const portion = 300;
const deepest = 20;

function linesOf(text: string): XmlLine[] | undefined {
  if (text.length > longest.document) return undefined;
  const lines = layOutXml(text);
  return lines?.some((line) => line.text.length > longest.line) ? undefined : lines;
}

function indentOf(depth: number): CSSProperties & { '--indent': number } {
  return { '--indent': 2 * Math.min(depth, deepest) };
}

/** The first lines are not rendered again when more are requested. */
const Line = memo(function Line({ line: { depth, text } }: { line: XmlLine }): ReactNode {
  return (
    <span className={styles.line} style={indentOf(depth)}>
      {'  '.repeat(Math.min(depth, deepest))}
      <ColouredText pieces={colourXml(text)} />
      {'\n'}
    </span>
  );
});

function LaidOut({ lines, text }: { lines: readonly XmlLine[]; text: string }): ReactNode {
  const [shown, setShown] = useState(portion);
  const left = lines.length - shown;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label="Answer">
        <pre>
          <code>
            {lines.slice(0, shown).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order
              <Line key={index} line={line} />
            ))}
          </code>
        </pre>
      </section>
      <div className={styles.actions}>
        <CopyButton text={() => text}>Copy text</CopyButton>
        {left > 0 && (
          <button type="button" className={small.small} onClick={() => setShown(shown + portion)}>
            Show more, {left.toLocaleString('en-GB')} lines are left
          </button>
        )}
      </div>
    </>
  );
}

type Props = { text: string; view: string; onView: (view: string) => void };

/** XML indented and in colours, or as received if it is broken or too long for that. */
export function XmlView({ text, view, onView }: Props): ReactNode {
  const lines = useMemo(() => linesOf(text), [text]);
  if (!lines) return <TextView text={text} label="Answer" />;
  const chosen = view === 'raw' ? 'raw' : 'indented';
  return (
    <Tabs
      label="Views of the answer"
      tabs={[
        { id: 'indented', label: 'Indented' },
        { id: 'raw', label: 'Raw' },
      ]}
      chosen={chosen}
      onChoose={onView}
    >
      {chosen === 'indented' && <LaidOut lines={lines} text={text} />}
      {chosen === 'raw' && <TextView text={text} label="Raw answer" />}
    </Tabs>
  );
}
