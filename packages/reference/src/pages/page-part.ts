import type { Api, Operation } from '@portal/contract';
import { operationsBySchema } from '../model/index.ts';
import { type NavGroup, type NavPage, navTree } from './nav-tree.ts';
import { indexPages, type PagesIndex } from './pages-index.ts';
import { type PlannedPage, pageName, pageOfOperation } from './plan-pages.ts';
import { schemaReacher } from './reachable-schemas.ts';

/** An operation that returns a schema, on whatever page it is. */
export type ReturnedBy = { operation: Pick<Operation, 'id' | 'summary'>; path: string };

/** What a page of a split reference shows besides its own operations and schemas. */
export type PagePart = {
  kind: Exclude<PlannedPage['kind'], 'whole'>;
  slug: string;
  /** e.g. `Repos, 2 of 7` */
  name: string;
  description: string;
  nav: NavGroup[];
  /** The schemas explained here; the others are only there to be resolved. */
  schemas: string[];
  returning: Record<string, ReturnedBy[]>;
  /** By id, the page of each operation and schema that this one links to. */
  slugs: { operations: Record<string, string>; schemas: Record<string, string> };
  /** On the overview: everything. */
  tree?: PagesIndex;
  previous?: NavPage;
  next?: NavPage;
};

/** A schema nested deep in an answer is found through the schema that contains it. */
const farthest = 1;

export type PartOfApi = { api: Api; part: PagePart };

/** Splits an API into what each of its planned pages needs, and nothing else. */
export function partsOfApi(api: Api, plan: readonly PlannedPage[]): PartOfApi[] {
  const reach = schemaReacher(api.schemas);
  const returning = operationsBySchema(api);
  const nav = navTree(api, plan);
  const pageOfSchema = new Map(
    plan.flatMap(({ slug, schemas }) => schemas.map((name): [string, string] => [name, slug])),
  );
  const navPage = (page: PlannedPage | undefined): NavPage | undefined =>
    page && { slug: page.slug, name: pageName(page) || api.title };

  return plan.map((page, index) => {
    const { kind, slug, description, operations, webhooks, schemas: own } = page;
    if (kind === 'whole') throw new Error(`${api.id} has one page, which is not a part.`);
    const schemas = reach([operations, webhooks, own.map((name) => ({ $ref: name }))]);
    const returnedBy = own.map((name): [string, ReturnedBy[]] => [
      name,
      (returning.get(name) ?? [])
        .filter(({ distance }) => distance <= farthest)
        .map(({ operation: { id, summary }, path }) => ({ operation: { id, summary }, path })),
    ]);
    const linked = [
      ...returnedBy.flatMap(([, list]) => list.map(({ operation }) => operation.id)),
      ...operations.flatMap(({ links }) => links.map(({ operationId }) => operationId)),
    ];
    const previous = navPage(plan[index - 1]);
    const next = navPage(plan[index + 1]);
    return {
      api: {
        ...api,
        description: kind === 'overview' ? api.description : '',
        tags: api.tags.filter(({ name }) => name === page.tag),
        tagGroups: [],
        operations,
        webhooks,
        schemas,
      },
      part: {
        ...{ kind, slug, name: pageName(page), description, nav, schemas: own },
        returning: Object.fromEntries(returnedBy),
        slugs: {
          operations: Object.fromEntries(
            linked.flatMap((id) => {
              const page = pageOfOperation(plan, id);
              return page ? [[id, page.slug]] : [];
            }),
          ),
          schemas: Object.fromEntries(
            Object.keys(schemas).map((name) => [name, pageOfSchema.get(name) ?? '']),
          ),
        },
        ...(kind === 'overview' && { tree: indexPages(plan) }),
        ...(previous && { previous }),
        ...(next && { next }),
      },
    };
  });
}
