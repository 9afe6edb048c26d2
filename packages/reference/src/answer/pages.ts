import { isObject, type JsonValue } from '@portal/contract';
import { type JsonPath, valueAt } from '@portal/ui/json';
import { type LinkContext, type RequestLink, requestLinksAt } from './request-links.ts';

export type Pages = {
  next?: RequestLink;
  previous?: RequestLink;
  total?: number;
  /** `62 results, page 2 of 31`; empty if the answer has no counts. */
  inWords: string;
};

const nextNames = ['nextPage', 'next_page', 'next'];
const previousNames = [
  'prevPage',
  'previousPage',
  'prev_page',
  'previous_page',
  'prev',
  'previous',
];
const totalNames = ['totalResults', 'total_results', 'totalCount', 'total_count', 'total'];

function pathsOf(names: readonly string[]): JsonPath[] {
  return names.flatMap((name) => [[name], ['links', name], ['_links', name], ['within', name]]);
}

function numberAt(body: JsonValue, names: readonly string[]): number | undefined {
  return pathsOf(names)
    .map((path) => valueAt(body, path))
    .find((value) => typeof value === 'number');
}

function linkAt(context: LinkContext, names: readonly string[]): RequestLink | undefined {
  return pathsOf(names)
    .flatMap((path) => requestLinksAt(context, path))
    .find(({ operation }) => operation === context.operation);
}

/** If the answer only counts its pages, the neighbours are one number away. */
function neighbour(context: LinkContext, current: number, step: number): RequestLink | undefined {
  const { apis, operation, values, body } = context;
  const api = apis.find((one) => one.operations.includes(operation));
  const pages = numberAt(body, ['totalPages', 'total_pages']);
  const page = current + step;
  const isPaged = operation.parameters.some(({ name }) => name === 'page');
  if (!api || !isPaged || pages === undefined || page < 1 || page > pages) return undefined;
  return { api, operation, values: { ...values, page }, description: '' };
}

function currentPage({ values, operation }: LinkContext): number {
  const parameter = operation.parameters.find(({ name }) => name === 'page');
  const page = values.page ?? parameter?.schema.default;
  return typeof page === 'number' && Number.isInteger(page) ? page : 1;
}

function inWords(total: number | undefined, page: number, pages: number | undefined): string {
  const count =
    total === undefined
      ? []
      : [`${total.toLocaleString('en-GB')} ${total === 1 ? 'result' : 'results'}`];
  const place = pages === undefined || pages < 1 ? [] : [`page ${page} of ${pages}`];
  return [...count, ...place].join(', ');
}

/** The pages on either side of an answer, and a summary of how many results there are. */
export function pagesOf(context: LinkContext): Pages {
  const { body } = context;
  if (!isObject(body)) return { inWords: '' };
  const total = numberAt(body, totalNames);
  const pages = numberAt(body, ['totalPages', 'total_pages']);
  const page = currentPage(context);
  const given = { next: linkAt(context, nextNames), previous: linkAt(context, previousNames) };
  const isLinked = given.next !== undefined || given.previous !== undefined;
  const next = isLinked ? given.next : neighbour(context, page, 1);
  const previous = isLinked ? given.previous : neighbour(context, page, -1);
  return {
    ...(next ? { next } : {}),
    ...(previous ? { previous } : {}),
    ...(total === undefined ? {} : { total }),
    inWords: inWords(total, page, pages),
  };
}
