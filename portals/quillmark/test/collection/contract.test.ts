import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../../packages/contract/test/contract.ts';
import { schemaValidator } from '../../../../packages/contract/test/schema-validator.ts';
import { articles, concepts, events, images, summaries, works } from './made-collection.ts';
import { declaredValues, seenValues } from './schema-values.ts';

const apis = await loadContract();
const schemasOf = (id: string) => apis.find((api) => api.id === id)?.schemas ?? {};
const catalogue = schemasOf('catalogue');
const content = schemasOf('content');

const kinds = [
  ['Work', works, catalogue],
  ['Image', images, catalogue],
  ['Concept', concepts, catalogue],
  ['Article', articles, content],
  ['Event', events, content],
  ['ContentSummary', summaries, content],
] as const;

describe.each(kinds)('every %s', (name, records, schemas) => {
  it('is what the contract says', () => {
    const faults = schemaValidator(schemas);
    // The same object each time: a schema is compiled once.
    const schema = { $ref: name };
    const wrong = records.flatMap((record) =>
      faults(schema, record).map((fault) => `${record.id}: ${fault}`),
    );
    expect(wrong.slice(0, 10)).toEqual([]);
  });
});

describe('every value that the contract lists', () => {
  /** Observed in the services once, and no part of the specification. */
  const unspecified = ['AccessStatus.id=safeguarded'];

  it.each([
    ['catalogue', catalogue],
    ['content', content],
  ])('occurs in some record of the %s API', (_, schemas) => {
    const own = kinds.filter(([, , of]) => of === schemas);
    const seen = new Set(own.flatMap(([name, records]) => [...seenValues(name, records, schemas)]));
    const declared = own.flatMap(([name]) => declaredValues(name, schemas));
    expect(declared.length).toBeGreaterThan(3);
    const missing = declared.filter((value) => !seen.has(value) && !unspecified.includes(value));
    expect([...new Set(missing)]).toEqual([]);
  });
});
