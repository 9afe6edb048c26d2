import type { Operation, Values } from '@portal/contract';
import { type LinkContext, pagesOf } from '../../../answer/index.ts';

/** Where all pages begin. */
export type PageWalk = {
  values: Values;
  /** `here`: pages before this one cannot be reached. */
  from: 'first' | 'here';
  /** The most records of a page, if the API names a limit. */
  size?: number;
};

const positionNames = /^(?:page|offset|start|skip)$/i;
const sizeNames = /^(?:page_?size|per_?page|limit|rows|size)$/i;

function sizeOf({ parameters }: Operation): Pick<PageWalk, 'values' | 'size'> {
  const size = parameters.find(({ in: place, name }) => place === 'query' && sizeNames.test(name));
  const { maximum } = size?.schema ?? {};
  if (!size || typeof maximum !== 'number' || maximum < 1) return { values: {} };
  return { values: { [size.key]: maximum }, size: maximum };
}

/**
 * The first request for all the records of an answer, in pages as large as the API allows, since
 * few requests are kinder than many. Undefined if this page has them all.
 */
export function pageWalkOf(links: LinkContext): PageWalk | undefined {
  const { operation, values } = links;
  const { next, previous } = pagesOf(links);
  if (operation.method !== 'get' || (!next && !previous)) return undefined;
  const position = operation.parameters.find(({ name }) => positionNames.test(name));
  if (!position) return { values, from: previous ? 'here' : 'first' };
  const { [position.key]: _, ...others } = values;
  const largest = sizeOf(operation);
  return { ...largest, values: { ...others, ...largest.values }, from: 'first' };
}
