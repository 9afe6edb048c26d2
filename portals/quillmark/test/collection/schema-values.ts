import type { Schema } from '@portal/contract';

type Schemas = Record<string, Schema>;

/** A schema with the name of where it is, e.g. "License.id". */
type Named = { name: string; schema: Schema };

/** Every listed value that records of this kind may have, e.g. "License.id=pdm". */
export function declaredValues(root: string, schemas: Schemas): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  function visit({ name, schema }: Named): void {
    for (const value of listedValues(schema)) found.add(`${name}=${value}`);
    for (const inner of innerSchemas({ name, schema }, schemas)) {
      if (visited.has(inner.name)) continue;
      visited.add(inner.name);
      visit(inner);
    }
  }
  visit({ name: root, schema: schemas[root] ?? {} });
  return [...found].sort();
}

/** Every such value that the records do have. */
export function seenValues(
  root: string,
  records: readonly unknown[],
  schemas: Schemas,
): Set<string> {
  const seen = new Set<string>();
  function visit(value: unknown, named: Named): void {
    const { name, schema } = resolve(named, schemas);
    if (typeof value === 'string') {
      if (listedValues(schema).includes(value)) seen.add(`${name}=${value}`);
    } else if (Array.isArray(value)) {
      for (const one of value)
        if (schema.items) visit(one, { name: `${name}[]`, schema: schema.items });
    } else if (value && typeof value === 'object') {
      for (const option of schema.oneOf ?? []) visit(value, { name, schema: option });
      for (const [key, inner] of Object.entries(value)) {
        const property = schema.properties?.[key];
        if (property) visit(inner, { name: `${name}.${key}`, schema: property });
      }
    }
  }
  for (const record of records) visit(record, { name: root, schema: { $ref: root } });
  return seen;
}

function listedValues(schema: Schema): string[] {
  const documented = Object.keys((schema.documentedValues as object | undefined) ?? {});
  return [...(schema.enum ?? []), ...documented].filter((value) => typeof value === 'string');
}

function innerSchemas(named: Named, schemas: Schemas): Named[] {
  const { name, schema } = resolve(named, schemas);
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([key, one]) => ({
      name: `${name}.${key}`,
      schema: one,
    })),
    ...(schema.items ? [{ name: `${name}[]`, schema: schema.items }] : []),
    ...(schema.oneOf ?? []).map((one) => ({ name, schema: one })),
  ];
  return inner.map((one) => resolve(one, schemas));
}

/** A named schema is known by its own name, wherever it is used. */
function resolve({ name, schema }: Named, schemas: Schemas): Named {
  const { $ref } = schema;
  return typeof $ref === 'string' ? { name: $ref, schema: schemas[$ref] ?? {} } : { name, schema };
}
