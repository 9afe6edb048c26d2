import { type Api, explain, type UrlPart } from '@portal/contract';

/** A part of the URL as shown: the first of each parameter leads to its control. */
export type ShownPart = UrlPart & { first: boolean };

export function shownParts(api: Api, url: string): ShownPart[] {
  const seen = new Set<string>();
  return explain(api, url).map((part) => {
    const { parameter } = part;
    const first = parameter !== undefined && !seen.has(parameter);
    if (parameter !== undefined) seen.add(parameter);
    return { ...part, first };
  });
}

/** What the URL says about one parameter, without saying anything twice. */
export function sentencesOf(parts: readonly ShownPart[], parameter: string): string {
  const sentences = parts
    .filter((part) => part.parameter === parameter)
    .map((part) => part.sentence);
  return [...new Set(sentences)].join(' ');
}
