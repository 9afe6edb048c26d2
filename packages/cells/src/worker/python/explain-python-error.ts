import { noSuchName } from '../../run/describe-error.ts';

type Wording = readonly [RegExp, (first?: string, second?: string) => string];

const wordings: readonly Wording[] = [
  [
    /^ModuleNotFoundError: No module named '([\w.]+)'/,
    (name) =>
      `There is no module ${name} here. This page runs Python with its standard library and portal_client; to use other packages, download the notebook.`,
  ],
  [
    /^NameError: name '(\w+)' is not defined(\. Did you mean: .*)?/,
    (name, guess) => noSuchName(name) + (guess ?? '').slice(1),
  ],
  [/^urllib\.error\.URLError: <urlopen error (.*)>$/s, (why = '') => why],
  [/^RecursionError: /, () => 'A function calls itself endlessly.'],
];

/** A Python error in plainer words, if a page knows more about it than Python does. */
export function explainPythonError(message: string): string {
  for (const [pattern, write] of wordings) {
    const match = pattern.exec(message);
    if (match) return write(match[1], match[2]);
  }
  return message;
}
