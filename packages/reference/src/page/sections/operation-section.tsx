import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { deprecationWords } from '../../model/deprecation-words.ts';
import { operationAnchor } from '../../model/index.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { RequestExamples } from '../examples/request-examples.tsx';
import { ResponseExamples } from '../examples/response-examples.tsx';
import { SampleTabs } from '../examples/sample-tabs.tsx';
import { Badges, MethodBadge } from '../rows/badges.tsx';
import { CopyLink } from '../rows/copy-link.tsx';
import { Description, Line } from '../rows/description.tsx';
import { operationLength, shownLength } from '../rows/shown-length.ts';
import { useAnchor } from '../use-anchor.ts';
import { BodySection } from './body-section.tsx';
import { CallbackList } from './callback-list.tsx';
import styles from './operation.module.css';
import { ParameterSection } from './parameter-list.tsx';
import { ResponseList } from './response-list.tsx';
import { SecurityWords } from './security-words.tsx';
import { ServerList } from './server-list.tsx';
import slot from './slot.module.css';

type Props = { api: Api; operation: Operation; page: PagePlan };

const titleOf = ({ summary, id }: Operation) => summary || id;

/** The heading names the section, together with its path if another has the same heading. */
function labelOf({ operations }: Api, operation: Operation, id: string): string {
  const same = operations.filter((other) => titleOf(other) === titleOf(operation));
  return same.length > 1 ? `${id}-heading ${id}-path` : `${id}-heading`;
}

export function OperationSection({ api, operation, page }: Props): ReactNode {
  const id = useAnchor(operationAnchor(operation));
  const { method, basePath, path, limits } = operation;
  const deprecation = deprecationWords(operation);
  const title = titleOf(operation);
  const label = labelOf(api, operation, id);
  return (
    <section
      id={id}
      className={styles.operation}
      style={shownLength(operationLength(api, operation))}
      aria-labelledby={label}
      data-spy=""
    >
      <div className={styles.top}>
        <h3 id={`${id}-heading`}>{title}</h3>
        <p id={`${id}-path`} className={styles.path}>
          <MethodBadge method={method} /> <code>{`${basePath}${path}`}</code>
        </p>
        <p className={slot.actions}>
          <button
            type="button"
            className={slot.open}
            data-try={operation.id}
            aria-expanded="false"
            aria-controls={`${id}-console`}
            aria-label={`Try it: ${title}`}
          >
            Try it
          </button>
          <CopyLink of={title} />
          <Badges deprecated={operation.deprecated} />
        </p>
      </div>
      <div id={`${id}-console`} className={styles.console} data-console={operation.id} hidden />
      <div className={styles.words}>
        {deprecation !== '' && <p className={styles.limits}>{deprecation}</p>}
        <Description html={operation.description} />
        {limits !== undefined && (
          <p className={styles.limits}>
            <strong>Limits:</strong> <Line html={limits} />
          </p>
        )}
        <ServerList servers={operation.servers} called={{ baseUrl: page.baseUrl }} />
        <SecurityWords api={api} operation={operation} />
        <ParameterSection operation={operation} heading="h4" />
        <BodySection api={api} operation={operation} heading="h4" />
        {operation.parameters.length === 0 && !operation.body && (
          <>
            <h4>Parameters</h4>
            <p>This operation takes no parameters.</p>
          </>
        )}
        <ResponseList api={api} operation={operation} heading="h4" />
        <CallbackList api={api} operation={operation} />
      </div>
      <div className={styles.calls}>
        <div className={styles.sticky}>
          <SampleTabs api={api} operation={operation} page={page} id={id} />
          <RequestExamples operation={operation} />
          <ResponseExamples api={api} operation={operation} />
        </div>
      </div>
    </section>
  );
}
