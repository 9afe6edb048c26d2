import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import {
  describeResponses,
  type ResponseView,
  type ShownExample,
  shownExamples,
} from '../../model/index.ts';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import { Line } from '../rows/description.tsx';
import { Code } from './code.tsx';
import { ExampleRequest } from './example-request.tsx';
import styles from './examples.module.css';
import { MissingNote } from './missing-note.tsx';

type BodyProps = { operation: Operation; title: string; example: ShownExample };

function ExampleBody({ operation, title, example }: BodyProps): ReactNode {
  const label = example.summary || example.name;
  return (
    <>
      {label !== '' && (
        <p className={styles.caption}>
          <Line html={label} />
        </p>
      )}
      <ExampleRequest operation={operation} request={example.request} />
      <MissingNote example={example} />
      <Code
        text={example.text}
        language={example.language}
        of={`${operation.summary || operation.id}, ${title}, example ${example.name}`}
      />
    </>
  );
}

type MoreProps = { operation: Operation; title: string; examples: ShownExample[] };

function MoreExamples({ examples, ...of }: MoreProps): ReactNode {
  if (examples.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        {examples.length} more {examples.length === 1 ? 'example' : 'examples'}
      </summary>
      <DeferredHtml>
        {examples.map((example) => (
          <ExampleBody key={example.name} {...of} example={example} />
        ))}
      </DeferredHtml>
    </details>
  );
}

type ResponseProps = { operation: Operation; view: ResponseView; open: boolean };

function ResponseExample({ operation, view, open }: ResponseProps): ReactNode {
  const [first, ...others] = shownExamples(view);
  if (!first) return null;
  const bodies = (
    <>
      <ExampleBody operation={operation} title={view.title} example={first} />
      <MoreExamples operation={operation} title={view.title} examples={others} />
    </>
  );
  return (
    <details className={styles.response} open={open}>
      <summary data-status={view.kind}>{view.title}</summary>
      {open ? bodies : <DeferredHtml>{bodies}</DeferredHtml>}
    </details>
  );
}

/** The first successful response open, the others on demand. */
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
        <ResponseExample key={view.id} operation={operation} view={view} open={view === views[0]} />
      ))}
    </>
  );
}
