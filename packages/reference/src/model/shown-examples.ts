import type { Example } from '@portal/contract';
import type { ContentView } from './describe-response.ts';

export type ShownExample = Example & { text: string; language: 'json' | 'text' };

function textOf({ value }: Example): string {
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
