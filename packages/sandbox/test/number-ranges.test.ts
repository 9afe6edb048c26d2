import {
  checkValues,
  exampleTarget,
  isAccepted,
  type Operation,
  type Parameter,
} from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { body } from './conformance/assertions.ts';
import { documentedAnswers } from './conformance/documented-answer.ts';
import { apis, sendTo } from './node-sandbox.ts';
import { sharedSandbox } from './shared-sandbox.ts';

const send = sendTo(sharedSandbox);

type Numeric = { operation: Operation; parameter: Parameter };

const operations = apis.flatMap((api) => api.operations);
const numbers: (readonly [string, Numeric])[] = operations.flatMap((operation) =>
  operation.parameters
    .filter(({ schema }) => schema.type === 'integer' || schema.type === 'number')
    .map((parameter) => [`${operation.id} ${parameter.name}`, { operation, parameter }] as const),
);

/** The first example, with a different number. */
function valuesWith({ operation, parameter }: Numeric, value: number) {
  return { ...operation.requestExamples[0]?.values, [parameter.name]: value };
}

function ask({ operation, parameter }: Numeric, value: number) {
  return send(exampleTarget(operation, { values: valuesWith({ operation, parameter }, value) }));
}

function isValid(one: Numeric, value: number): boolean {
  return isAccepted(checkValues(one.operation, valuesWith(one, value)));
}

/** A 400 whose description names parameters applies to those; otherwise to all of them. */
function isRefused({ operation, parameter }: Numeric): boolean {
  const refusal = operation.responses.find(({ status }) => status === '400');
  if (!refusal) return false;
  const named = operation.parameters.filter(({ name }) =>
    refusal.description.includes(`\`${name}\``),
  );
  return named.length === 0 || named.includes(parameter);
}

/** Texts that `Number` takes for a whole number from 1 to 100, and no service should. */
const otherSpelling = fc
  .tuple(
    fc.integer({ min: 1, max: 100 }),
    fc.constantFrom<(number: number) => string>(
      (number) => `0x${number.toString(16)}`,
      (number) => `0B${number.toString(2)}`,
      (number) => `0o${number.toString(8)}`,
      (number) => `${number}e0`,
      (number) => `${number / 10}E+1`,
      (number) => `${number}.`,
      (number) => `${number}.0`,
      (number) => `+${number}`,
      (number) => ` ${number}`,
      (number) => `${number}\n`,
      (number) => `\u00a0${number}\ufeff`,
    ),
  )
  .map(([number, spell]) => spell(number));

describe.each(numbers)('%s', (_, one) => {
  const { minimum, maximum } = one.parameter.schema;
  const refuses = isRefused(one);
  const inside = [minimum, maximum].filter((value) => value !== undefined);
  const outside = [
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];

  it('has a minimum', () => {
    expect(minimum).toBeTypeOf('number');
  });

  it.each(inside)('%d is accepted', async (value) => {
    expect(isValid(one, value)).toBe(true);
    expect((await ask(one, value)).status).toBe(200);
  });

  it.each(outside)('%d is not', async (value) => {
    expect(isValid(one, value)).toBe(false);
    const answer = await ask(one, value);
    if (refuses) return expect(answer.status).toBe(400);
    // A service that documents no refusal ignores the parameter.
    const usual = await ask(one, Number(one.parameter.schema.default));
    expect({ ...body<object>(answer), '@id': '' }).toEqual({ ...body<object>(usual), '@id': '' });
  });

  it('is read from digits alone, whatever else `Number` would read', async () => {
    const { operation, parameter } = one;
    const target = exampleTarget(operation, { values: valuesWith(one, 1) });
    const spelt = (text: string) =>
      target.replace(`${parameter.name}=1`, `${parameter.name}=${encodeURIComponent(text)}`);
    expect(spelt('2')).not.toBe(target);
    await fc.assert(
      fc.asyncProperty(otherSpelling, async (text) => {
        expect(Number(text)).toBeGreaterThan(0);
        expect((await send(spelt(text))).status).toBe(400);
      }),
      { numRuns: 30 },
    );
    expect((await send(spelt('toString'))).status).toBe(400);
  });

  it.each(maximum === undefined ? [1_000_000] : [])('%d is valid: there is no maximum', (value) => {
    expect(isValid(one, value)).toBe(true);
  });
});

const checks = new Map(
  apis.flatMap((api) => {
    const check = documentedAnswers(api);
    return api.operations.map((operation) => [operation, check] as const);
  }),
);

const paged = operations.filter(({ parameters }) =>
  ['page', 'pageSize'].every((name) => parameters.some((one) => one.name === name)),
);

/** Works and images explain the window. The other services fail beyond it, as documented. */
function statusBeyond({ limits = '', parameters }: Operation): string {
  const traps = parameters.filter(({ name }) => name === 'page').flatMap((one) => one.traps);
  return /\bbeyond\b[^.]*\breturns (\d+)/.exec([limits, ...traps].join('\n'))?.[1] ?? '400';
}

describe('only the first 10,000 results can be reached', () => {
  it.each(
    paged.flatMap((operation) =>
      [
        [100, 100],
        [10_000, 1],
        [1000, 10],
        [1428, 7],
      ].map(([page = 0, pageSize = 0]) => [operation.id, page, pageSize, operation] as const),
    ),
  )('%s: page %d of %d is the last', async (_, page, pageSize, operation) => {
    const at = (number: number) =>
      send(exampleTarget(operation, { values: { page: number, pageSize } }));
    expect((await at(page)).status).toBe(200);
    const next = await at(page + 1);
    expect(String(next.status)).toBe(statusBeyond(operation));
    checks.get(operation)?.(operation, next);
  });
});
