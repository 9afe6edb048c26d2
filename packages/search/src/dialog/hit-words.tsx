import type { ReactNode } from 'react';
import type { Hit, Piece } from '../model.ts';
import styles from './search.module.css';

const codeKinds: ReadonlySet<Hit['kind']> = new Set(['parameter', 'value', 'schema', 'field']);
const quietKinds: ReadonlySet<Hit['kind']> = new Set(['page', 'section']);

function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, marked }, at) => {
    // Pieces have no identity other than their position.
    const key = `${at}`;
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}

/** The text of a result: its title, what it is, where it is and the words around the match. */
export function HitWords({ hit: { title, kind, where, excerpt } }: { hit: Hit }): ReactNode {
  return (
    <>
      <span className={styles.title}>
        {codeKinds.has(kind) ? (
          <code>
            <Pieces pieces={title} />
          </code>
        ) : (
          <Pieces pieces={title} />
        )}
        {!quietKinds.has(kind) && <span className={styles.kind}> {kind}</span>}
      </span>
      <span className={styles.where}> {where}</span>
      {/* Excerpts arrive a little later, and their space is reserved. */}
      <span className={styles.excerpt}>
        {' '}
        <Pieces pieces={excerpt} />
      </span>
    </>
  );
}
