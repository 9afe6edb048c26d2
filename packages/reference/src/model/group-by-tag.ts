import type { Api, Operation } from '@portal/contract';
import { tagId, uniqueNames } from './stable-ids.ts';

export type OperationGroup = {
  id: string;
  /** As operations name it, e.g. `pulls`. */
  tag: string;
  /** The label for readers, e.g. `Pull requests` for the tag `pulls`. */
  name: string;
  description: string;
  operations: Operation[];
  /** The group of tags it is in, from `x-tagGroups`. */
  section?: string;
};

const untagged = 'Other';

/** Tags in the order of their groups; those in no group come last. */
function sectionsOf({ tagGroups }: Api): Map<string, string> {
  return new Map(
    tagGroups.toReversed().flatMap(({ name, tags }) => tags.map((tag) => [tag, name] as const)),
  );
}

/**
 * Each operation once, under its first tag, in the order of the description, or of its groups of
 * tags. Tags without a description come after those that have one.
 */
export function groupByTag(api: Api): OperationGroup[] {
  const { tags, tagGroups, operations } = api;
  const byTag = new Map<string, Operation[]>();
  const known = new Map(tags.map((tag) => [tag.name, tag]));
  for (const { tags: names } of tagGroups) for (const name of names) byTag.set(name, []);
  for (const { name } of tags) if (!byTag.has(name)) byTag.set(name, []);
  for (const operation of operations) {
    const tag = operation.tags[0] ?? untagged;
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
  }
  const used = [...byTag].filter(([, members]) => members.length > 0);
  const ids = uniqueNames(used.map(([tag]) => tagId(tag)));
  const sections = sectionsOf(api);
  return used.map(([tag, members], index): OperationGroup => {
    const section = sections.get(tag);
    return {
      id: ids[index] ?? tagId(tag),
      tag,
      name: known.get(tag)?.label ?? tag,
      description: known.get(tag)?.description ?? '',
      operations: members,
      ...(section === undefined ? {} : { section }),
    };
  });
}
