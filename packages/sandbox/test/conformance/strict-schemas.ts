import type { Api, Schema } from '@portal/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';

const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => void;

/** Lists what is wrong with a value, including properties that its schema does not have. */
export type FindFaults = (schema: Schema, value: unknown) => string[];

/** A schema takes longer to compile than thousands of values to check. */
const knownFaults = new WeakMap<Api['schemas'], FindFaults>();

/**
 * JSON Schema allows unknown properties. Here each object is closed, so that a description with
 * something missing is found. Parts of an `allOf` stay open: only the whole knows all properties.
 */
export function strictSchemas({ schemas }: Pick<Api, 'schemas'>): FindFaults {
  const known = knownFaults.get(schemas);
  if (known) return known;
  // That the schemas are schemas is tested where they are linted.
  const validateSchema = false;
  const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true, validateSchema });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(opened(schema), name);
  const compiled = new Map<Schema, ValidateFunction>();
  const findFaults: FindFaults = (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(closed(schema));
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
  knownFaults.set(schemas, findFaults);
  return findFaults;
}

const inPlace = ['allOf', 'anyOf', 'oneOf'] as const;
const asMap = (schemas: Record<string, Schema>, change: (schema: Schema) => Schema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));

/** Everything inside is closed, but not the schema itself. */
function opened(schema: Schema): Schema {
  const result: Schema = { ...schema };
  if (schema.properties) result.properties = asMap(schema.properties, closed);
  if (schema.items) result.items = closed(schema.items);
  if (schema.prefixItems) result.prefixItems = schema.prefixItems.map(closed);
  if (typeof schema.additionalProperties === 'object') {
    result.additionalProperties = closed(schema.additionalProperties);
  }
  for (const keyword of inPlace) {
    if (schema[keyword]) result[keyword] = schema[keyword].map(opened);
  }
  return result;
}

function closed(schema: Schema): Schema {
  const saysProperties =
    schema.properties || schema.$ref || inPlace.some((keyword) => schema[keyword]);
  const isOpenByWill = schema.additionalProperties !== undefined;
  const own = opened(schema);
  return saysProperties && !isOpenByWill ? { ...own, unevaluatedProperties: false } : own;
}
