import small from '@portal/ui/small-button.module.css';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.ts';

type Props = {
  children: ReactNode;
  name: string;
  type: string;
  content: () => Uint8Array<ArrayBuffer> | string;
};

/** The file is made when the button is pressed. */
export function DownloadButton({ children, name, type, content }: Props): ReactNode {
  function onClick(): void {
    saveFile(new Blob([content()], { type }), name);
  }
  return (
    <button type="button" className={small.small} onClick={onClick}>
      {children}
    </button>
  );
}
