import type { Schema } from '../model.ts';
import { own } from '../plain-object.ts';

type Schemas = Record<string, Schema>;

const mostSteps = 20;

/** The schema behind a `$ref`, overlaid with the keywords beside the `$ref`. */
export function namedSchema(schemas: Schemas, schema: Schema): Schema {
  let found = schema;
  for (let steps = 0; found.$ref !== undefined && steps < mostSteps; steps += 1) {
    const { $ref, ...beside } = found;
    found = { ...own(schemas, $ref), ...beside };
  }
  return found;
}

/** Its properties, through `$ref` and `allOf`. */
export function propertiesOf(schemas: Schemas, schema: Schema, depth = 0): Record<string, Schema> {
  if (depth > mostSteps) return {};
  const { properties, allOf = [] } = namedSchema(schemas, schema);
  const inherited = allOf.map((part) => propertiesOf(schemas, part, depth + 1));
  return Object.assign({}, ...inherited, properties);
}

/** Set by one side only: the service sets what is read-only, and never sends what is write-only. */
export type Mark = 'readOnly' | 'writeOnly';

/** The names of its properties with one of these marks. */
export function markedNames(
  schemas: Schemas,
  schema: Schema,
  marks: readonly Mark[],
): ReadonlySet<string> {
  const properties = Object.entries(propertiesOf(schemas, schema));
  const marked = properties.filter(([, property]) => {
    const named = namedSchema(schemas, property);
    return marks.some((mark) => named[mark] === true);
  });
  return new Set(marked.map(([name]) => name));
}
