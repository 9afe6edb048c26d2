import type { ReactNode } from 'react';
import type { CodePiece } from '../../samples/colour-code.ts';
import styles from './code.module.css';

/** Code in its colours, for a `code` element. */
export function ColouredText({ pieces }: { pieces: readonly CodePiece[] }): ReactNode {
  return pieces.map(({ kind, text }, index) =>
    kind === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
      <span key={index} className={styles[kind]}>
        {text}
      </span>
    ),
  );
}
