import { checkParts, type ImageParts, type ImageService, imageAddress } from '@portal/iiif';
import { CopyButton } from '@portal/ui/copy-button';
import { Tabs } from '@portal/ui/tabs';
import { type ReactNode, useState } from 'react';
import { openSeadragonText } from '../copies/openseadragon-text.ts';
import { srcsetText } from '../copies/srcset.ts';
import styles from '../workbench.module.css';

const tabs = [
  { id: 'url', label: 'URL' },
  { id: 'srcset', label: '<img srcset>' },
  { id: 'viewer', label: 'OpenSeadragon' },
] as const;

type Props = { service: ImageService; parts: ImageParts };

/** The request in the forms in which it goes into a program or a page. */
export function CopyPanel({ service, parts }: Props): ReactNode {
  const [chosen, choose] = useState('url');
  const text = copyText(chosen, service, parts);
  const label = tabs.find(({ id }) => id === chosen)?.label ?? 'URL';
  return (
    <section aria-label="Copy" className={styles.panel}>
      <Tabs label="Copy as" tabs={tabs} chosen={chosen} onChoose={choose}>
        {text === undefined ? (
          <p className={styles.note}>Fix the address first.</p>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard */}
            <pre className={styles.code} tabIndex={0}>
              <code>{text}</code>
            </pre>
            <CopyButton key={chosen} text={() => text}>{`Copy ${label}`}</CopyButton>
          </>
        )}
      </Tabs>
    </section>
  );
}

function copyText(chosen: string, service: ImageService, parts: ImageParts): string | undefined {
  if (chosen === 'srcset') return srcsetText(parts, service);
  if (chosen === 'viewer') return openSeadragonText(parts, service);
  const { problems } = checkParts(parts, service);
  return problems.length === 0 ? imageAddress(service, parts) : undefined;
}
