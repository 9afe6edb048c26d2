import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { languageScript } from './language-script';

function languageSet(search: string, stored: string | null | 'refused'): unknown {
  const dataset: { language?: string } = {};
  const getItem = () => {
    if (stored === 'refused') throw new Error('denied');
    return stored;
  };
  runInNewContext(languageScript, {
    URLSearchParams,
    location: { search },
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  });
  return dataset.language;
}

// The cases of the reference's `languageChoice`, whose rule this repeats.
it.each([
  ['', null, undefined],
  ['', 'r', 'r'],
  ['?lang=python', 'r', 'python'],
  ['?lang=x', 'r', 'r'],
  ['?lang=', 'cobol', undefined],
  ['?lang=toString', null, undefined],
  ['?op=a&lang=go', 'refused', 'go'],
  ['', 'refused', undefined],
])('with %s and %s remembered, the page starts in %s', (search, stored, expected) => {
  expect(languageSet(search, stored)).toBe(expected);
});
