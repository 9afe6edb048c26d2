import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Schema } from '../src/model.ts';

const addFormats = ajvFormats as unknown as (ajv: Ajv2020, formats?: string[]) => void;

export function schemaValidator(
  schemas: Record<string, Schema> = {},
  formats?: string[],
): (schema: Schema, value: unknown) => string[] {
  // That the schemas are schemas is tested where they are linted.
  const validateSchema = false;
  const ajv = new Ajv2020({ strict: false, logger: false, allErrors: true, validateSchema });
  addFormats(ajv, formats);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const compiled = new Map<Schema, ReturnType<Ajv2020['compile']>>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
