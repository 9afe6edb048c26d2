import type { Api } from '@portal/contract';
import { keyOf, keyOfPart } from '../pages/page-key.ts';
import type { PagesIndex } from '../pages/pages-index.ts';
import type { PageEntry } from '../plugin/page-entries.ts';
import type { PagePlan } from '../plugin/plan-page.ts';

/** What there is to load; of an API of one page there is neither an index nor an outline. */
export type PageSources = {
  /** Of all APIs that can be loaded. */
  loadIds: () => Promise<readonly string[]>;
  /** @param key see `keyOf` */
  loadEntry: (key: string) => Promise<PageEntry>;
  /** What is on which page of an API. */
  loadIndex: (apiId: string) => Promise<PagesIndex | undefined>;
  /** What answers may lead to. */
  loadOutline: (apiId: string) => Promise<Api | undefined>;
};

/** The data of a reference's pages, which a page that is only read does not load. */
export type PageData = ReturnType<typeof createPageData>;

export function createPageData({ loadIds, loadEntry, loadIndex, loadOutline }: PageSources) {
  /** An API with one of its operations, from whichever page has it. */
  async function loadApiWith(apiId: string, operationId: string): Promise<Api | undefined> {
    const index = await loadIndex(apiId);
    const page = index?.find(({ operations }) => operations.some(({ id }) => id === operationId));
    if (index && !page) return undefined;
    return (await loadEntry(page ? keyOfPart(apiId, page) : apiId)).api;
  }

  /**
   * The page's own API, and every other of the site: a value in one API's answer may be an id in
   * another. For APIs of several pages there is only an outline.
   */
  async function loadConsoleApis(page: PagePlan): Promise<{ api: Api; apis: Api[] }> {
    const { api } = await loadEntry(keyOf(page));
    const ids = await loadIds();
    const apis = ids.map(async (id) => {
      const outline = await loadOutline(id);
      if (id === page.apiId) return outline ? withOutline(api, outline) : api;
      return outline ?? (await loadEntry(id)).api;
    });
    return { api, apis: await Promise.all(apis) };
  }

  return { loadEntry, loadIndex, loadOutline, loadApiWith, loadConsoleApis };
}

/** The operations of a page, and what is known about those of the API's other pages. */
function withOutline(own: Api, outline: Api): Api {
  const here = new Set(own.operations.map(({ id }) => id));
  const others = outline.operations.filter(({ id }) => !here.has(id));
  return { ...own, operations: [...own.operations, ...others] };
}
