import { buildRequest } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { operationAnchor } from '@portal/reference/model';
import { writePermalink } from '@portal/reference/permalink';
import { portal } from '../portal.ts';
import { consoleOf, expectAnswer } from '../support/pages/console-page.ts';
import { cell } from '../support/pages/tutorial.ts';
import { workbench } from '../support/pages/workbench.ts';
import { expect, forgetFailedLoads, test } from '../test.ts';
import { at, enter, guideSources, references, servedUrl, tutorials } from './site.ts';

// What calls an API: a console, a cell and the workbench. Tests call only this host, so a portal
// whose APIs are all elsewhere has no console test here.

const answersHere = references.filter(({ sandbox, isHere }) => sandbox !== undefined || isHere);

for (const api of answersHere.slice(0, 1)) {
  test(`the console sends the first request of ${api.label}`, async ({ page, complaints }) => {
    const [model] = await loadApis([{ id: api.id, file: api.file, basePath: api.basePath }]);
    const operation = model?.operations[0];
    if (!operation) throw new Error(`${api.description} describes no operation.`);
    const values = operation.requestExamples[0]?.values ?? {};
    await enter(page, api.path + writePermalink(operation, values));
    const host = api.sandbox ? `${portal.siteUrl}/sandbox` : (api.liveHost ?? '');
    const here = host.replace(portal.siteUrl, servedUrl);
    const asked = page.waitForRequest(buildRequest(operation, values, here).href);
    const opened = consoleOf(page, operationAnchor(operation));
    await opened.send();
    await asked;
    await expectAnswer(opened, '200');
    // On a static host the first request checks whether a server answers for the sandbox.
    forgetFailedLoads(complaints);
  });
}

test('every guide whose source has cells is built with their outputs', () => {
  const written = guideSources().filter(({ text }) => /^```\w+ cell\b/m.test(text));
  expect(tutorials.toSorted()).toEqual(written.map(({ path }) => at(path)).toSorted());
});

for (const tutorial of tutorials.slice(0, 1)) {
  test('the first cell of a tutorial runs and shows its output', async ({ page, complaints }) => {
    await enter(page, tutorial);
    const first = cell(page, 1);
    await expect(first).toContainText('Recorded');
    await first.getByRole('button', { name: 'Run' }).click();
    await expect(first).toContainText('Has run');
    await expect(first.locator('[data-live]')).not.toBeEmpty();
    await expect(first.locator('.cell-error')).toHaveCount(0);
    forgetFailedLoads(complaints);
  });
}

for (const api of references.filter((one) => one.workbench)) {
  test(`the workbench of ${api.label} shows a picture`, async ({ page, complaints }) => {
    await enter(page, `${api.path}#workbench`);
    await expect(workbench(page).result).toContainText('as predicted');
    forgetFailedLoads(complaints);
  });
}
