import { type Api, explain, parseRequest, type UrlPart } from '@portal/contract';

/** Neighbouring parts of a URL that belong to one parameter, e.g. `workType=`, `a`, `,`, `k`. */
export type UrlRun = { start: number; parameter?: string; parts: UrlPart[] };

/** A comma between two values belongs to their parameter. */
function isInside(parts: readonly UrlPart[], at: number, parameter: string | undefined): boolean {
  return (
    parts[at]?.kind === 'separator' &&
    parameter !== undefined &&
    parts[at + 1]?.parameter === parameter &&
    parts[at + 1]?.kind === 'value'
  );
}

/** The whole URL, split so that each run leads to one control or to none. */
export function urlRuns(api: Api, url: string): UrlRun[] {
  const parts = explain(parseRequest(api, url));
  const runs: UrlRun[] = [];
  for (const [at, part] of parts.entries()) {
    const last = runs.at(-1);
    const goesOn = part.parameter === last?.parameter || isInside(parts, at, last?.parameter);
    if (last && goesOn) last.parts.push(part);
    else {
      const { start, parameter } = part;
      runs.push({ start, ...(parameter === undefined ? {} : { parameter }), parts: [part] });
    }
  }
  return runs;
}

/** What the URL contains for one parameter, without repetition. */
export function sentencesOf(runs: readonly UrlRun[], parameter: string): string {
  const sentences = runs
    .flatMap(({ parts }) => parts)
    .filter((part) => part.parameter === parameter)
    .map((part) => part.sentence);
  return [...new Set(sentences)].join(' ');
}
