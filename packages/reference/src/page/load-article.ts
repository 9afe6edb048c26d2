import type { Api } from '@portal/contract';
import { indexes, loaders, outlines } from '@reference/apis';
import { keyOf, keyOfPart } from '../pages/page-key.ts';
import type { PagesIndex } from '../pages/pages-index.ts';
import type { PageEntry } from '../plugin/generated-modules.ts';
import type { PagePlan } from '../plugin/plan-page.ts';
import type { Article } from './article.tsx';

export type LoadedArticle = { Article: typeof Article; entry: PageEntry };

export async function loadEntry(key: string): Promise<PageEntry> {
  const load = loaders[key];
  if (!load) throw new Error(`There is no page called ${key}.`);
  return load();
}

export async function loadArticle(key: string): Promise<LoadedArticle> {
  const [{ Article }, entry] = await Promise.all([import('./article.tsx'), loadEntry(key)]);
  return { Article, entry };
}

/** What is on which page of an API; undefined for an API of one page. */
export async function loadIndex(apiId: string): Promise<PagesIndex | undefined> {
  return indexes[apiId]?.();
}

/** An API with one of its operations, from whichever page has it. */
export async function loadApiWith(apiId: string, operationId: string): Promise<Api | undefined> {
  const index = await loadIndex(apiId);
  const page = index?.find(({ operations }) => operations.some(({ id }) => id === operationId));
  if (index && !page) return undefined;
  return (await loadEntry(page ? keyOfPart(apiId, page) : apiId)).api;
}

/** The operations of a page, and what is known about those of the API's other pages. */
function withOutline(own: Api, outline: Api): Api {
  const here = new Set(own.operations.map(({ id }) => id));
  const others = outline.operations.filter(({ id }) => !here.has(id));
  return { ...own, operations: [...own.operations, ...others] };
}

/**
 * The page's own API, and every other of the site: a value in one API's answer may be an id in
 * another. For APIs of several pages there is only an outline.
 */
export async function loadConsoleApis(page: PagePlan): Promise<{ api: Api; apis: Api[] }> {
  const { api } = await loadEntry(keyOf(page));
  const ids = new Set(Object.keys(loaders).map((key) => key.split('/')[0] ?? key));
  const apis = [...ids].map(async (id) => {
    const outline = await outlines[id]?.();
    if (id === page.apiId) return outline ? withOutline(api, outline) : api;
    return outline ?? (await loadEntry(id)).api;
  });
  return { api, apis: await Promise.all(apis) };
}
