import type { Operation } from '@portal/contract';
import { type ContentKind, contentKindOf } from './content-kind.ts';
import { responseFor } from './status.ts';

/** What is known about a body once it is read. */
export type ReceivedBody = {
  status: number;
  /** e.g. `application/json` */
  type: string;
  kind: ContentKind;
  /** Why the body does not match its type. */
  unreadable?: string;
};

/**
 * Why an answer does not match its status: invalid JSON, no body where one is expected, or a
 * proxy's page in place of the answer.
 */
export function contractMismatch(operation: Operation, received: ReceivedBody): string | undefined {
  const { status, type, kind, unreadable } = received;
  if (unreadable !== undefined) return unreadable;
  if (status < 200 || status > 299) return undefined;
  const promised = responseFor(operation, status)?.content.map(({ mediaType }) => mediaType) ?? [];
  if (promised.length === 0) return undefined;
  if (kind === 'empty') return 'The answer has no body, and the description promises one.';
  if (promised.some((one) => one.includes('*') || contentKindOf(one) === kind)) return undefined;
  return `The answer is of type ${type || 'unknown'}, and the description promises ${promised.join(' or ')}.`;
}
