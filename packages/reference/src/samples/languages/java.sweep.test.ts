import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oneByOne, testRedirectsAndErrors } from '../../../test/redirects-and-errors.ts';
import { bodies, expectSent, openEcho, requestOf } from '../../../test/run-bodies.ts';
import { has, type Outcome, runShell } from '../../../test/run-code.ts';

/** Compiles and runs a program, which takes seconds. */
async function runJava(code: string, folder: string): Promise<Outcome> {
  await writeFile(join(folder, 'Sample.java'), code);
  return runShell('java Sample.java', folder);
}

describe.skipIf(!has('javac', '--version'))('Java', () => {
  testRedirectsAndErrors({ java: oneByOne(runJava) });

  describe('bodies', () => {
    openEcho();

    it('sends JSON, parts, files and keys', async () => {
      const some = ['JSON of every kind', 'parts', 'a file with an awkward name'];
      const chosen = bodies.filter(([name]) => some.includes(name)).map(([, body]) => body);
      expect(chosen).toHaveLength(some.length);
      const requests = chosen.map((body) => requestOf('post', 'basic', { body }));
      await expectSent('java', requests, async (codes, folder) => {
        for (const code of codes) {
          expect(await runJava(code, folder)).not.toHaveProperty('failure');
        }
      });
    });
  });
});
