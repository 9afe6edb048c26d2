import type { Schema } from '@portal/contract';
import { apis } from '../../docs-facts/truth.ts';

export function schemaNamed(apiId: string, name: string): Schema {
  const schema = apis.find(({ id }) => id === apiId)?.schemas[name];
  if (!schema) throw new Error(`${apiId} has no schema ${name}.`);
  return schema;
}
