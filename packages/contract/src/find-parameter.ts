import type { Operation, Parameter } from './model.ts';
import { nearestOf } from './nearest.ts';
import { kindOf, propertySchemaOf } from './parameter-kind.ts';
import type { Problem } from './problem.ts';

/** By its own name or another the service accepts. */
export function findParameter(
  { parameters }: Operation,
  name: string,
  place: Parameter['in'],
): Parameter | undefined {
  const there = parameters.filter((parameter) => parameter.in === place);
  return (
    there.find((parameter) => parameter.name === name) ??
    there.find(({ aliases }) => aliases.includes(name))
  );
}

/** `key` is the name inside an object: `a` of `filter[a]=1`. */
export type Target = { parameter: Parameter; key?: string };

/** Finds what a name in a query gives a value to. */
export function targetsIn(operation: Operation): (name: string) => Target | undefined {
  const objects = operation.parameters.filter(
    (one) => one.in === 'query' && one.explode && kindOf(one) === 'object',
  );
  return (name) => {
    const parameter = findParameter(operation, name, 'query');
    if (parameter) return { parameter };
    const deep = objects.find(
      (one) => one.style === 'deepObject' && name.startsWith(`${one.name}[`) && name.endsWith(']'),
    );
    if (deep) return { parameter: deep, key: name.slice(deep.name.length + 1, -1) };
    const spread = objects.find(
      (one) => one.style === 'form' && propertySchemaOf(one.schema, name),
    );
    return spread && { parameter: spread, key: name };
  };
}

/** Services ignore names they do not know, so the answer looks right and is not. */
export function unknownParameterIn(operation: Operation): (name: string) => Problem {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const nearest = nearestOf(known.map(({ name, aliases }) => ({ value: name, also: aliases })));
  return (name) => {
    const suggestion = nearest(name);
    const all =
      known.length === 0
        ? 'This operation takes no query parameters.'
        : `The query parameters are ${known.map((one) => one.name).join(', ')}.`;
    return {
      type: 'warning',
      where: { part: 'query', parameter: name },
      message: `${operation.id} has no parameter '${name}', so the service ignores it.`,
      valid: suggestion === undefined ? all : `Did you mean ${suggestion}?`,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  };
}
