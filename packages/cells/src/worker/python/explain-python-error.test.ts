import { expect, it } from 'vitest';
import { explainPythonError } from './explain-python-error.ts';

it.each([
  [
    "ModuleNotFoundError: No module named 'pandas'",
    'There is no module pandas here. This page runs Python with its standard library and portal_client; to use other packages, download the notebook.',
  ],
  [
    "NameError: name 'works' is not defined",
    'There is no works yet. Is it spelt right, and has the cell that declares it run?',
  ],
  [
    "NameError: name 'work' is not defined. Did you mean: 'works'?",
    "There is no work yet. Is it spelt right, and has the cell that declares it run? Did you mean: 'works'?",
  ],
  ['urllib.error.URLError: <urlopen error No answer came.>', 'No answer came.'],
  ['RecursionError: maximum recursion depth exceeded', 'A function calls itself endlessly.'],
  ["KeyError: 'title'", "KeyError: 'title'"],
  ['ValueError: URLError: <urlopen error x>', 'ValueError: URLError: <urlopen error x>'],
])('%j', (message, plain) => {
  expect(explainPythonError(message)).toBe(plain);
});
