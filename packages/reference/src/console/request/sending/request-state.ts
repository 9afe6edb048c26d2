import type { HttpRequest, Problem, Values } from '@portal/contract';
import type { RequestDraft } from '../request-draft.ts';
import type { Outcome } from './send-request.ts';

/** What was sent, and through which transport. */
export type Sent = {
  id: number;
  draft: RequestDraft;
  /** What is sent with other values, to the same place with the same keys and body. */
  wireOf?: ((values: Values) => HttpRequest) | undefined;
  transportId: string;
  label: string;
};

export type RequestState =
  | { kind: 'idle' }
  /** `missing` names the key that the reader has yet to give. */
  | { kind: 'not-sent'; problems: Problem[]; missing?: string | undefined }
  | { kind: 'sending'; sent: Sent }
  | { kind: 'done'; sent: Sent; outcome: Outcome };

export type RequestEvent =
  | { type: 'refused'; problems: Problem[]; missing?: string | undefined }
  | { type: 'sent'; sent: Sent }
  | { type: 'came-back'; id: number; outcome: Outcome };

export const idle: RequestState = { kind: 'idle' };

/** Only the latest request counts: answers to earlier ones are dropped. */
export function requestReducer(state: RequestState, event: RequestEvent): RequestState {
  switch (event.type) {
    case 'refused':
      return { kind: 'not-sent', problems: event.problems, missing: event.missing };
    case 'sent':
      return { kind: 'sending', sent: event.sent };
    case 'came-back':
      return state.kind === 'sending' && state.sent.id === event.id
        ? { kind: 'done', sent: state.sent, outcome: event.outcome }
        : state;
  }
}
