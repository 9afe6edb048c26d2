import type { Api } from '@portal/contract';
import { describe, it } from 'vitest';
import type { Send } from './case.ts';
import { conformanceCases, runCase } from './conformance.ts';

/** Registers every case as a test of one runtime. */
export function runConformance(name: string, apis: readonly Api[], send: Send): void {
  describe(name, () => {
    for (const [topic, cases] of Object.entries(conformanceCases(apis))) {
      describe(topic, () => {
        for (const one of cases) it(one.name, () => runCase(one, send));
      });
    }
  });
}
