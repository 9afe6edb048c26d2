import { expect, it } from 'vitest';
import { runElsewhere } from './run-elsewhere';

const files = '/developers/tutorial-files/maps/maps';

it.each([
  ['requests', 'Python runs on your machine: it needs requests, which this page does not have.'],
  [
    'requests sklearn',
    'Python runs on your machine: it needs requests and scikit-learn, of which scikit-learn is not published for the Python of this page.',
  ],
  [
    'PIL numpy requests',
    'Python runs on your machine: it needs Pillow, numpy and requests, of which Pillow and numpy are not published for the Python of this page.',
  ],
  [
    'numpy pandas',
    'Python runs on your machine: it needs numpy and pandas, not published for the Python of this page.',
  ],
])('explains why Python that needs %s is to be downloaded', (missing, reason) => {
  expect(runElsewhere(files, missing).python).toEqual({ reason, href: `${files}.ipynb` });
});

it('has a reason only for R if nothing is missing', () => {
  expect(runElsewhere(files, '')).toEqual({
    r: { reason: 'R does not run in the page.', href: `${files}.R` },
  });
});
