import { type Api, type Operation, requestTarget, type Values } from '@portal/contract';
import { ensure } from '../conformance/assertions.ts';
import type { RequestCase } from '../conformance/case.ts';
import { documentedAnswers } from '../conformance/documented-answer.ts';

/** Examples that demonstrate a status other than 200, by a value in them. */
const otherStatuses: Readonly<Record<string, number>> = {
  d6pzt9ye: 302,
  k2wfn7cs: 410,
  Wh2LgRAAAB8AmZ7Q: 410,
  'Wh2LgRAAAB8AmZ7Q.articles': 410,
  Xa1AaaAAAAAAaaAA: 404,
  b20000000: 404,
};

/** Every request in the descriptions, and every parameter example by itself. */
export function contractExamples(apis: readonly Api[]): RequestCase[] {
  return apis.flatMap((api) => {
    const checkDocumented = documentedAnswers(api);
    return api.operations.flatMap((operation) =>
      requestsOf(operation).map(({ name, values }) => ({
        name: `${operation.id}: ${name}`,
        path: requestTarget(operation, values),
        expect: {
          status: statusFor(values),
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' },
          check: (answer) => {
            checkDocumented(operation, answer);
            const { totalResults } = (answer.json ?? {}) as { totalResults?: number };
            ensure(totalResults !== 0 || name === 'nothingFound', 'It finds nothing');
          },
        },
      })),
    );
  });
}

function requestsOf({
  requestExamples,
  parameters,
}: Operation): { name: string; values: Values }[] {
  const usual = requestExamples[0]?.values ?? {};
  const needed = Object.fromEntries(
    parameters.filter(({ required }) => required).map(({ name }) => [name, usual[name]]),
  );
  const single = parameters.flatMap(({ name, examples }) =>
    examples.map((example) => ({
      name: `${name}, ${example.name}`,
      values: { ...needed, [name]: example.value } as Values,
    })),
  );
  return [...requestExamples, ...single];
}

function statusFor(values: Values): number {
  const isBeyondTheWindow = Number(values.page) * Number(values.pageSize) > 10_000;
  if (isBeyondTheWindow) return 400;
  const told = Object.values(values).find((value) => Object.hasOwn(otherStatuses, String(value)));
  return otherStatuses[String(told)] ?? 200;
}
