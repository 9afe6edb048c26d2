import type { Example } from '@portal/contract';
import type { ResponseView } from './describe-response.ts';

export type ShownExample = Example & { text: string; language: 'json' | 'text' };

function textOf({ value }: Example): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The bodies of a response as a reader sees them; the same under two media types is there once. */
export function shownExamples({ content }: ResponseView): ShownExample[] {
  const all = content.flatMap(({ examples, mediaType }) =>
    examples.map((example): ShownExample => {
      const isJson = /json/.test(mediaType) || typeof example.value !== 'string';
      return { ...example, text: textOf(example), language: isJson ? 'json' : 'text' };
    }),
  );
  const seen = new Set<string>();
  return all.filter(({ text }) => !seen.has(text) && seen.add(text));
}
