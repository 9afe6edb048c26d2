import type { Api, Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { sectionAnchor, webhookOperations } from '../../model/index.ts';
import styles from '../article.module.css';
import { Badges, MethodBadge } from '../rows/badges.tsx';
import { CopyLink } from '../rows/copy-link.tsx';
import { Description } from '../rows/description.tsx';
import rows from '../rows/rows.module.css';
import { useAnchor } from '../use-anchor.ts';
import { CallWords } from './callback-list.tsx';
import operations from './operation.module.css';

function WebhookSection({ api, webhook }: { api: Api; webhook: Operation }): ReactNode {
  const id = useAnchor(webhook.id);
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-heading`} data-spy="">
      <div className={rows.head}>
        <h3 id={`${id}-heading`}>{webhook.summary}</h3>
        <MethodBadge method={webhook.method} />
        <Badges deprecated={webhook.deprecated} />
        <CopyLink of={id} small />
      </div>
      <div className={operations.words}>
        <Description html={webhook.description} />
        <CallWords api={api} operation={webhook} heading="h4" />
      </div>
    </section>
  );
}

/** What the API calls unprompted: shown, never sent from here. */
export function WebhookSections({ api }: { api: Api }): ReactNode {
  const id = useAnchor(sectionAnchor(api, 'webhooks'));
  const webhooks = webhookOperations(api);
  if (webhooks.length === 0) return null;
  return (
    <>
      <h2 id={id} className={styles.group}>
        Webhooks
      </h2>
      <p>Requests that the API sends to an address you have given it.</p>
      {webhooks.map((webhook) => (
        <WebhookSection key={webhook.id} api={api} webhook={webhook} />
      ))}
    </>
  );
}
