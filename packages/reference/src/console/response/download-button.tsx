import small from '@portal/ui/small-button.module.css';
import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  name: string;
  type: string;
  content: () => Uint8Array<ArrayBuffer> | string;
};

/** The file is made when the button is pressed. */
export function DownloadButton({ children, name, type, content }: Props): ReactNode {
  function onClick(): void {
    const url = URL.createObjectURL(new Blob([content()], { type }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = name;
    anchor.click();
    // Some browsers begin to read only after the click is over.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
  return (
    <button type="button" className={small.small} onClick={onClick}>
      {children}
    </button>
  );
}
