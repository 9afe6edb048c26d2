import { routes } from '@portal/sample/routes';
import { findings, findingsAtBothWidths } from '../support/checks/axe.ts';
import { expect, forget404, test, visit } from '../test.ts';

const withSearch = ['/search', '/no-such-page'];
const mainPages = ['/', '/docs/iiif', '/api/text'];
const otherPages = [...routes, '/no-such-page'].filter((path) => !mainPages.includes(path));

/** A test looks at consecutive pages: they are alike, and each text style counts once. */
const pagesPerTest = 5;

const shares = [mainPages];
for (let first = 0; first < otherPages.length; first += pagesPerTest) {
  shares.push(otherPages.slice(first, first + pagesPerTest));
}

for (const share of shares) {
  const title = `axe finds nothing from ${share[0]} to ${share.at(-1)}`;
  const details = share === mainPages ? {} : { tag: '@sweep' };
  test(title, details, async ({ page, complaints }) => {
    test.setTimeout(300_000);
    const found: Record<string, string[]> = {};
    const knownLooks = new Set<string>();
    for (const path of share) {
      await visit(page, path);
      if (withSearch.includes(path)) {
        await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
      }
      const problems = await findingsAtBothWidths(page, 'html', knownLooks);
      if (problems.length > 0) found[path] = problems;
    }
    forget404(complaints);
    expect(found).toEqual({});
  });
}

test('axe would find faint text, even if it is faint only in dark mode @sweep', async ({
  page,
}) => {
  await visit(page, '/docs/iiif');
  await page.locator('article').evaluate((article) => {
    for (const colour of ['#aaa', 'light-dark(#000, #444)']) {
      const text = document.createElement('p');
      text.textContent = `Written in ${colour}`;
      text.style.color = colour;
      article.append(text);
    }
  });
  const [faint, faintInDark, ...others] = await findings(page);
  expect(faint).toMatch(/^light: color-contrast: .*#aaa/);
  expect(faintInDark).toMatch(/^dark: color-contrast: .*#444/);
  expect(others).toEqual([]);
});

test('axe finds nothing with the drawer and the dropdown open @sweep', async ({ page }) => {
  await visit(page, '/docs/iiif');
  await page.getByRole('button', { name: 'API Reference' }).focus();
  await page.keyboard.press('Enter');
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await findings(page)).toEqual([]);
});
