import { slowMarkdown } from '../../slow-markdown.ts';
import type { ApiProblem } from '../api-problem.ts';
import type { FoundOperation } from '../find-operations.ts';
import { asDate, asList, asObject, asText, type Json, lookUp, pointerTo } from '../json.ts';
import type { Description } from '../read/read-description.ts';
import { type Step, walk } from '../walk.ts';

/** The linter reports duplicates within a file; a page may refer to an operation of any API by id. */
function duplicateIds(operations: readonly FoundOperation[]): ApiProblem[] {
  const firsts = new Map<string, FoundOperation>();
  return operations.flatMap(({ id, description, path }, index) => {
    const first = firsts.get(id);
    if (!first) firsts.set(id, operations[index] as FoundOperation);
    if (!first || first.description === description) return [];
    const { file, isStrict } = first.description;
    const pointer = pointerTo([...path, 'operationId']);
    const problem = description.problemAt(pointer, `operationId ${id} is also in ${file}.`);
    return [isStrict ? problem : { ...problem, severity: 'warning' as const }];
  });
}

function isPattern(pattern: unknown): boolean {
  try {
    return typeof pattern !== 'string' || new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function schemaProblems(schema: Json, path: Step, { problemAt }: Description): ApiProblem[] {
  const meanings = schema['x-enum-descriptions'];
  if (isPattern(schema.pattern) && meanings === undefined) return [];
  const values = asList(schema.enum).map(String);
  const missing = values.filter((value) => !Object.hasOwn(asObject(meanings), value));
  const unknown = Object.keys(asObject(meanings)).filter((value) => !values.includes(value));
  return [
    ...(isPattern(schema.pattern)
      ? []
      : [problemAt(pointerTo([...path, 'pattern']), 'The pattern is not a regular expression.')]),
    ...(meanings === undefined || missing.length + unknown.length === 0
      ? []
      : [
          problemAt(
            pointerTo([...path, 'x-enum-descriptions']),
            `The meanings do not match the values: ${[...missing, ...unknown].join(', ')}.`,
          ),
        ]),
  ];
}

function extensionProblems({ document, problemAt }: Description): ApiProblem[] {
  const syntax = lookUp(document, '#/x-list-syntax');
  const changed = lookUp(document, '#/info/x-changed');
  return [
    ...([undefined, 'csv', 'plain'].includes(syntax as string)
      ? []
      : [problemAt('#/x-list-syntax', 'x-list-syntax must be csv or plain.')]),
    ...(changed === undefined || asDate(changed) !== ''
      ? []
      : [problemAt('#/info/x-changed', 'x-changed must be a date written YYYY-MM-DD.')]),
  ];
}

function isRequest(given: unknown): boolean {
  const { values, target, first = 1, ...others } = asObject(given);
  const isOne = values === undefined ? asText(target).startsWith('/') : target === undefined;
  return isOne && Number.isInteger(first) && Object.keys(others).length === 0;
}

/** A misspelt name would send a different request, and its response would look just as good. */
function requestProblems(
  request: unknown,
  path: Step,
  { problemAt }: Description,
  names: ReadonlySet<string>,
): ApiProblem[] {
  if (request === undefined || request === 'none') return [];
  const at = pointerTo([...path, 'x-request']);
  if (!isRequest(request)) {
    return [problemAt(at, 'x-request must be none, or contain values or a target.')];
  }
  return Object.keys(asObject(asObject(request).values))
    .filter((name) => !names.has(name))
    .map((name) => problemAt(at, `No operation has a parameter ${name}.`));
}

function matchedProblems(
  given: unknown,
  path: Step,
  { problemAt }: Description,
  names: ReadonlySet<string>,
): ApiProblem[] {
  return asList(given).flatMap((one, index) => {
    const at = [...path, 'x-matched-in', index];
    const { label, fields, 'shown-by': shownBy } = asObject(one);
    const isComplete = asText(label) !== '' && asList(fields).length > 0;
    const needs = 'x-matched-in needs a label, and the fields it stands for.';
    const unknown = Object.keys(asObject(shownBy)).filter((name) => !names.has(name));
    return [
      ...(isComplete ? [] : [problemAt(pointerTo(at), needs)]),
      ...unknown.map((name) =>
        problemAt(pointerTo([...at, 'shown-by']), `No operation has a parameter ${name}.`),
      ),
    ];
  });
}

/** Those whose values are Markdown, in texts, lists or by name. */
const markdownKeywords = [
  ...['title', 'summary', 'description', 'x-traps', 'x-combines', 'x-limits', 'x-what-to-do'],
  ...['x-enum-descriptions', 'x-documented-values', 'trap'],
];

function textsIn(value: unknown, path: Step): [string, Step][] {
  if (typeof value === 'string') return [[value, path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]): [string, Step][] =>
    typeof one === 'string' ? [[one, [...path, key]]] : [],
  );
}

function proseProblems(found: Json, path: Step, { problemAt }: Description): ApiProblem[] {
  return markdownKeywords
    .flatMap((key) => textsIn(found[key], [...path, key]))
    .flatMap(([text, at]) => {
      const fault = slowMarkdown(text);
      const words = `The text is shown as written, since parsing it would take too long: ${fault}.`;
      return fault === undefined ? [] : [problemAt(pointerTo(at), words)];
    });
}

/** A header with a wrong date would announce a wrong end to every client. */
function deprecationProblems(found: Json, path: Step, { problemAt }: Description): ApiProblem[] {
  const [since, end] = ['x-deprecated-since', 'x-sunset'] as const;
  const given = [since, end].filter((name) => found[name] !== undefined);
  const at = (name: string) => pointerTo([...path, name]);
  return [
    ...given
      .filter((name) => asDate(found[name]) === '')
      .map((name) => problemAt(at(name), `${name} must be a date written YYYY-MM-DD.`)),
    ...given
      .slice(0, found.deprecated === true ? 0 : 1)
      .map((name) => problemAt(at(name), `${name} needs deprecated: true beside it.`)),
    ...(asDate(found[end]) !== '' && asDate(found[end]) < asDate(found[since])
      ? [problemAt(at(end), `${end} is before ${since}: nothing ends before it is deprecated.`)]
      : []),
  ];
}

function innerProblems(description: Description, known: FoundOperation[]): ApiProblem[] {
  const names = new Set(known.flatMap(({ parameters }) => parameters));
  return Array.from(walk(description.document)).flatMap(([found, path]) => [
    ...schemaProblems(found, path, description),
    ...proseProblems(found, path, description),
    ...deprecationProblems(found, path, description),
    ...requestProblems(found['x-request'], path, description, names),
    ...matchedProblems(found['x-matched-in'], path, description, names),
  ]);
}

/** What the linter does not check: our own extensions, and ids that two files share. */
export function checkDescriptions(
  descriptions: readonly Description[],
  operations: readonly FoundOperation[],
): ApiProblem[] {
  return [
    ...duplicateIds(operations),
    ...descriptions.flatMap((description) => [
      ...extensionProblems(description),
      ...innerProblems(
        description,
        operations.filter((one) => one.description === description),
      ),
    ]),
  ];
}
