import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { colourCode } from '../../samples/colour-code.ts';
import { languageOf, languages } from '../../samples/index.ts';
import { ColouredText } from './coloured-text.tsx';
import styles from './examples.module.css';
import { firstRequest } from './first-request.ts';

type Props = { api: Api; operation: Operation; page: PagePlan; id: string };

/** cURL is here from the start; other languages are written when a reader chooses one. */
export function SampleTabs({ api, operation, page, id }: Props): ReactNode {
  const first = languageOf(undefined);
  const panel = `${id}-sample`;
  const title = operation.summary || operation.id;
  return (
    <div className={styles.samples} data-samples={operation.id} data-shown={first.id}>
      <div className={styles.tabs} role="tablist" aria-label={`Code samples: ${title}`}>
        {languages.map((language) => (
          <button
            key={language.id}
            type="button"
            role="tab"
            id={`${panel}-${language.id}`}
            aria-controls={panel}
            aria-selected={language === first}
            tabIndex={language === first ? 0 : -1}
            data-language={language.id}
          >
            {language.label}
          </button>
        ))}
      </div>
      <div
        id={panel}
        className={styles.sample}
        role="tabpanel"
        aria-labelledby={`${panel}-${first.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard
        tabIndex={0}
      >
        <pre>
          <code>
            <ColouredText
              pieces={colourCode(first.write(firstRequest(api, operation, page)), first.id)}
            />
          </code>
        </pre>
      </div>
      <button
        type="button"
        className={styles.copy}
        data-copy-sample=""
        aria-label={`Copy code: ${title}`}
      >
        Copy code
      </button>
    </div>
  );
}
