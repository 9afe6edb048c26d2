import type { Api } from '@portal/contract';
import { loaders } from '@reference/apis';
import type { PageWords } from '../plugin/plan-page.ts';
import type { Article } from './article.tsx';

export type LoadedArticle = { Article: typeof Article; api: Api; words: PageWords };

export async function loadEntry(apiId: string): Promise<{ api: Api; words: PageWords }> {
  const load = loaders[apiId];
  if (!load) throw new Error(`There is no API called ${apiId}.`);
  return load();
}

export async function loadArticle(apiId: string): Promise<LoadedArticle> {
  const [{ Article }, { api, words }] = await Promise.all([
    import('./article.tsx'),
    loadEntry(apiId),
  ]);
  return { Article, api, words };
}

/** Every API of the site: a value in one API's answer may be an id in another. */
export function loadAllApis(): Promise<Api[]> {
  return Promise.all(Object.keys(loaders).map(async (id) => (await loadEntry(id)).api));
}
