import { type Api, firstSentence } from '@portal/contract';
import { descriptionText } from '../description-html.ts';
import { describedBaseUrl } from '../model/described-base-url.ts';
import {
  addressOfPage,
  defaultSplitAbove,
  isSplit,
  keyOfPart,
  type PlannedPage,
  pageName,
  planPages,
} from '../pages/index.ts';
import type { TypedClient } from '../samples/index.ts';
import type { ExtraWords, Options } from './options.ts';

export type Download = {
  label: string;
  /** Within the site, e.g. `/api/catalogue.openapi.yaml`; of the words of a page, on its host */
  path: string;
};

/** What a page is told about itself: little, since every reader loads it. */
export type PagePlan = {
  apiId: string;
  /** The address on its host, e.g. `/api/catalogue` or `/developers/api/catalogue`. */
  path: string;
  title: string;
  description: string;
  /** Before the API's base path in samples, e.g. `https://api.example.org`. */
  baseUrl: string;
  client?: TypedClient;
  /** Within a page of another site: no files are beside it. */
  isEmbedded?: true;
  /** If the API has several pages: which data this one has, and the address of the first. */
  part?: { key: string; home: string };
};

/** The text and links of a page that only its static form contains. */
export type PageWords = {
  lead: string;
  failures?: string;
  readOn: string;
  downloads: Download[];
  extra?: ExtraWords;
};

/** Within the site, e.g. `/api/catalogue`. */
export function pathOf({ routeBase }: Options, { id }: Api): string {
  return `/${routeBase}/${id}`;
}

export function planPage(api: Api, options: Options, basePath = '/'): PagePlan {
  const intro = options.intro?.[api.id];
  const client = options.clients?.[api.id];
  return {
    apiId: api.id,
    path: basePath + pathOf(options, api).slice(1),
    title: intro?.title ?? api.title,
    description: intro?.description ?? firstSentence(descriptionText(api.description)),
    baseUrl: options.servers[api.id]?.[0]?.baseUrl ?? describedBaseUrl(api) ?? '',
    ...(client && { client }),
  };
}

/** The pages of an API, by the site's own limit of operations per page. */
export function planOf(api: Api, { splitAbove = defaultSplitAbove }: Options): PlannedPage[] {
  const most = typeof splitAbove === 'number' ? splitAbove : splitAbove[api.id];
  return planPages(api, most);
}

function requestLine({ method, basePath, path }: Api['operations'][number]): string {
  return `${method.toUpperCase()} ${basePath}${path}`;
}

/** For search engines: unique to each page. */
function aboutPart({ operations, schemas, webhooks }: PlannedPage, title: string): string {
  const names = [
    ...operations.map(requestLine),
    ...webhooks.map(({ name }) => name),
    ...schemas.map((name) => `schema ${name}`),
  ];
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return `${title}: ${names.length > 1 ? `${first} to ${last}` : first}.`;
}

/** Every page of an API, in order. */
export function planPagesOf(api: Api, options: Options, basePath = '/'): PagePlan[] {
  const whole = planPage(api, options, basePath);
  const plan = planOf(api, options);
  if (!isSplit(plan)) return [whole];
  return plan.map((page) => ({
    ...whole,
    ...(page.slug !== '' && {
      path: addressOfPage(whole.path, page),
      title: `${pageName(page)} · ${whole.title}`,
      description: aboutPart(page, whole.title),
    }),
    part: { key: keyOfPart(api.id, page), home: whole.path },
  }));
}

/** Beside the page, not below it: a folder with the page's name would confuse static hosts. */
export function downloadsOf(api: Api, options: Options): Download[] {
  const base = pathOf(options, api);
  return [
    { label: 'OpenAPI (YAML)', path: `${base}.openapi.yaml` },
    { label: 'OpenAPI (JSON)', path: `${base}.openapi.json` },
    { label: 'Postman collection', path: `${base}.postman.json` },
    { label: '.http file', path: `${base}.http` },
  ];
}

/** Only the first page of several shows these. */
export const noWords: PageWords = { lead: '', readOn: '', downloads: [] };

export function wordsOf(api: Api, options: Options): PageWords {
  const intro = options.intro?.[api.id];
  return {
    lead: intro?.lead ?? '',
    ...(intro?.failures && { failures: intro.failures }),
    readOn: intro?.readOn ?? '',
    downloads: downloadsOf(api, options),
    ...(intro?.extra && { extra: intro.extra }),
  };
}
