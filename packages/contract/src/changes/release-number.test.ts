import { expect, it } from 'vitest';
import { countByRelease, lowestNumber, numberProblem, numberProblems } from './release-number.ts';

const nothing = { breaking: 0, other: 0 };
const adds = { breaking: 0, other: 1 };
const breaks = { breaking: 1, other: 1 };

it.each([
  ['1.4.2', breaks, '2.0.0'],
  ['1.4.2', adds, '1.5.0'],
  ['1.4.2', nothing, '1.4.3'],
  ['2.1', adds, '2.2.0'],
  ['0.3.1', breaks, '0.4.0'],
  ['0.3.1', adds, '0.3.2'],
  ['2026-11-16', breaks, undefined],
])('after %s, %j is at least %s', (before, changes, lowest) => {
  expect(lowestNumber(before, changes)).toBe(lowest);
});

it.each([
  [
    '1.0.1',
    '1.0.0',
    breaks,
    '1.0.1 has 1 breaking change since 1.0.0, so its number is at least 2.0.0.',
  ],
  [
    '1.0.1',
    '1.0.0',
    { breaking: 0, other: 2 },
    '1.0.1 has 2 changes since 1.0.0, so its number is at least 1.1.0.',
  ],
  ['1.0.0', '1.0.0', nothing, '1.0.0 has no change since 1.0.0, so its number is at least 1.0.1.'],
  ['1.9.0', '1.10.0', adds, '1.9.0 has 1 change since 1.10.0, so its number is at least 1.11.0.'],
  ['2.0.0', '1.0.0', breaks, undefined],
  ['2.0', '1.9.9', breaks, undefined],
  ['1.1.0', '1.0.9', adds, undefined],
  ['3.0.0', '1.0.0', nothing, undefined],
  ['2026-11-16', '1.0.0', breaks, undefined],
  ['1.0.1', '2026-11-16', breaks, undefined],
])('%s after %s with %j', (name, before, changes, problem) => {
  expect(numberProblem({ name, ...changes }, before)).toBe(problem);
});

const changelog = `# API changes

- Not an entry of a release.

## 2.0.0 - 2026-11-19 {/* #v2-0-0 */}

### Catalogue

- **Breaking:** [Search](/api/catalogue#getWorks): \`query\` may have
  at most 1,000 characters.
- The response is new.

## 2026-11-16 {/* #v2026-11-16 */}

- **Breaking:** one

## 1.0.0 - 2026-11-15

- The API is new.
`;

it('reads the entries of each release, newest first', () => {
  expect(countByRelease(changelog)).toEqual([
    { name: '2.0.0', breaking: 1, other: 1 },
    { name: '2026-11-16', breaking: 1, other: 0 },
    { name: '1.0.0', breaking: 0, other: 1 },
  ]);
  expect(countByRelease('# API changes\n')).toEqual([]);
});

it('compares each number with the one before it, and passes over dates', () => {
  expect(numberProblems(countByRelease(changelog))).toEqual([]);
  const wrong = changelog.replace('## 2.0.0', '## 1.0.1');
  expect(numberProblems(countByRelease(wrong))).toEqual([
    '1.0.1 has 1 breaking change since 1.0.0, so its number is at least 2.0.0.',
  ]);
});
