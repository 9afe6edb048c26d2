import { searchSchema, typeInWords } from '../../model/index.ts';
import { loadEntry } from '../load-article.ts';
import { levelsOfPart } from '../opens-here.ts';
import { hitTarget } from './hit-target.ts';

const most = 20;

type Line = { href: string; path: string; about: string };

function itemOf({ href, path, about }: Line): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = path;
  item.append(link, ` ${about}`);
  return item;
}

/** Lists the paths of a schema that speak of what a reader typed. */
export async function searchInSchema(field: HTMLInputElement, key: string): Promise<void> {
  const { api, part } = await loadEntry(key);
  const status = field.closest('div')?.querySelector('[data-hits]');
  const text = field.value.trim();
  if (!status) return;
  const name = field.dataset.schemaSearch ?? '';
  const hits = searchSchema(api.schemas, name, text, most + 1);
  const lines = hits.slice(0, most).map(({ node, path }) => ({
    href: `#${encodeURIComponent(hitTarget(api.schemas, node, part && levelsOfPart))}`,
    path,
    about: typeInWords(api.schemas, node.schema),
  }));
  const list = document.createElement('ul');
  list.append(...lines.map(itemOf));
  const more = hits.length > most ? `The first ${most} of more` : `${hits.length} found`;
  const words = hits.length === 0 ? `Nothing in ${name} fits “${text}”.` : more;
  status.replaceChildren(...(text === '' ? [] : [words, list]));
}
