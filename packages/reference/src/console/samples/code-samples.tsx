import { languageChoice } from '@portal/reference/language';
import { CopyButton } from '@portal/ui/copy-button';
import { Tabs } from '@portal/ui/tabs';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ColouredText } from '../../page/examples/coloured-text.tsx';
import { colourCode } from '../../samples/colour-code.ts';
import { languageOf, languages, type SampleRequest, toHar } from '../../samples/index.ts';
import styles from './code-samples.module.css';

type Props = {
  request: SampleRequest;
  /** The first answer replaces the code, until the reader opens it again. */
  isAnswered: boolean;
};

/** The request in every language, as it is in the form. */
export function CodeSamples({ request, isAnswered }: Props): ReactNode {
  const [wasAnswered, setAnswered] = useState(false);
  if (isAnswered && !wasAnswered) setAnswered(true);
  const [wanted, want] = useState<boolean>();
  const isOpen = wanted ?? !wasAnswered;

  const { subscribe, current, choose } = languageChoice;
  const chosen = languageOf(useSyncExternalStore(subscribe, current, () => undefined)).id;
  const code = languageOf(chosen).write(request);
  return (
    <details
      className={styles.samples}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && want(open)}
    >
      <summary>The request as code</summary>
      <Tabs label="Code samples" tabs={languages} chosen={chosen} onChoose={choose}>
        <div className={styles.sample}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard */}
          <pre className={styles.code} data-language={chosen} tabIndex={0}>
            <code>
              <ColouredText pieces={colourCode(code, chosen)} />
            </code>
          </pre>
          <div className={styles.copy}>
            <CopyButton text={() => code}>Copy</CopyButton>
          </div>
          <div className={styles.further}>
            <CopyButton text={() => JSON.stringify(toHar(request), null, 2)}>
              Copy as HAR
            </CopyButton>
          </div>
        </div>
      </Tabs>
    </details>
  );
}
