import '@portal/ui/tokens.css';
import './tokens.css';

import { Dialog } from '@portal/ui/dialog';
import type { ReactNode } from 'react';
import styles from './search.module.css';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

type Props = Omit<SearchBoxProps, 'autoFocus' | 'beside' | 'initialQuery'> & {
  onClose: () => void;
};

export function SearchDialog({ onClose, navigate, ...box }: Props): ReactNode {
  return (
    <Dialog label="Search" className={styles.dialog} onClose={onClose}>
      {(close) => (
        <SearchBox
          {...box}
          navigate={(address) => {
            close();
            navigate(address);
          }}
          autoFocus
          beside={
            <button type="button" className={styles.close} onClick={close}>
              Close
            </button>
          }
        />
      )}
    </Dialog>
  );
}
