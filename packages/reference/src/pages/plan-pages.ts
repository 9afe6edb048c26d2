import type { Api, Callback, Operation } from '@portal/contract';
import { groupByTag } from '../model/index.ts';
import { uniqueSlugs } from './page-slugs.ts';
import {
  cutByWeight,
  mostRows,
  weightOfOperation,
  weightOfSchema,
  weightOfWebhook,
} from './page-weight.ts';

/** More operations than this are split into several pages, unless a site decides otherwise. */
export const defaultSplitAbove = 80;

/** One page of an API's reference. */
export type PlannedPage = {
  /** `whole`: the only page. `overview`: the first of several, with the tree of all. */
  kind: 'whole' | 'overview' | 'operations' | 'webhooks' | 'schemas';
  /** Below the address of the API, e.g. `repos`; empty for the first page. */
  slug: string;
  /** Its name beside the API's other pages, e.g. `Repos`; empty for the first page. */
  label: string;
  /** If a name has several pages: which of them this is. */
  number?: { at: number; of: number };
  /** The tag of its operations; `` for those without one. */
  tag?: string;
  description: string;
  operations: Operation[];
  webhooks: Callback[];
  schemas: string[];
};

type Content = Partial<Pick<PlannedPage, 'operations' | 'webhooks' | 'schemas'>>;

/** The pages of one name: `actions`, `actions-page-2` and so on. */
function pagesOf(
  common: Pick<PlannedPage, 'kind' | 'slug' | 'label' | 'tag' | 'description'>,
  contents: readonly Content[],
  unique: (name: string) => string,
): PlannedPage[] {
  return contents.map((content, index) => ({
    ...common,
    ...(index > 0 && { slug: unique(`${common.slug}-page-${index + 1}`), description: '' }),
    ...(contents.length > 1 && { number: { at: index + 1, of: contents.length } }),
    operations: [],
    webhooks: [],
    schemas: [],
    ...content,
  }));
}

/**
 * The pages of an API: one, or if it has more operations than `splitAbove`, an overview, at least
 * one for each tag, and those of its schemas, each light enough for a slow phone. Every operation
 * and every schema is on exactly one of them.
 */
export function planPages(api: Api, splitAbove = defaultSplitAbove): PlannedPage[] {
  const { operations, webhooks, schemas } = api;
  const names = Object.keys(schemas);
  const first = { slug: '', label: '', description: '' };
  if (operations.length <= splitAbove) {
    return [{ ...first, kind: 'whole', operations, webhooks, schemas: names }];
  }
  const unique = uniqueSlugs(['schemas', 'webhooks']);
  const groups = groupByTag(api).map((group) => ({ ...group, slug: unique(group.tag) }));
  return [
    { ...first, kind: 'overview', operations: [], webhooks: [], schemas: [] },
    ...groups.flatMap(({ slug, tag, name, description, operations: own }) =>
      pagesOf(
        { kind: 'operations', slug, label: name, tag, description },
        cutByWeight(own, (one) => weightOfOperation(schemas, one), mostRows).map((part) => ({
          operations: part,
        })),
        unique,
      ),
    ),
    ...pagesOf(
      { kind: 'webhooks', slug: 'webhooks', label: 'Webhooks', description: '' },
      cutByWeight(webhooks, (one) => weightOfWebhook(schemas, one), mostRows).map((part) => ({
        webhooks: part,
      })),
      unique,
    ),
    ...pagesOf(
      { kind: 'schemas', slug: 'schemas', label: 'Schemas', description: '' },
      cutByWeight(names, (name) => weightOfSchema(schemas, name), mostRows).map((part) => ({
        schemas: part,
      })),
      unique,
    ),
  ];
}

export function isSplit(plan: readonly PlannedPage[]): boolean {
  return plan.length > 1;
}

/** The page that an operation is on. */
export function pageOfOperation(
  plan: readonly PlannedPage[],
  operationId: string,
): PlannedPage | undefined {
  return plan.find(({ operations }) => operations.some(({ id }) => id === operationId));
}

/** `Repos, 2 of 7` */
export function pageName({ label, number }: Pick<PlannedPage, 'label' | 'number'>): string {
  return number ? `${label}, ${number.at} of ${number.of}` : label;
}
