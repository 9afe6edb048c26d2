import type { Page } from '@playwright/test';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import type { ConformanceCase, Send } from '../../packages/sandbox/test/conformance/case.ts';
import { conformanceCases, runCase } from '../../packages/sandbox/test/conformance/conformance.ts';
import { readAnswer } from '../../packages/sandbox/test/read-answer.ts';
import { startWorker } from '../support/start-worker.ts';
import { expect, expectComplaints, testOnStaticHost as test, visit } from '../test.ts';

// The same cases as in Node, answered by the service worker on a plain static host.

const topics = conformanceCases(await loadApis(apisFolder));

/** Starting a worker takes seconds, so a few of them share all the topics. */
const shares = 3;

for (let share = 0; share < shares; share += 1) {
  const mine = Object.entries(topics).filter((_, index) => index % shares === share);
  const names = mine.map(([topic]) => topic).join(', ');
  const title = `the worker conforms: ${names}`;
  test(title, { tag: '@sweep' }, async ({ page, baseURL, complaints }) => {
    test.setTimeout(300_000);
    await visit(page, '/');
    await startWorker(page);
    const send = sendFrom(page, `${baseURL}/sandbox`);
    for (const [topic, cases] of mine) {
      const asked = cases.filter(isForPages);
      expect(asked.length, topic).toBeGreaterThan(0);
      for (const one of asked) {
        await runCase(one, send).catch((cause: Error) => {
          throw new Error(`${topic}, ${one.name}: ${cause.message}`, { cause });
        });
      }
    }
    // The browser itself reports every answer with an error status.
    await expectComplaints(complaints, /^Failed to load resource: .* status of [45]\d\d /);
  });
}

/** A page never sees a redirect, and may not send every method. */
function isForPages(one: ConformanceCase): boolean {
  if ('journey' in one) return true;
  return ![302, 303].includes(one.expect.status) && one.method !== 'TRACE';
}

function sendFrom(page: Page, base: string): Send {
  return async (path, { method = 'GET', headers = {} } = {}) => {
    const { status, sent, body } = await page.evaluate(
      async ([address, init]) => {
        const response = await fetch(address, init);
        const body = await response.blob();
        const reader = new FileReader();
        await new Promise((resolve, reject) => {
          reader.onload = resolve;
          reader.onerror = reject;
          reader.readAsDataURL(body);
        });
        const [, base64 = ''] = String(reader.result).split(',');
        return {
          status: response.status,
          sent: Object.fromEntries(response.headers),
          body: base64,
        };
      },
      [base + path, { method, headers }] as const,
    );
    const bytes = Buffer.from(body, 'base64');
    const hasBody = ![204, 303, 304].includes(status);
    return readAnswer(new Response(hasBody ? bytes : null, { status, headers: sent }), base);
  };
}
