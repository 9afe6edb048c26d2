import type { Schema } from '@portal/contract';
import { schemaNameOf } from './resolve-schema.ts';

/**
 * Which values of a field select one of the variants; a variant without a mapping goes by its name.
 */
export function discriminatedBy({ discriminator }: Schema, form: Schema) {
  const name = schemaNameOf(form);
  if (discriminator === undefined || name === undefined) return undefined;
  const { propertyName: property, mapping = {} } = discriminator;
  const mapped = Object.entries(mapping).filter(([, target]) => target.split('/').at(-1) === name);
  const values = mapped.map(([value]) => value);
  return { property, values: values.length > 0 ? values : [name] };
}
