import type { Page } from '@playwright/test';
import { type Api, buildRequest, type Operation } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { operationAnchor } from '@portal/reference/model';
import { writePermalink } from '@portal/reference/permalink';
import { apisFolder } from '@portal/sample';
import { consoleOf } from '../support/pages/console-page.ts';
import { expect, forget404, hosts, test as onServer, visit } from '../test.ts';

const apis = await loadApis(apisFolder);

for (const [host, test, hostTag] of hosts) {
  for (const api of apis) {
    // The console is the same; only who answers differs, and Node's answers are tested for all.
    const called = test === onServer ? api.operations.slice(0, 1) : api.operations;
    const isCore = api.id === 'text';
    const tag = isCore ? ['@core', ...hostTag] : ['@sweep'];
    test(`${called.length} of ${api.operations.length} operations of ${api.id} are called on ${host}`, {
      tag,
    }, async ({ page, baseURL, complaints }) => {
      test.setTimeout(180_000);
      for (const operation of called) {
        await callOperation(page, { api, operation, base: baseURL ?? '' });
      }
      // On a static host the first request checks whether a server answers: a 404 means no.
      forget404(complaints);
    });
  }
}

/** Opens the operation by its permalink with its first example, sends it, and reads the answer. */
async function callOperation(
  page: Page,
  { api, operation, base }: { api: Api; operation: Operation; base: string },
): Promise<void> {
  const values = operation.requestExamples[0]?.values ?? {};
  await visit(page, `/api/${api.id}${writePermalink(operation, values)}`);
  const { answer, send } = consoleOf(page, operationAnchor(operation));
  const asked = page.waitForRequest(buildRequest(operation, values, `${base}/sandbox`).href);
  await send();
  await asked;
  await expect(answer.getByRole('status')).toContainText('200');
  await expect(answer).toContainText('Sandbox');
}
