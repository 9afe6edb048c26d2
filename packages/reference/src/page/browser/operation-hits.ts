import { operationAnchor } from '../../model/stable-ids.ts';
import { type FoundOperation, filterOperations } from '../../pages/filter-operations.ts';
import { addressOfPage } from '../../pages/pages-index.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { loadIndex } from '../load-article.ts';

/** More would be no answer to what was typed. */
const most = 20;

function itemOf({ operation, page }: FoundOperation, home: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const request = document.createElement('code');
  request.textContent = `${operation.method.toUpperCase()} ${operation.path}`;
  const anchor = encodeURIComponent(operationAnchor(operation));
  link.setAttribute('href', `${addressOfPage(home, page)}#${anchor}`);
  link.append(`${operation.summary || operation.id} `, request);
  item.append(link);
  return item;
}

function countInWords(count: number, text: string): string {
  if (text === '') return '';
  if (count === 0) return `No operation matches “${text}”.`;
  if (count > most) return `The first ${most} of ${count} operations`;
  return count === 1 ? '1 operation' : `${count} operations`;
}

/** Lists the operations of the whole API that match what a reader typed. */
export async function showOperationHits(
  filter: HTMLElement,
  typed: string,
  page: PagePlan,
): Promise<void> {
  const index = await loadIndex(page.apiId);
  const field = filter.querySelector('input');
  // While the index was loading, the reader may have typed on.
  if (!index || !page.part || field?.value !== typed) return;
  const { home } = page.part;
  const hits = filterOperations(index, typed);
  const status = filter.querySelector('[role=status]');
  if (status) status.textContent = countInWords(hits.length, typed.trim());
  filter
    .querySelector('ul')
    ?.replaceChildren(...hits.slice(0, most).map((hit) => itemOf(hit, home)));
}
