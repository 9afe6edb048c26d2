import { withRetry } from '@portal/client';
import { expect, it } from 'vitest';
import { base } from './node-sandbox.ts';
import { sharedSandbox } from './shared-sandbox.ts';

/** Sends a request as the client does, through the sandbox, and notes its pauses. */
async function sendPatiently(Prefer: string) {
  const waits: number[] = [];
  let sent = 0;
  const fetch = withRetry(
    (request) => {
      sent += 1;
      return sharedSandbox.fetch(request);
    },
    { wait: async (milliseconds) => void waits.push(milliseconds), random: () => 1 },
  );
  const url = `${base}/catalogue/v2/works?pageSize=1`;
  const { status } = await fetch(new Request(url, { headers: { Prefer } }));
  return { status, sent, waits };
}

it.each([429, 503])('the client waits as long as a %i asks, and recovers', async (code) => {
  expect(await sendPatiently(`code=${code}; times=2; run=client-${code}`)).toEqual({
    ...{ status: 200, sent: 3 },
    waits: [2000, 2000],
  });
});

it('the client gives up after four tries', async () => {
  expect(await sendPatiently('code=503')).toEqual({
    ...{ status: 503, sent: 4 },
    waits: [2000, 2000, 2000],
  });
});

it.each([404, 410, 500])('the client does not repeat a %i', async (code) => {
  expect(await sendPatiently(`code=${code}`)).toEqual({ status: code, sent: 1, waits: [] });
});
