import type { Api, Operation } from '@portal/contract';
import { tagId } from './stable-ids.ts';

export type OperationGroup = {
  id: string;
  name: string;
  description: string;
  operations: Operation[];
};

const untagged = 'Other';

/**
 * Each operation once, under its first tag, in the order of the description. Tags without a
 * description of their own come after those that have one.
 */
export function groupByTag({ tags, operations }: Api): OperationGroup[] {
  const groups = new Map<string, OperationGroup>();
  const groupOf = (name: string, description = ''): OperationGroup => {
    const group = groups.get(name) ?? { id: tagId(name), name, description, operations: [] };
    groups.set(name, group);
    return group;
  };
  for (const { name, description } of tags) groupOf(name, description);
  for (const operation of operations) {
    groupOf(operation.tags[0] ?? untagged).operations.push(operation);
  }
  return [...groups.values()].filter((group) => group.operations.length > 0);
}
