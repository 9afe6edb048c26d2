import { distance } from 'fastest-levenshtein';
import type { Api, Operation } from '../model.ts';
import type { UrlProblem } from '../problem.ts';
import type { CutUrl, Span } from './cut-url.ts';
import { literalsOf, matchSegment, templateSegments } from './path-template.ts';

function templateOf({ basePath, path }: Operation): string[] {
  return templateSegments(`${basePath}${path}`);
}

/** From 0 for a matching segment to 1 for one that is nothing like it. */
function unlikeness(template: string, text: string): number {
  if (matchSegment(template, text)) return literalsOf(template) === '' ? 0.3 : 0;
  if (literalsOf(template) !== template || text.length > 100) return 0.9;
  return Math.min(1, distance(template, text) / Math.max(template.length, text.length));
}

/** The fewest edits that turn the segments into the template, segment by segment. */
function cost(template: string[], segments: Span[]): number {
  // What precedes the base path, such as /sandbox, costs next to nothing.
  let row = segments.map((_, index) => (index + 1) * 0.1);
  row.unshift(0);
  for (const [down, wanted] of template.entries()) {
    const next = [down + 1];
    for (const [across, { text }] of segments.entries()) {
      next.push(
        Math.min(
          (row[across] ?? 0) + unlikeness(wanted, text),
          (row[across + 1] ?? 0) + 1,
          (next[across] ?? 0) + 1,
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Without a word in common, similarity would be a matter of length alone. */
function sharesWord(template: string[], segments: Span[]): boolean {
  return template
    .filter((wanted) => literalsOf(wanted) === wanted)
    .some((wanted) => segments.some(({ text }) => unlikeness(wanted, text) < 0.5));
}

type Nearest = { operation: Operation; template: string[] };

function nearestOperation(apis: readonly Api[], segments: Span[]): Nearest | undefined {
  // No real path is this long, and every operation would have to be compared with all of it.
  if (segments.length > 40) return undefined;
  let best: (Nearest & { points: number }) | undefined;
  for (const operation of apis.flatMap(({ operations }) => operations)) {
    const template = templateOf(operation);
    if (!sharesWord(template, segments)) continue;
    const points = cost(template, segments);
    if (points < (best?.points ?? Infinity)) best = { operation, template, points };
  }
  return best;
}

/** `/catalogue/v2/wroks/abc` is meant to be `/catalogue/v2/works/abc`. */
function fill(template: string[], segments: Span[]): string {
  return template
    .map((wanted, index) => {
      const given = segments[index]?.text ?? '';
      return matchSegment(wanted, given) ? given : wanted;
    })
    .map((segment) => `/${segment}`)
    .join('');
}

/** Reports that no operation has this path, and names the nearest one. */
export function unknownPath(apis: readonly Api[], { path, segments }: CutUrl): UrlProblem {
  const where = { part: 'path' as const, start: path.start, end: path.end };
  const nearest = nearestOperation(apis, segments);
  if (!nearest) {
    const message =
      segments.length === 0
        ? 'There is no path, so no operation to call.'
        : `No operation has the path ${path.text}.`;
    const bases = apis.flatMap(({ basePath, operations }) =>
      operations.slice(0, 1).map((operation) => `${basePath}${operation.path}`),
    );
    return { type: 'error', where, message, valid: `A path such as ${bases.join(', ')}.` };
  }
  const { operation, template } = nearest;
  const extra = Math.max(0, segments.length - template.length);
  const meant = segments.slice(extra);
  const from = meant[0]?.start;
  const suggestion = fill(template, meant);
  return {
    type: 'error',
    where: { ...where, start: from === undefined ? path.start : Math.max(path.start, from - 1) },
    message: `No operation has the path ${path.text}.`,
    valid: `The nearest is ${operation.basePath}${operation.path} (${operation.id}).`,
    // With a value missing there is nothing to suggest.
    ...(suggestion.includes('{') ? {} : { suggestion }),
  };
}
