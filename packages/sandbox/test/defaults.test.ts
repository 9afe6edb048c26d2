import type { JsonValue } from '@portal/contract';
import { expect, it } from 'vitest';
import { type Default, documentedDefaults, meansTheSame, nameOf } from './cases/defaults.ts';
import { apis, sendTo } from './node-sandbox.ts';
import { sharedSandbox } from './shared-sandbox.ts';

const send = sendTo(sharedSandbox);

/** Values that a description could wrongly give as the default. */
function wrongValues({ parameter: { schema }, value }: Default): JsonValue[] {
  const { enum: listed, minimum, maximum } = schema;
  if (listed) return listed.filter((one) => one !== value);
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'number') throw new Error(`What else could ${value} be?`);
  const near = [value - 1, value + 1, value * 10, minimum ?? value, maximum ?? value];
  return [...new Set(near)].filter(
    (one) => one !== value && one >= (minimum ?? one) && one <= (maximum ?? one),
  );
}

const wrong = documentedDefaults(apis).flatMap((one) =>
  wrongValues(one).map((value) => [`${nameOf(one)} is not ${value}`, { ...one, value }] as const),
);

it('has a wrong value to try for every default', () => {
  const tried = new Set(wrong.map(([, one]) => nameOf(one)));
  expect([...tried]).toEqual(documentedDefaults(apis).map(nameOf));
});

it.each(wrong)('%s', async (_, one) => {
  await expect(meansTheSame(one, send)).rejects.toThrow(`without ${one.parameter.name}`);
});

const withoutDefault = apis.flatMap(({ operations }) =>
  operations.flatMap((operation) =>
    operation.parameters.flatMap((parameter) => {
      const { required, choices, schema } = parameter;
      if (required || !choices?.closed || schema.default !== undefined) return [];
      return choices.values.map(({ value }): Default => {
        const sent = schema.type === 'array' ? [value] : value;
        return { operation, parameter, value: sent };
      });
    }),
  ),
);

it.each(withoutDefault.map((one) => [`${nameOf(one)}=${one.value}`, one] as const))(
  '%s differs from the behaviour without it, so it needs no default',
  async (_, one) => {
    await expect(meansTheSame(one, send)).rejects.toThrow(`without ${one.parameter.name}`);
  },
);
