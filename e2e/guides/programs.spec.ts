import { expect, test, visit } from '../test.ts';

test('a program is shown in four languages, and as files that ask this host', async ({ page }) => {
  await visit(page, '/docs/recipes/prints-to-sell');
  const tabs = page.getByRole('tablist', { name: 'Languages of the program' });
  await expect(tabs.getByRole('tab')).toHaveText(['Python', 'TypeScript', 'R', 'cURL']);
  const shown = page.locator('[role=tabpanel]:visible', { hasText: 'prints-to-sell' });
  await expect(shown).toContainText('import requests');
  await tabs.getByRole('tab', { name: 'Python' }).press('ArrowRight');
  await expect(shown).toContainText('async function main');

  const { origin } = new URL(page.url());
  for (const ending of ['py', 'ts', 'R', 'sh']) {
    const link = page.getByRole('link', { name: `prints-to-sell.${ending}`, exact: true });
    await expect(link).toHaveAttribute('download', '');
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await file.text()).toContain(`${origin}/sandbox/catalogue/v2`);
  }

  const output = page.locator('.theme-code-block', { hasText: /^Output/ });
  await expect(output).toContainText('"A mapp of both worlds, the one that was known');
  await expect(output).toContainText(`${origin}/sandbox/image/`);
});
