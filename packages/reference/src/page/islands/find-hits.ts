import { operationAnchor, searchSchema, typeInWords } from '../../model/index.ts';
import { filterOperations } from '../../pages/filter-operations.ts';
import { addressOfPage } from '../../pages/pages-index.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import type { PageData } from '../page-data.ts';
import { hitTarget } from '../rows/hit-target.ts';
import { levelsOfPart } from '../rows/opens-here.ts';

/** More would not help the reader. */
const most = 20;

function linkTo(href: string, ...content: (string | Node)[]): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.append(...content);
  return link;
}

function elementOf(name: 'li' | 'ul' | 'code', ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

function countInWords(count: number, text: string): string {
  if (text === '') return '';
  if (count === 0) return `No operation matches “${text}”.`;
  if (count > most) return `The first ${most} of ${count} operations`;
  return count === 1 ? '1 operation' : `${count} operations`;
}

/** Lists the operations of the whole API that match what a reader typed. */
export async function findOperations(
  filter: HTMLElement,
  page: PagePlan,
  data: PageData,
): Promise<void> {
  const index = await data.loadIndex(page.apiId);
  if (!index || !page.part) return;
  const { home } = page.part;
  const typed = filter.querySelector('input')?.value ?? '';
  const hits = filterOperations(index, typed);
  const status = filter.querySelector('[role=status]');
  if (status) status.textContent = countInWords(hits.length, typed.trim());
  const items = hits.slice(0, most).map(({ operation, page: itsPage }) => {
    const anchor = encodeURIComponent(operationAnchor(operation));
    const request = `${operation.method.toUpperCase()} ${operation.path}`;
    return elementOf(
      'li',
      linkTo(
        `${addressOfPage(home, itsPage)}#${anchor}`,
        `${operation.summary || operation.id} `,
        elementOf('code', request),
      ),
    );
  });
  filter.querySelector('ul')?.replaceChildren(...items);
}

/** Lists the paths of a schema that match what a reader typed. */
export async function findInSchema(
  field: HTMLInputElement,
  key: string,
  data: PageData,
): Promise<void> {
  const { api, part } = await data.loadEntry(key);
  const text = field.value.trim();
  const name = field.dataset.schemaSearch ?? '';
  const hits = searchSchema(api.schemas, name, text, most + 1);
  const items = hits.slice(0, most).map(({ node, path }) => {
    const target = hitTarget(api.schemas, node, part && levelsOfPart);
    const link = linkTo(`#${encodeURIComponent(target)}`, path);
    return elementOf('li', link, ` ${typeInWords(api.schemas, node.schema)}`);
  });
  const more = hits.length > most ? `The first ${most} of more` : `${hits.length} found`;
  const words = hits.length === 0 ? `Nothing in ${name} matches “${text}”.` : more;
  const found = text === '' ? [] : [words, elementOf('ul', ...items)];
  field
    .closest('div')
    ?.querySelector('[data-hits]')
    ?.replaceChildren(...found);
}
