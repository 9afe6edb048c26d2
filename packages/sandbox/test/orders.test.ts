import { exampleTarget, type Operation, type Values } from '@portal/contract';
import { expect, it } from 'vitest';
import { listAt } from './cases/lists.ts';
import { apis, made, sendTo } from './node-sandbox.ts';
import { sharedSandbox } from './shared-sandbox.ts';

const send = sendTo(sharedSandbox);
const { dates } = made.collection;

type Dated = {
  id: string;
  source?: { id: string };
  publicationDate?: string;
  times?: { startDateTime: string }[];
};

/** When a record was made, was published or begins: several days for a work with several dates. */
function daysOf({ id, source, publicationDate, times }: Dated): string[] {
  if (publicationDate) return [publicationDate];
  if (times) return times.slice(0, 1).map(({ startDateTime }) => startDateTime);
  return (dates[source?.id ?? id] ?? []).map(([start]) => start).sort();
}

type Direction = 'rising' | 'falling';

/** The direction promised by a text such as "Oldest first". */
function directionIn(text: string): Direction | undefined {
  const rising = /\b(oldest|earliest|soonest)\b.*\bfirst\b/i.test(text);
  const falling = /\b(newest|latest)\b.*\bfirst\b/i.test(text);
  if (rising === falling) return undefined;
  return rising ? 'rising' : 'falling';
}

type Promised = { operation: Operation; text: string; values: Values };

const operations = apis.flatMap((api) => api.operations);
const sorted = operations.filter(({ parameters }) =>
  parameters.some(({ name }) => name === 'sortOrder'),
);

/** Every text beside a value of `sortOrder`, combined with each sortable date. */
const meanings: Promised[] = sorted.flatMap((operation) => {
  const parameter = (wanted: string) => operation.parameters.find(({ name }) => name === wanted);
  const sorts = (parameter('sort')?.choices?.values ?? []).filter(
    ({ value }) => value !== 'relevance',
  );
  const order = parameter('sortOrder');
  const texts = [
    ...(order?.choices?.values ?? []).map(({ value, meaning }) => ({ value, text: meaning })),
    ...(order?.examples ?? []).map(({ value, summary }) => ({ value, text: summary })),
  ];
  return sorts.flatMap(({ value: sort }) =>
    texts.map(({ value, text }) => ({
      operation,
      text,
      values: { sort, sortOrder: value as string },
    })),
  );
});

const examples: Promised[] = operations.flatMap((operation) =>
  operation.requestExamples
    .filter(({ summary }) => directionIn(summary))
    .map(({ summary, values }) => ({ operation, text: summary, values })),
);

/** What a description says about a list that is asked for nothing. */
const descriptions: Promised[] = operations.flatMap((operation) => {
  const [text] =
    /without one the [^.]* first/.exec(operation.description.replaceAll('\n', ' ')) ?? [];
  return text === undefined ? [] : [{ operation, text, values: {} }];
});

it('finds the descriptions that say how a list begins', () => {
  expect(descriptions.map(({ operation }) => operation.id)).toEqual(['getArticles', 'getEvents']);
});

it.each(
  [...meanings, ...examples, ...descriptions].map(
    (one) => [one.operation.id, one.text, one.values, one] as const,
  ),
)('%s: %s %o', async (_, text, values, { operation }) => {
  const direction = directionIn(text);
  expect(direction, `"${text}" names no direction`).toBeDefined();
  const path = exampleTarget(operation, { values: { ...values, pageSize: 100 } });
  const { results: found } = await listAt<Dated>(send, path);
  const days = found.flatMap((one) => daysOf(one).at(direction === 'rising' ? 0 : -1) ?? []);
  expect(new Set(days).size).toBeGreaterThan(1);
  const rising = days.toSorted();
  expect(days).toEqual(direction === 'rising' ? rising : rising.reverse());
});
