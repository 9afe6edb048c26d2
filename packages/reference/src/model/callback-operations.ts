import type { Api, Callback, Operation } from '@portal/contract';
import { operationAnchor, uniqueNames } from './stable-ids.ts';

/** A call that the API makes, described like an operation, which it is for the receiver. */
function asOperation(callback: Callback, id: string): Operation {
  const { expression, name, ...shared } = callback;
  return {
    ...shared,
    id,
    summary: shared.summary || name,
    path: expression,
    basePath: '',
    tags: [],
    security: [],
    requestExamples: [],
    links: [],
    callbacks: [],
  };
}

function asOperations(callbacks: readonly Callback[], prefix: string): Operation[] {
  const ids = uniqueNames(callbacks.map(({ name }) => operationAnchor({ id: `${prefix}${name}` })));
  return callbacks.map((callback, index) => asOperation(callback, ids[index] ?? prefix));
}

/** Ids such as `orderBook-callback-onDelivery`. */
export function callbackOperations(operation: Operation): Operation[] {
  return asOperations(operation.callbacks, `${operation.id}-callback-`);
}

/** Ids such as `webhook-newWork`. */
export function webhookOperations({ webhooks }: Pick<Api, 'webhooks'>): Operation[] {
  return asOperations(webhooks, 'webhook-');
}
