import { type ReactNode, useState } from 'react';
import { languageOf, languages, type SampleRequest, toHar } from '../../samples/index.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { Tabs } from '../shared/tabs.tsx';
import styles from './code-samples.module.css';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

/** The request in ten languages, as it stands in the form. */
export function CodeSamples({ request }: { request: SampleRequest }): ReactNode {
  const [chosen, choose] = useState(() => rememberedLanguage().id);
  const code = languageOf(chosen).write(request);
  return (
    <Tabs
      label="Code samples"
      tabs={languages}
      chosen={chosen}
      onChoose={(id) => {
        choose(id);
        rememberLanguage(id);
      }}
    >
      <div className={styles.sample}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard */}
        <pre className={styles.code} data-language={chosen} tabIndex={0}>
          <code>{code}</code>
        </pre>
        <div className={styles.copy}>
          <CopyButton text={() => code}>Copy</CopyButton>
        </div>
        <div className={styles.further}>
          <CopyButton text={() => JSON.stringify(toHar(request), null, 2)}>Copy as HAR</CopyButton>
        </div>
      </div>
    </Tabs>
  );
}
