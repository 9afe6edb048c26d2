import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import {
  describeResponses,
  type ResponseView,
  type ShownExample,
  shownExamples,
} from '../model/index.ts';
import { Code } from './code.tsx';
import styles from './examples.module.css';
import { Folded } from './folded.tsx';
import { InlineText } from './markdown/markdown.tsx';

function ExampleBody({ example }: { example: ShownExample }): ReactNode {
  const label = example.summary || example.name;
  return (
    <>
      {label !== '' && (
        <p className={styles.caption}>
          <InlineText text={label} />
        </p>
      )}
      <Code text={example.text} language={example.language} />
    </>
  );
}

function MoreExamples({ examples }: { examples: ShownExample[] }): ReactNode {
  if (examples.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {examples.length} more {examples.length === 1 ? 'example' : 'examples'}
      </summary>
      <Folded>
        {examples.map((example) => (
          <ExampleBody key={example.name} example={example} />
        ))}
      </Folded>
    </details>
  );
}

function ResponseExample({ view, open }: { view: ResponseView; open: boolean }): ReactNode {
  const [first, ...others] = shownExamples(view);
  if (!first) return null;
  const bodies = (
    <>
      <ExampleBody example={first} />
      <MoreExamples examples={others} />
    </>
  );
  return (
    <details className={styles.response} open={open}>
      <summary data-status={view.kind}>{view.title}</summary>
      {open ? bodies : <Folded>{bodies}</Folded>}
    </details>
  );
}

/** The first good answer open, the others on demand. */
export function ResponseExamples({
  api,
  operation,
}: {
  api: Api;
  operation: Operation;
}): ReactNode {
  const views = describeResponses(api, operation).filter((view) => shownExamples(view).length > 0);
  if (views.length === 0) return null;
  return (
    <>
      <h4 className={styles.title}>Response examples</h4>
      {views.map((view) => (
        <ResponseExample key={view.id} view={view} open={view === views[0]} />
      ))}
    </>
  );
}
