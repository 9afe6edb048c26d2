import '../tokens.css';

import { type ReactNode, useState } from 'react';
import { type Announce, announce as announceOnPage } from '../announcer/announce.ts';
import small from '../small-button.module.css';
import styles from './copy-button.module.css';
import { type Copy, copyText } from './copy-text.ts';
import { useBriefState } from './use-brief-state.ts';

export type CopyButtonProps = {
  children: string;
  /** Called when the button is pressed: a text, or the element that shows it. */
  text: () => string | Element | null;
  className?: string | undefined;
  copy?: Copy;
  announce?: Announce;
};

/**
 * Copies, and confirms it. If the browser refuses the clipboard, selects the element or puts the
 * text into a field, to be copied by hand.
 */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const { children, text, className = small.small, copy, announce = announceOnPage } = props;
  const [notice, setNotice] = useBriefState<string | undefined>(undefined);
  const [byHand, setByHand] = useState<string>();

  async function onClick(): Promise<void> {
    const given = text();
    const words = typeof given === 'string' ? given : given?.textContent;
    if (typeof words !== 'string') return;
    if (await copyText(words, copy)) {
      setNotice('Copied');
      announce('Copied');
      return;
    }
    announce('The browser refused to copy. The text is selected: press Ctrl+C.');
    if (typeof given === 'string') setByHand(given);
    else if (given) {
      setNotice('Press Ctrl+C');
      getSelection()?.selectAllChildren(given);
    }
  }

  return (
    <>
      <button type="button" className={className} onClick={onClick}>
        {notice ?? children}
      </button>
      {byHand !== undefined && (
        <input
          readOnly
          className={styles.byHand}
          aria-label="Copy this text"
          value={byHand}
          ref={focusAndSelect}
          onBlur={() => setByHand(undefined)}
        />
      )}
    </>
  );
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
