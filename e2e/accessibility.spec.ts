import { findings, findingsAtBothWidths } from './axe.ts';
import { routes } from './routes.ts';
import { expect, forget404, test, visit } from './test.ts';

const pages = [...routes, '/no-such-page'];
/** Opening a page costs more than looking at it, so a few tests share all the pages. */
const shares = 8;

for (let share = 0; share < shares; share += 1) {
  test(`axe finds nothing, share ${share + 1} of ${shares}`, async ({ page, complaints }) => {
    test.setTimeout(300_000);
    const found: Record<string, string[]> = {};
    for (const path of pages.filter((_, index) => index % shares === share)) {
      await visit(page, path);
      const problems = await findingsAtBothWidths(page);
      if (problems.length > 0) found[path] = problems;
    }
    forget404(complaints);
    expect(found).toEqual({});
  });
}

test('axe finds nothing with the drawer and the dropdown open', async ({ page }) => {
  await visit(page, '/docs/iiif');
  await page.getByRole('button', { name: 'API Reference' }).focus();
  await page.keyboard.press('Enter');
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await findings(page)).toEqual([]);
});
