import '../tokens.css';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

export type DialogProps = {
  label: string;
  /** Called once it is closed, whatever closed it. */
  onClose: () => void;
  className?: string | undefined;
  children: (close: () => void) => ReactNode;
};

/**
 * A modal dialog: the browser keeps the focus inside, closes it with Escape and returns the focus
 * to where it was.
 */
export function Dialog({ label, onClose, className = '', children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const close = () => dialog.current?.close();

  // Before React removes the element from the page: otherwise the browser does not return the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // A click outside the dialog closes it; Escape does so for the keyboard. Selecting text may end
    // outside, and is then a click on the dialog too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => target === dialog.current && target === pressed.current && close()}
    >
      {children(close)}
    </dialog>
  );
}
