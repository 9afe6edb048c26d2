import { entryPoints } from '@portal/sample';
import { expect, expectComplaints, test, visit } from '../test.ts';

const entries = entryPoints.flatMap(({ entries: list }) => list);

test('every request on the page runs, and its answer is shown @sweep', async ({
  page,
  complaints,
}) => {
  await visit(page, '/sandbox');
  for (const { path, shows } of entries) {
    const link = page.getByRole('link', { name: `/sandbox${path}`, exact: true });
    const item = page.getByRole('listitem').filter({ has: link });
    await item.getByRole('button', { name: `Run: ${shows}` }).click();
    const wanted = /^(4\d\d):/.exec(shows)?.[1] ?? '200';
    await expect(item.getByRole('status')).toContainText(`Status ${wanted} · `);
  }
  await expect(page.getByText('Redirected to /sandbox/catalogue/v2/works/')).toBeVisible();
  await expect(page.getByRole('img', { name: 'What the sandbox answered' })).toHaveCount(2);
  await expect(page.getByRole('region', { name: /works\?query=horses/ })).toContainText(
    '"type": "ResultList"',
  );
  // The browser reports answers with an error status itself.
  await expectComplaints(complaints, / 400 /, / 404 /, / 410 /);
});

test('every link leads to an answer', async ({ request }) => {
  for (const { path, shows } of entries) {
    const wanted = Number(/^(\d{3}):/.exec(shows)?.[1] ?? 200);
    const response = await request.get(`/sandbox${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(wanted);
  }
});

test('a request in a guide can be copied and sent unchanged', async ({ page, request }) => {
  await visit(page, '/docs/quickstart');
  const command = page.locator('pre', { hasText: 'curl "' }).first();
  await expect(command).toContainText(`${process.env.SERVED_URL}/sandbox/`);
  const [, address = ''] = /curl ["'](.*)["']/.exec((await command.textContent()) ?? '') ?? [];
  expect((await request.get(address)).status()).toBe(200);
});
