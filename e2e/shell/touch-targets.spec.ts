import { smallTargets } from '../support/checks/small-targets.ts';
import { sweptUnlessFirst } from '../support/one-of-a-kind.ts';
import { expectAnswer, openGroups, openRequest } from '../support/pages/console-page.ts';
import { expect, test, visit } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const paths = [
  '/',
  '/docs',
  '/docs/quickstart',
  '/docs/iiif',
  '/docs/examples/exploring-collections-apis',
  '/api/catalogue',
  '/sandbox',
  '/search?q=horse',
];

for (const [index, path] of paths.entries()) {
  test(`every touch target of ${path} has at least 24 px${sweptUnlessFirst(index)}`, async ({
    page,
  }) => {
    await visit(page, path);
    if (path.startsWith('/search')) {
      await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
    }
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('so has every touch target of a console with an answer @sweep', async ({ page }) => {
  const works = await openRequest(page, '/api/catalogue?op=getWorks&query=horse#getWorks');
  await openGroups(works);
  await works.send();
  await expectAnswer(works, '200 OK');
  expect(await smallTargets(page)).toEqual([]);
});

test('small touch targets would be found, except links in sentences', async ({ page }) => {
  await visit(page, '/sandbox');
  await page.getByRole('main').evaluate((main) => {
    main.innerHTML = `<p>Read <a href="/docs">the guides</a> first.</p>
      <ul><li><a href="/docs">A</a></li></ul>
      <button style="all: revert; padding: 0; border: 0; width: 60px; height: 20px">Low</button>
      <button style="all: revert; padding: 0; border: 0; width: 20px; height: 60px">Narrow</button>`;
  });
  const names = (await smallTargets(page)).map((line) => /‘(.*)’/.exec(line)?.[1]);
  expect(names).toEqual(['A', 'Low', 'Narrow']);
});
