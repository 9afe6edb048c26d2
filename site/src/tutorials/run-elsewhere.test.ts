import { expect, it } from 'vitest';
import { runElsewhere } from './run-elsewhere';

const files = '/developers/tutorial-files/maps/maps';

it.each([
  ['pandas', 'This tutorial uses pandas, which does not run in the page.'],
  [
    'requests sklearn',
    'This tutorial uses requests and scikit-learn, which do not run in the page.',
  ],
  [
    'PIL numpy pandas',
    'This tutorial uses Pillow, numpy and pandas, which do not run in the page.',
  ],
])('explains why Python that needs %s is to be downloaded', (missing, reason) => {
  expect(runElsewhere(files, missing).python).toEqual({ reason, href: `${files}.ipynb` });
});

it('has a reason only for R if nothing is missing', () => {
  expect(runElsewhere(files, '')).toEqual({
    r: { reason: 'R does not run in the page.', href: `${files}.R` },
  });
});
