import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildRequest,
  checkValues,
  explain,
  isAccepted,
  type Operation,
  type Parameter,
  type ParameterValue,
  parseRequest,
  requestTarget,
  type Values,
} from '../src/index.ts';
import { awkwardText, likelyValues, someValues, text } from './arbitrary-values.ts';
import { loadContract } from './contract.ts';
import { expectAgreement } from './schema-agreement.ts';
import { schemaValidator } from './schema-validator.ts';

const apis = await loadContract();
const operations = apis.flatMap((api) => api.operations);
const base = 'https://api.example.org';

const options = { numRuns: 160 };

const operationTable = operations.map((operation): [string, Operation] => [
  operation.id,
  operation,
]);

/** Values that no URL can carry, whatever the schema allows. */
function cannotTravel({ in: place, listSyntax }: Parameter, value: ParameterValue): boolean {
  return (
    (place === 'path' && ['', '.', '..'].includes(String(value))) ||
    (listSyntax === 'plain' && Array.isArray(value) && value.length === 1 && value[0] === '')
  );
}

it('agrees with a full validator on any schema', () => {
  expectAgreement(options.numRuns);
});

describe.each(operationTable)('%s', (_, operation) => {
  const isAjvValid = schemaValidator({}, ['date']);

  it('parses the URL it builds back into the values', () => {
    fc.assert(
      fc.property(likelyValues(operation), (values) => {
        fc.pre(isAccepted(checkValues(operation, values)));
        const parsed = parseRequest(apis, buildRequest(operation, values, base).href);
        expect(parsed.operation?.id).toBe(operation.id);
        expect(parsed.values).toEqual(values);
        expect(isAccepted(parsed.problems)).toBe(true);
      }),
      options,
    );
  });

  it('always builds the same URL from the same values, and one that clients do not rewrite', () => {
    fc.assert(
      fc.property(likelyValues(operation), (values) => {
        const { href } = buildRequest(operation, values, base);
        const reversed = Object.fromEntries(Object.entries(values).reverse());
        expect(buildRequest(operation, reversed, base).href).toBe(href);
        expect(new URL(href).href).toBe(href);
        if (isAccepted(checkValues(operation, values))) {
          expect(href).toBe(`${base}${requestTarget(operation, values)}`);
        }
      }),
      options,
    );
  });

  it('accepts exactly what the schemas accept and a URL can carry', () => {
    fc.assert(
      fc.property(someValues(operation), (values) => {
        const refused = checkValues(operation, values)
          .filter(({ type }) => type === 'error')
          .map(({ where }) => where.parameter);
        for (const parameter of operation.parameters) {
          const value = values[parameter.key];
          const right =
            value === undefined
              ? !parameter.required
              : isAjvValid(parameter.schema, value).length === 0 && !cannotTravel(parameter, value);
          expect([parameter.name, value, refused.includes(parameter.key)]).toEqual([
            parameter.name,
            value,
            !right,
          ]);
        }
      }),
      options,
    );
  });

  it('explains every character of any URL once, and locates every problem in it', () => {
    const path = requestTarget(operation, operation.requestExamples[0]?.values ?? {});
    const names = operation.parameters.map(({ name }) => name);
    const pieces = fc.array(
      fc.tuple(
        fc.oneof(awkwardText, fc.constantFrom('x', ...names)),
        fc.oneof(awkwardText, text()),
      ),
    );
    const query = pieces.map((list) => list.map(([name, value]) => `${name}=${value}`).join('&'));
    fc.assert(
      fc.property(fc.oneof(text(), fc.constant(path)), query, (start, rest) => {
        const url = `${start}?${rest}`;
        expect(
          explain(parseRequest(apis, url))
            .map((part) => part.text)
            .join(''),
        ).toBe(url);
        for (const { where } of parseRequest(apis, url).problems) {
          expect(0 <= where.start && where.start <= where.end && where.end <= url.length).toBe(
            true,
          );
        }
      }),
      options,
    );
  });

  it('never throws', () => {
    const halves = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });
    const strings = fc.oneof(halves, fc.webUrl({ withQueryParameters: true }), awkwardText);
    const junk = fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true });
    const values = fc.oneof(
      fc.dictionary(fc.constantFrom(...operation.parameters.map(({ name }) => name), 'x'), junk),
      someValues(operation),
      fc.constantFrom(null, undefined, 0, ''),
    ) as fc.Arbitrary<Values>;
    fc.assert(
      fc.property(strings, values, (string, given) => {
        parseRequest(apis, string);
        explain(parseRequest(apis, string));
        checkValues(operation, given);
        parseRequest(apis, buildRequest(operation, given, string).href);
      }),
      options,
    );
  });
});
