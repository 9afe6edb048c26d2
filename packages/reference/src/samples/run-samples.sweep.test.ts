import { describe, expect, it } from 'vitest';
import { findProgram, howToInstall } from '../../../../scripts/programs/find-program.ts';
import { sampleCases } from '../../test/samples/cases.ts';
import { runners } from '../../test/samples/runners.ts';
import { testSamples } from '../../test/samples/test-samples.ts';

for (const [language, { needs }] of Object.entries(runners)) {
  if (!needs) continue;
  const program = await findProgram(needs);
  // In CI nothing is skipped: there the first test fails, and says what to install.
  const isSkipped = program === undefined && !process.env.CI;
  if (isSkipped) console.log(`! ${howToInstall(needs)} Its samples are skipped.`);
  describe.skipIf(isSkipped)(language, () => {
    it('has a program that runs it', () => expect(program, howToInstall(needs)).toBeDefined());
    testSamples(language, program ?? '', sampleCases);
  });
}
