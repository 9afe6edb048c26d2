import { identifierTypeLabels } from './labels.ts';
import type { Identifier } from './record-types.ts';

export function identifier(id: keyof typeof identifierTypeLabels, value: string): Identifier {
  return {
    identifierType: { id, label: identifierTypeLabels[id], type: 'IdentifierType' },
    value,
    type: 'Identifier',
  };
}
