import { portal } from '../portal.ts';
import { findings } from '../support/checks/axe.ts';
import { expect, test } from '../test.ts';
import { enter, guides, references, tutorials } from './site.ts';

const looked = [portal.basePath, guides[0], references.at(-1)?.path, tutorials[0]].filter(
  (path) => path !== undefined,
);

test(`axe finds nothing in ${looked.join(', ')}, in both modes`, async ({ page }) => {
  test.setTimeout(180_000);
  const knownLooks = new Set<string>();
  const found: Record<string, string[]> = {};
  for (const path of looked) {
    await enter(page, path);
    const problems = await findings(page, 'html', knownLooks);
    if (problems.length > 0) found[path] = problems;
  }
  expect(found).toEqual({});
});
