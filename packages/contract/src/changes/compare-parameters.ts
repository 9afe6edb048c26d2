import type { OperationShape, ParameterShape } from './api-shape.ts';
import type { Place, Report } from './change.ts';
import type { CompareSchema } from './compare-schemas.ts';

type Context = { place: Place; report: Report; compareSchema: CompareSchema };

export function compareParameters(was: OperationShape, is: OperationShape, context: Context): void {
  const { place, report } = context;
  // A path parameter is identified by its position, whatever its name.
  const before = new Map(was.parameters.map((one) => [keyOf(one, was), one]));
  const after = new Map(is.parameters.map((one) => [keyOf(one, is), one]));
  for (const [key, parameter] of before) {
    if (!after.has(key)) report(place, true, `${nameOf(parameter)} is removed.`);
  }
  for (const [key, parameter] of after) {
    const old = before.get(key);
    if (old) compareParameter(old, parameter, context);
    else if (parameter.required) report(place, true, `${nameOf(parameter)} is new and required.`);
    else report(place, false, `${nameOf(parameter)} is new.`);
  }
}

function keyOf({ name, in: where }: ParameterShape, { path }: OperationShape): string {
  if (where !== 'path') return `${where} ${where === 'header' ? name.toLowerCase() : name}`;
  const position = [...path.matchAll(/\{([^}]*)\}/g)].findIndex(([, inPath]) => inPath === name);
  return `path ${position === -1 ? name : position}`;
}

function nameOf({ name, in: where }: ParameterShape): string {
  return where === 'query' || where === 'path'
    ? `The parameter \`${name}\``
    : `The ${where} \`${name}\``;
}

function compareParameter(
  before: ParameterShape,
  after: ParameterShape,
  { place, report, compareSchema }: Context,
): void {
  const name = nameOf(after);
  if (after.required && !before.required) report(place, true, `${name} is now required.`);
  if (!after.required && before.required) report(place, false, `${name} is now optional.`);
  if (after.deprecated && !before.deprecated) report(place, false, `${name} is deprecated.`);
  if (notationOf(before) !== notationOf(after)) {
    report(place, true, `${name} has a different format: see its examples.`);
  }
  const gone = (before.aliases ?? []).filter((alias) => !isName(after, alias));
  const fresh = (after.aliases ?? []).filter((alias) => !isName(before, alias));
  if (gone.length > 0) report(place, true, `${name} is no longer accepted as ${codes(gone)}.`);
  if (fresh.length > 0) report(place, false, `${name} is also accepted as ${codes(fresh)}.`);
  compareSchema(before.schema, after.schema, { place, subject: name, direction: 'request' });
}

function isName({ name, aliases = [] }: ParameterShape, text: string): boolean {
  return name === text || aliases.includes(text);
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function notationOf({ style, explode, listSyntax, mediaType }: ParameterShape): string {
  return [style, explode, listSyntax, mediaType].join();
}
