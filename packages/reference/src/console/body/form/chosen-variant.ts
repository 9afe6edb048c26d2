import { accepts, isObject, type JsonValue } from '@portal/contract';
import { flattenSchema, type Schemas } from '../../../model/schema/resolve-schema.ts';
import { type Shape, startValue, type Variant } from './form-shape.ts';

type Choice = Extract<Shape, { kind: 'choice' }>;

function typeOf(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

/** How much of a value a variant describes. */
function likeness(schemas: Schemas, { schema }: Variant, value: JsonValue | undefined): number {
  const { type, properties = {} } = flattenSchema(schemas, schema);
  if (type !== undefined && ![type].flat().includes(typeOf(value))) return -1;
  if (!isObject(value)) return 0;
  return Object.keys(value).filter((name) => Object.hasOwn(properties, name)).length;
}

/**
 * The variant that a value has, however unfinished; the reader's own choice counts as long as it
 * can.
 */
export function chosenVariant(
  schemas: Schemas,
  { variants, discriminator }: Choice,
  value: JsonValue | undefined,
  picked: number,
): number {
  const named = discriminator !== undefined && isObject(value) ? value[discriminator] : undefined;
  const byName = variants.findIndex(({ label }) => label === named);
  if (byName !== -1) return byName;
  const right = variants.map(({ schema }) => accepts(schema, value, { schemas }));
  if (value === undefined || right[picked] || !right.includes(true)) {
    const points = variants.map((variant) => likeness(schemas, variant, value));
    const isPossible = value === undefined || right[picked] || (points[picked] ?? -1) >= 0;
    return isPossible ? picked : Math.max(0, points.indexOf(Math.max(...points)));
  }
  return right.indexOf(true);
}

/** The value as another variant: what both describe is kept. */
export function inVariant(
  schemas: Schemas,
  { variants, discriminator }: Choice,
  value: JsonValue | undefined,
  index: number,
): JsonValue {
  const variant = variants[index];
  const start = startValue(schemas, variant?.schema ?? {});
  if (!variant || !isObject(start)) return start;
  const { properties = {} } = flattenSchema(schemas, variant.schema);
  const kept = Object.entries(isObject(value) ? value : {}).filter(
    ([name]) => name !== discriminator && Object.hasOwn(properties, name),
  );
  return {
    ...(discriminator !== undefined && { [discriminator]: variant.label }),
    ...Object.fromEntries(kept),
    ...start,
  };
}
