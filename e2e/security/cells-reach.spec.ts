import { cell, writeCell } from '../support/pages/tutorial.ts';
import { expect, test, visit } from '../test.ts';

const path = '/docs/examples/exploring-collections-apis';

const keptFromCells = [
  ...['caches', 'indexedDB', 'cookieStore', 'Worker', 'SharedWorker', 'BroadcastChannel'],
  ...['locks', 'storage', 'serviceWorker'],
];

test('a cell can send requests, but reaches nothing that the browser keeps for the site', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, path);
  const code = `const reached = ${JSON.stringify(['fetch', ...keptFromCells])}
    .filter((name) => name in globalThis || name in navigator);
    show(reached.join(' '));`;
  await writeCell(page, 1, code);
  await cell(page, 1).getByRole('button', { name: 'Run' }).click();
  await expect(cell(page, 1).locator('[data-live]')).toHaveText('fetch');
});
