import { exampleValues, type Operation, type Values } from '@portal/contract';

export type ExampleChoice = { name: string; summary: string; values: Values };

/** What 'Fill with example' offers; never empty. */
export function exampleChoicesOf(operation: Operation): ExampleChoice[] {
  const { requestExamples } = operation;
  if (requestExamples.length === 0) {
    return [{ name: 'example', summary: 'An example', values: exampleValues(operation) }];
  }
  return requestExamples.map(({ name, summary, values }) => ({
    name,
    summary: summary || name,
    values,
  }));
}
