import type { Api } from '@portal/contract';
import { absoluteLinks } from '../downloads/absolute-links.ts';
import { httpFile, openApiJson, openApiYaml, postmanCollection } from '../downloads/index.ts';
import type { Options } from './options.ts';
import { downloadsOf, pathOf, planPage } from './plan-page.ts';

export type DownloadFile = {
  /** e.g. `/api/catalogue.http` */
  path: string;
  body: string;
};

/** Where each operation is described: its location in the file of its API, by id. */
function operationRefs(apis: readonly Api[], options: Options, address: (path: string) => string) {
  const refs = apis.flatMap((api) =>
    api.operations.map(({ id, path, method }): [string, string] => {
      const place = path.replaceAll('~', '~0').replaceAll('/', '~1');
      return [id, `${address(pathOf(options, api))}#/paths/${encodeURIComponent(place)}/${method}`];
    }),
  );
  return new Map(refs);
}

/**
 * The files that a page offers, in the order of its links, with their paths within the site. All
 * its absolute addresses begin with `siteUrl`, e.g. `https://museum.example/developers`.
 */
export function downloadFiles(
  api: Api,
  { apis, document }: { apis: readonly Api[]; document: unknown },
  options: Options,
  siteUrl: string,
): DownloadFile[] {
  const servers = options.servers[api.id] ?? [];
  const first = { baseUrl: planPage(api, options).baseUrl };
  const place = { site: siteUrl, page: siteUrl + pathOf(options, api) };
  const withWholeLinks = (key: string, value: unknown) =>
    key === 'description' && typeof value === 'string' ? absoluteLinks(value, place) : value;
  const publication = (format: string) => {
    const refs = operationRefs(apis, options, (path) => `${siteUrl}${path}.openapi.${format}`);
    return {
      servers,
      ...(options.contact && { contact: options.contact }),
      ...place,
      operationRef: (id: string) => refs.get(id),
    };
  };
  const bodies = [
    openApiYaml(document, publication('yaml')),
    openApiJson(document, publication('json')),
    `${JSON.stringify(postmanCollection(api, first), withWholeLinks, 2)}\n`,
    httpFile(api, first),
  ];
  return downloadsOf(api, options).map(({ path }, index) => ({ path, body: bodies[index] ?? '' }));
}
