import { expect } from 'vitest';
import { conformanceCases } from '../../../../../packages/sandbox/test/conformance/conformance.ts';
import { apis } from '../../docs-facts/truth.ts';
import type { Proof } from '../check-sentences.ts';

const names = new Set(
  Object.values(conformanceCases(apis)).flatMap((cases) => cases.map(({ name }) => name)),
);

/** A case that the conformance tests of the sandbox run: here it only has to exist. */
export function conformance(name: string): Proof {
  const proof = () => expect(names).toContain(name);
  return Object.defineProperty(proof, 'name', { value: `“${name}”` });
}
