import type { Api, Operation, Schema } from '@portal/contract';
import type { Schemas } from './schema/resolve-schema.ts';

export type Returning = {
  operation: Operation;
  /** `['200']` */
  statuses: string[];
  /** Where in the body it is, e.g. `results[]`; empty for the body itself. */
  path: string;
  /** How many named schemas are between the body and it. */
  distance: number;
};

type Reference = { name: string; path: string };

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The named schemas that a schema mentions directly, with the path to each. */
function referencesIn(schema: Schema, path = ''): Reference[] {
  if (schema.$ref !== undefined) return [{ name: schema.$ref, path }];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      referencesIn(property, join(path, name)),
    ),
    ...(schema.items ? referencesIn(schema.items, `${path}[]`) : []),
    ...(schema.prefixItems ?? []).flatMap((item) => referencesIn(item, `${path}[]`)),
    ...(schema.additionalProperties
      ? referencesIn(schema.additionalProperties, join(path, '*'))
      : []),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) =>
      referencesIn(part, path),
    ),
  ];
}

type Found = { path: string; distance: number };

/** The shortest path from a body to every named schema inside it. */
function reachable(schemas: Schemas, body: Schema): Map<string, Found> {
  const found = new Map<string, Found>();
  let level: (Reference & { distance: number })[] = referencesIn(body).map((one) => ({
    ...one,
    distance: 0,
  }));
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { name, path, distance } of level) {
      if (found.has(name)) continue;
      found.set(name, { path, distance });
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      for (const inner of schema ? referencesIn(schema) : []) {
        const full = inner.path.startsWith('[') ? `${path}${inner.path}` : join(path, inner.path);
        next.push({
          name: inner.name,
          path: inner.path === '' ? path : full,
          distance: distance + 1,
        });
      }
    }
    level = next;
  }
  return found;
}

function bodiesOf({ responses }: Operation): { status: string; schema: Schema }[] {
  return responses.flatMap(({ status, content }) =>
    content.flatMap(({ schema }) => (schema ? [{ status, schema }] : [])),
  );
}

/** For every named schema, the operations whose answers contain it, nearest first. */
export function operationsBySchema(api: Api): Map<string, Returning[]> {
  const bySchema = new Map<string, Returning[]>();
  for (const operation of api.operations) {
    const own = new Map<string, Returning>();
    for (const { status, schema } of bodiesOf(operation)) {
      for (const [name, { path, distance }] of reachable(api.schemas, schema)) {
        const before = own.get(name);
        const statuses = [...new Set([...(before?.statuses ?? []), status])];
        own.set(
          name,
          before && before.distance <= distance
            ? { ...before, statuses }
            : { operation, statuses, path, distance },
        );
      }
    }
    for (const [name, one] of own) bySchema.set(name, [...(bySchema.get(name) ?? []), one]);
  }
  for (const list of bySchema.values()) list.sort((left, right) => left.distance - right.distance);
  return bySchema;
}

/** The operations that return a schema: as the body, or at most so many schemas inside it. */
export function operationsReturning(api: Api, name: string, farthest = 1): Returning[] {
  return (operationsBySchema(api).get(name) ?? []).filter(({ distance }) => distance <= farthest);
}
