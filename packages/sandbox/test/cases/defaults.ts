import {
  type Api,
  exampleTarget,
  type JsonValue,
  type Operation,
  type Parameter,
  type Values,
} from '@portal/contract';
import { same } from '../conformance/assertions.ts';
import type { Answer, ConformanceCase, Send } from '../conformance/case.ts';
import { journey } from './lists.ts';

export type Default = { operation: Operation; parameter: Parameter; value: JsonValue };

/** Every default that the descriptions document. */
export function documentedDefaults(apis: readonly Api[]): Default[] {
  return apis.flatMap(({ operations }) =>
    operations.flatMap((operation) =>
      operation.parameters.flatMap((parameter) => {
        const value = parameter.schema.default;
        return value === undefined ? [] : [{ operation, parameter, value }];
      }),
    ),
  );
}

/** Omitting a parameter means its documented default. */
export function defaultCases(apis: readonly Api[]): ConformanceCase[] {
  return documentedDefaults(apis).map((one) =>
    journey(`${nameOf(one)} is ${one.value} by default`, (send) => meansTheSame(one, send)),
  );
}

export function nameOf({ operation, parameter }: Default): string {
  return `${operation.id} ${parameter.name}`;
}

/** Rejects unless omitting the parameter gives the same answers as sending the value. */
export async function meansTheSame(one: Default, send: Send): Promise<void> {
  for (const values of settingsFor(one)) await compare(one, values, send);
}

async function compare(
  { operation, parameter, value }: Default,
  values: Values,
  send: Send,
): Promise<void> {
  const path = exampleTarget(operation, { values });
  const withValue = { ...values, [parameter.name]: value as Values[string] };
  const [without, sent] = await Promise.all([
    send(path),
    send(exampleTarget(operation, { values: withValue })),
  ]);
  same(
    comparable(without, parameter.name),
    comparable(sent, parameter.name),
    `${path} without ${parameter.name}, and with ${value}`,
  );
}

/** The requests to try it in: the examples, and the first of them with each value of the other parameters. */
function settingsFor({ operation, parameter }: Default): Values[] {
  const own = (values: Values): Values => ({ ...values, [parameter.name]: undefined });
  const examples = operation.requestExamples.map(({ values }) => own(values));
  const needed = operation.parameters.filter(({ required }) => required).map(({ name }) => name);
  const bare = Object.fromEntries(needed.map((name) => [name, examples[0]?.[name]]));
  const others = operation.parameters.filter(
    ({ name, required }) => name !== parameter.name && !required,
  );
  const combined = others.flatMap((other) =>
    valuesOf(other).map((value) => ({ ...bare, [other.name]: value })),
  );
  return [bare, ...examples, ...combined];
}

function valuesOf({ choices, examples, schema }: Parameter): Values[string][] {
  if (!choices?.closed) return examples.map(({ value }) => value as Values[string]);
  return choices.values.map(({ value }) => (schema.type === 'array' ? [value] : value));
}

/** Links repeat the request, so the parameter is removed from them. */
function comparable({ status, json, base }: Answer, name: string): unknown {
  const text = JSON.stringify(json, (_, value) =>
    typeof value === 'string' && value.startsWith(`${base}/`)
      ? withoutParameter(value, name)
      : value,
  );
  return [status, text];
}

function withoutParameter(link: string, name: string): string {
  const url = new URL(link);
  url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
