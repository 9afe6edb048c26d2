import { type ReactNode, useMemo } from 'react';
import { sizeInWords } from '../../../answer/index.ts';
import type { Answer } from '../../request/sending/read-answer.ts';
import styles from '../response.module.css';
import { zipEntries } from './zip-entries.ts';

/** Bytes that a page cannot show: what they are, and what an archive contains. */
export function FileView({ answer }: { answer: Answer }): ReactNode {
  const { bytes, type } = answer;
  const entries = useMemo(() => zipEntries(bytes), [bytes]);
  return (
    <>
      <p className={styles.quiet}>
        A file of type {type || 'unknown'}, {sizeInWords(bytes.byteLength)}. Download it to open it.
      </p>
      {entries.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label="Files in the archive">
          <table>
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">Size</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ name, bytes: size }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{sizeInWords(size)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
