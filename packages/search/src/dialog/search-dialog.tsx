import { type ReactNode, useEffect, useRef } from 'react';
import styles from './search.module.css';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

type Props = Omit<SearchBoxProps, 'autoFocus' | 'beside' | 'initialQuery'> & {
  onClose: () => void;
};

/**
 * A modal dialog: the browser keeps the focus inside, closes it with Escape and gives the focus
 * back to where it was.
 */
export function SearchDialog({ onClose, navigate, ...box }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function follow(address: string): void {
    dialog.current?.close();
    navigate(address);
  }

  return (
    // A click beside the dialog closes it; Escape does so for the keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <SearchBox
        {...box}
        navigate={follow}
        autoFocus
        beside={
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            Close
          </button>
        }
      />
    </dialog>
  );
}
