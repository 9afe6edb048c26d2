import type { Api } from '@portal/contract';
import { httpFile, openApiJson, openApiYaml, postmanCollection } from '../downloads/index.ts';
import type { Options } from './options.ts';
import { downloadsOf } from './plan-page.ts';

export type DownloadFile = {
  /** e.g. `/api/catalogue.http` */
  path: string;
  body: string;
};

/** The files that a page offers, in the order in which it links them. */
export function downloadFiles(api: Api, document: unknown, options: Options): DownloadFile[] {
  const servers = options.servers[api.id] ?? [];
  const first = { baseUrl: servers[0]?.baseUrl ?? '' };
  const bodies = [
    openApiYaml(document, servers),
    openApiJson(document, servers),
    `${JSON.stringify(postmanCollection(api, first), null, 2)}\n`,
    httpFile(api, first),
  ];
  return downloadsOf(api, options).map(({ path }, index) => ({ path, body: bodies[index] ?? '' }));
}
