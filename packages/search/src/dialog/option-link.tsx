import { isPlainClick } from '@portal/ui/modifier-keys';
import type { MouseEvent, ReactNode } from 'react';
import styles from './search.module.css';

type Props = {
  id: string;
  href: string;
  isActive: boolean;
  onPoint: () => void;
  /** Called on a plain click; one with a modifier key is left to the browser. */
  onFollow: () => void;
  children: ReactNode;
};

/** An option that is a link: it can be opened in a tab, copied and dragged. */
export function OptionLink({ id, href, isActive, onPoint, onFollow, children }: Props): ReactNode {
  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  }
  return (
    // The field keeps the focus and handles the keys for all options.
    <a
      role="option"
      id={id}
      href={href}
      className={styles.option}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onClick}
      onPointerMove={onPoint}
    >
      {children}
    </a>
  );
}
