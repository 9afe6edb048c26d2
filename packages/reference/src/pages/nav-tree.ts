import type { Api } from '@portal/contract';
import { type PlannedPage, pageName } from './plan-pages.ts';

export type NavPage = { slug: string; name: string };

/** A name of the side navigation with its pages: a tag, the webhooks or the schemas. */
export type NavEntry = { label: string; count: number; pages: NavPage[] };

/** `name` is that of the description's group; empty for what is in none. */
export type NavGroup = { name: string; entries: NavEntry[] };

function sizeOf({ operations, webhooks, schemas }: PlannedPage): number {
  return operations.length + webhooks.length + schemas.length;
}

/** All pages of an API except the first, by tag, and the tags by the groups of the description. */
export function navTree({ tagGroups }: Api, plan: readonly PlannedPage[]): NavGroup[] {
  const names = new Map<string, NavEntry & { tag?: string | undefined }>();
  for (const page of plan.slice(1)) {
    const key = page.tag === undefined ? page.kind : `tag ${page.tag}`;
    const entry = names.get(key) ?? { label: page.label, tag: page.tag, count: 0, pages: [] };
    entry.count += sizeOf(page);
    entry.pages.push({ slug: page.slug, name: pageName(page) });
    names.set(key, entry);
  }
  const take = (isWanted: (tag: string | undefined) => boolean): NavEntry[] =>
    [...names].flatMap(([key, { tag, ...entry }]) => {
      if (!isWanted(tag)) return [];
      names.delete(key);
      return [entry];
    });
  const groups = tagGroups.map(({ name, tags }) => ({
    name,
    entries: tags.flatMap((wanted) => take((tag) => tag === wanted)),
  }));
  return [
    ...groups,
    { name: groups.length > 0 ? 'Other' : '', entries: take((tag) => tag !== undefined) },
    { name: '', entries: take(() => true) },
  ].filter(({ entries }) => entries.length > 0);
}
