import { exampleValue, type Operation, type ParameterValue, type Values } from '@portal/contract';

export type ExampleChoice = { name: string; summary: string; values: Values };

/** A value for each required parameter: what the description gives, else something of its kind. */
function madeUp({ parameters }: Operation): Values {
  return Object.fromEntries(
    parameters
      .filter(({ required }) => required)
      .map(({ name, schema, examples }) => [
        name,
        (examples[0]?.value ?? exampleValue(schema)) as ParameterValue,
      ]),
  );
}

/** What 'Fill with example' offers; never empty. */
export function exampleChoicesOf(operation: Operation): ExampleChoice[] {
  const { requestExamples } = operation;
  if (requestExamples.length === 0) {
    return [{ name: 'example', summary: 'An example', values: madeUp(operation) }];
  }
  return requestExamples.map(({ name, summary, values }) => ({
    name,
    summary: summary || name,
    values,
  }));
}
