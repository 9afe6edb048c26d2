import { describe, expect, it } from 'vitest';
import { exampleCases, sampleCases } from '../../test/samples/cases.ts';
import { findInstalled, runners } from '../../test/samples/runners.ts';
import { testSamples } from '../../test/samples/test-samples.ts';
import { languages } from './languages.ts';

const all = [...exampleCases, ...sampleCases];
const few = sampleCases.filter(({ isAlwaysRun }) => isAlwaysRun);

// Those that need a program are all run by the sweep.
for (const [language, { needs, isQuick }] of Object.entries(runners)) {
  if (needs && !isQuick) continue;
  const program = await findInstalled(language);
  describe.skipIf(!program)(language, () => {
    testSamples(language, program ?? '', needs ? few : all);
  });
}

it('knows how to run every language', () => {
  expect(Object.keys(runners)).toEqual(languages.map(({ id }) => id));
});
