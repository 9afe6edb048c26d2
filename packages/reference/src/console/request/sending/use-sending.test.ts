import { expect, it } from 'vitest';
import type { Transport } from '../../../transport.ts';
import type { RequestDraft } from '../request-draft.ts';
import { needsConsent } from './use-sending.ts';

function asks(method: string, isLive?: boolean): boolean {
  const wire = { method, url: 'https://api.example.org/works', headers: [] };
  const transport: Transport = {
    id: 'test',
    label: 'Test',
    ...(isLive !== undefined && { isLive }),
    baseUrl: () => 'https://api.example.org',
    send: async () => new Response(),
  };
  return needsConsent({ draft: wire as unknown as RequestDraft, wire, transport });
}

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'LOCK'])(
  '%s asks for confirmation on a live host only',
  (method) => {
    expect(asks(method, true)).toBe(true);
    expect(asks(method)).toBe(true);
    expect(asks(method, false)).toBe(false);
  },
);

it.each(['GET', 'HEAD', 'OPTIONS'])('%s never asks for confirmation', (method) => {
  expect(asks(method, true)).toBe(false);
});
