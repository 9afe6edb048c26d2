import { memoize } from '../memoize.ts';
import type { Operation, Parameter } from '../model.ts';
import { nearestOf } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { kindOf, propertySchemaOf } from './parameter-kind.ts';

/** Parameters by location and name; a parameter's own name takes precedence over another's alias. */
const parametersByName = memoize(({ parameters }: Operation): Map<string, Parameter> => {
  const byName = new Map<string, Parameter>();
  const add = (parameter: Parameter, name: string) => {
    const key = `${parameter.in} ${name}`;
    if (!byName.has(key)) byName.set(key, parameter);
  };
  for (const parameter of parameters) add(parameter, parameter.name);
  for (const parameter of parameters) {
    for (const alias of parameter.aliases) add(parameter, alias);
  }
  return byName;
});

/** By its own name or an alias. */
export function findParameter(
  operation: Operation,
  name: string,
  place: Parameter['in'],
): Parameter | undefined {
  return parametersByName(operation).get(`${place} ${name}`);
}

/** `key` is the name inside an object: `a` in `filter[a]=1`. */
export type Target = { parameter: Parameter; key?: string };

/** Finds the parameter that a name in a query sets. */
export const targetsIn = memoize((operation: Operation) => {
  const objects = operation.parameters.filter(
    (one) => one.in === 'query' && one.explode && kindOf(one) === 'object',
  );
  return (name: string): Target | undefined => {
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
});

/** Services ignore unknown names, so the response looks right although it is not. */
export const unknownParameterIn = memoize((operation: Operation) => {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const nearest = nearestOf(known.map(({ name, aliases }) => ({ value: name, also: aliases })));
  const all =
    known.length === 0
      ? 'This operation takes no query parameters.'
      : `The query parameters are ${known.map((one) => one.name).join(', ')}.`;
  return (name: string, { suggests = true } = {}): Problem => {
    const suggestion = suggests ? nearest(name) : undefined;
    return {
      type: 'warning',
      where: { part: 'query', parameter: name },
      message: `${operation.id} has no parameter '${name}', so the service ignores it.`,
      valid: suggestion === undefined ? all : `Did you mean ${suggestion}?`,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  };
});
