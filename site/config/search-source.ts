import { join } from 'node:path';
import { type LoadOptions, loadApis, mapStrings } from '@portal/contract/node';
import type { Portal } from '@portal/portal';
import { plainApi } from '@portal/reference/descriptions';
import {
  childrenOf,
  describeBody,
  describeErrors,
  operationAnchor,
  parameterAnchor,
  rootNode,
  schemaAnchor,
  schemeInWords,
  sectionAnchor,
} from '@portal/reference/model';
import { addressOfPage, anchorFinder, indexPages, planPages } from '@portal/reference/pages';
import { downloadsOf } from '@portal/reference/plugin';
import { type ReferencePage, readPages, type SearchSource } from '@portal/search/records';
import { withoutHosts } from './apis/api-address';
import { describedApis, referenceBase } from './apis/described-apis';
import { referenceOptions } from './apis/reference';
import { belowBase } from './base-path';
import { componentPages, type ListedPage } from './navigation/component-pages';

type WrittenPage = SearchSource['pages'][number];
type Api = ReferencePage['api'];

/** Everything on the site that can be searched: pages, and what the reference shows. */
export async function readSearchSource(
  portal: Portal,
  folder: string,
  { isChecked = false }: Pick<LoadOptions, 'isChecked'> = {},
): Promise<SearchSource> {
  const options = referenceOptions(portal);
  const { intro = {} } = options;
  const { basePath, glossary } = portal;
  const reference = `${basePath}${referenceBase}`;
  const loaded = await loadApis(describedApis(portal), { isChecked });
  const apis = mapStrings(loaded.map(plainApi), withoutHosts);
  const extras = Object.entries(intro).flatMap(([id, { extra }]) =>
    extra === undefined ? [] : [extraPage(`${reference}/${id}#${extra.id}`, extra)],
  );
  const written = mapStrings(
    await readPages(join(folder, 'docs'), `${basePath}docs`),
    withoutHosts,
  );
  const glossaryPath = glossary && belowBase(glossary, basePath);
  return {
    pages: [
      ...written.map((page) => ({ ...page, isGlossary: page.path === glossaryPath })),
      ...componentPages(portal).map((page) =>
        componentPage({ ...page, path: belowBase(page.path, basePath) }, 'Guides'),
      ),
      ...extras,
    ],
    reference: apis.map((api) =>
      referencePage(
        `${reference}/${api.id}`,
        api,
        intro[api.id],
        portal.apis.find(({ id }) => id === api.id)?.splitAbove,
        downloadsOf(api, options).map(({ label }) => label),
      ),
    ),
  };
}

function componentPage(page: ListedPage, group: WrittenPage['group']): WrittenPage {
  return { ...page, group, source: '' };
}

function extraPage(path: string, { heading, about }: { heading: string; about: string }) {
  return componentPage({ path, title: heading, description: about }, 'API');
}

function authentication(api: Api): ReferencePage['sections'][number] {
  const text = api.securitySchemes.flatMap((scheme) => [
    scheme.name,
    schemeInWords(scheme)
      .map((word) => (typeof word === 'string' ? word : word.code))
      .join(''),
    scheme.description,
  ]);
  return {
    id: sectionAnchor(api, 'authentication'),
    title: 'Authentication',
    text: text.filter(Boolean).join(' '),
  };
}

function referencePage(
  path: string,
  api: Api,
  intro: { title?: string; description?: string } | undefined,
  splitAbove: number | undefined,
  downloads: readonly string[],
): ReferencePage {
  const pageOf = anchorFinder(indexPages(planPages(api, splitAbove)));
  return {
    path,
    title: intro?.title ?? api.title,
    description: intro?.description ?? '',
    api,
    addressOf: (anchor) => `${addressOfPage(path, pageOf(anchor) ?? { slug: '' })}#${anchor}`,
    operationAnchor,
    parameterAnchor,
    schemaAnchor,
    bodyFieldsOf: (operation) =>
      (describeBody(api, operation)?.content ?? []).flatMap(({ node }) =>
        node ? childrenOf(api.schemas, node).filter(({ readOnly }) => !readOnly) : [],
      ),
    errorsOf: (operation) => describeErrors(api, operation),
    fieldsOf: (schema) => childrenOf(api.schemas, rootNode(api.schemas, schema)),
    sections: [
      {
        id: sectionAnchor(api, 'downloads'),
        title: 'Downloads',
        text: `This API as files: ${downloads.join(', ')}.`,
      },
      ...(api.securitySchemes.length === 0 ? [] : [authentication(api)]),
    ],
  };
}
