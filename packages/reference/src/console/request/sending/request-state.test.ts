import { expect, it } from 'vitest';
import type { RequestDraft } from '../request-draft.ts';
import { idle, requestReducer, type Sent } from './request-state.ts';

const sent = (id: number): Sent => ({
  id,
  draft: { url: `https://api.example.org/${id}` } as RequestDraft,
  transportId: 'test',
  label: 'Test',
});
const cancelled = { kind: 'cancelled' } as const;

it('goes from idle through sending to done', () => {
  const sending = requestReducer(idle, { type: 'sent', sent: sent(1) });
  expect(sending.kind).toBe('sending');
  const done = requestReducer(sending, { type: 'came-back', id: 1, outcome: cancelled });
  expect(done).toEqual({ kind: 'done', sent: sent(1), outcome: cancelled });
});

it('drops the answer to an earlier request', () => {
  const first = requestReducer(idle, { type: 'sent', sent: sent(1) });
  const second = requestReducer(first, { type: 'sent', sent: sent(2) });
  expect(requestReducer(second, { type: 'came-back', id: 1, outcome: cancelled })).toBe(second);
  const done = requestReducer(second, { type: 'came-back', id: 2, outcome: cancelled });
  expect(requestReducer(done, { type: 'came-back', id: 2, outcome: cancelled })).toBe(done);
});

it('shows no old answer once a request was held back', () => {
  const done = { kind: 'done', sent: sent(1), outcome: cancelled } as const;
  expect(requestReducer(done, { type: 'refused', problems: [] }).kind).toBe('not-sent');
});
