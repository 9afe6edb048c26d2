import { differences, expectedOutputs, toolbar, tutorials } from '../support/pages/tutorial.ts';
import { expect, forget404, testOnStaticHost as test, visit } from '../test.ts';

const core = { tag: ['@core', '@every-width'] };

for (const tutorial of tutorials) {
  const details = tutorial.slug === 'exploring-collections-apis' ? core : { tag: '@sweep' };
  test(
    `${tutorial.slug} shows in a browser what it showed in the build`,
    details,
    async ({ page, baseURL, complaints }) => {
      test.setTimeout(300_000);
      await visit(page, `/docs/examples/${tutorial.slug}`);
      await toolbar(page).getByRole('button', { name: 'Run all' }).click();
      const status = toolbar(page).getByRole('status');
      await expect(status).toHaveText(`${tutorial.cells.length} cells have run.`, {
        timeout: 240_000,
      });
      const expected = expectedOutputs(tutorial, baseURL ?? '');
      expect(await differences(page, expected)).toEqual({});
      // Proves that the comparison notices a single extra character.
      const wrong = { ...expected, 'cell-1': `${expected['cell-1']}.` };
      expect(Object.keys(await differences(page, wrong))).toEqual(['cell-1']);
      // On a static host the first request checks whether a server answers: a 404 means no.
      forget404(complaints);
    },
  );
}
