import type { ContentView, ExampleView } from './describe-response.ts';

export type ShownExample = ExampleView & { text: string; language: 'json' | 'text' };

function textOf({ value }: ExampleView): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** Bodies as a reader sees them; the same under two media types appears once. */
export function shownExamples({ content }: { content: readonly ContentView[] }): ShownExample[] {
  const all = content.flatMap(({ examples, mediaType }) =>
    examples.map((example): ShownExample => {
      const isJson = /json/.test(mediaType) || typeof example.value !== 'string';
      return { ...example, text: textOf(example), language: isJson ? 'json' : 'text' };
    }),
  );
  const seen = new Set<string>();
  return all.filter(({ text }) => !seen.has(text) && seen.add(text));
}

const mostNamed = 10;

/** What an example lacks, in parts, of which every other one is code; none if it is complete. */
export function missingWords({ missing }: Pick<ShownExample, 'missing'>): string[] {
  if (missing.length === 0) return [];
  const named = missing.slice(0, mostNamed);
  const rest = missing.length - named.length;
  const separator = (index: number) => (index === named.length - 1 && rest === 0 ? ' and ' : ', ');
  return [
    'This example of the description lacks ',
    ...named.flatMap((name, index) => (index === 0 ? [name] : [separator(index), name])),
    `${rest > 0 ? ` and ${rest} more` : ''}, which ${missing.length === 1 ? 'is' : 'are'} required.`,
  ];
}
