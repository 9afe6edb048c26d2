import { join } from 'node:path';
import { loadApis, mapStrings } from '@portal/contract/node';
import type { Portal } from '@portal/portal';
import {
  childrenOf,
  describeErrors,
  operationAnchor,
  parameterAnchor,
  rootNode,
  schemaAnchor,
} from '@portal/reference/model';
import { type ReferencePage, readPages, type SearchSource } from '@portal/search/records';
import { withoutHosts } from './api-address';
import { componentPages, type ListedPage } from './component-pages';
import { describedApis, referenceBase, referenceOptions } from './reference';

type WrittenPage = SearchSource['pages'][number];
type Api = ReferencePage['api'];

/** Everything on the site that can be searched: pages, and what the reference shows. */
export async function readSearchSource(portal: Portal, folder: string): Promise<SearchSource> {
  const { intro = {} } = referenceOptions(portal);
  const apis = mapStrings(await loadApis(describedApis(portal)), withoutHosts);
  const extras = Object.entries(intro).flatMap(([id, { extra }]) =>
    extra === undefined ? [] : [extraPage(`/${referenceBase}/${id}#${extra.id}`, extra)],
  );
  return {
    pages: [
      ...mapStrings(await readPages(join(folder, 'docs'), '/docs'), withoutHosts),
      ...componentPages(portal).map((page) => componentPage(page, 'Guides')),
      ...extras,
    ],
    reference: apis.map((api) => referencePage(api, intro[api.id])),
  };
}

function componentPage(page: ListedPage, group: WrittenPage['group']): WrittenPage {
  return { ...page, group, source: '' };
}

function extraPage(path: string, { heading, about }: { heading: string; about: string }) {
  return componentPage({ path, title: heading, description: about }, 'API');
}

function referencePage(api: Api, intro?: { title?: string; description?: string }): ReferencePage {
  return {
    path: `/${referenceBase}/${api.id}`,
    title: intro?.title ?? api.title,
    description: intro?.description ?? '',
    api,
    operationAnchor,
    parameterAnchor,
    schemaAnchor,
    errorsOf: (operation) => describeErrors(api, operation),
    fieldsOf: (schema) => childrenOf(api.schemas, rootNode(api.schemas, schema)),
  };
}
