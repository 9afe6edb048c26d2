import type { Api, Server } from '@portal/contract';
import { parseApi } from '@portal/contract/parse';
import type { PageEntry } from '../plugin/page-entries.ts';
import type { PagePlan } from '../plugin/plan-page.ts';
import { shownEntry } from '../plugin/shown-entry.ts';
import { serverTransports } from '../server-transports.ts';
import type { DescribedApi } from './described-api.ts';
import { addressWithin } from './place.ts';

/** What a page of one API is drawn from. */
export type ReadApi = { entry: PageEntry; page: PagePlan };

/** @param pageUrl the page's own address, from which others are read */
export async function readApi(
  { id, url, description }: DescribedApi,
  pageUrl: string,
  signal: AbortSignal,
): Promise<ReadApi> {
  if (url === undefined) return toPage(parse(description, id, `The description of ${id}`), pageUrl);
  const address = new URL(url, pageUrl).href;
  const text = await fetchText(address, signal);
  return toPage(parse(text, id, address), address, true);
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal }).catch((error) => {
    if (signal.aborted) throw error;
    throw new Error(
      `${address} could not be reached. Check the address and your connection; a file on another host must be sent with the header Access-Control-Allow-Origin.`,
    );
  });
  if (!response.ok) {
    const status = `${response.status} ${response.statusText}`.trim();
    throw new Error(
      `${address} answered ${status}. It must be the address of an OpenAPI description, in YAML or JSON.`,
    );
  }
  const text = await response.text();
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) {
    throw new Error(
      `${address} is a web page. It must be the address of an OpenAPI description itself, in YAML or JSON.`,
    );
  }
  return text;
}

function parse(given: unknown, id: string, name: string): Api {
  try {
    return parseApi(given, id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${name} cannot be read. ${reason}`);
  }
}

/** @param address of the description: relative addresses in it are relative to that */
function toPage(parsed: Api, address: string, isFile = false): ReadApi {
  const api = withWholeServers(parsed, address);
  const noWords = { lead: '', readOn: '', downloads: [] };
  const { words, ...entry } = shownEntry(api, noWords, { basePath: '/', homepage: address });
  const downloads = isFile ? [{ label: 'OpenAPI description', path: address }] : [];
  return {
    entry: { ...entry, words: { ...words, downloads } },
    page: {
      apiId: api.id,
      path: addressWithin(api.id),
      title: api.title,
      description: '',
      baseUrl: serverTransports(api)[0]?.baseUrl(api.id) ?? '',
      isEmbedded: true,
    },
  };
}

/** A description without servers is of the API beside it. */
const beside: Server = { url: '/', description: '', variables: [] };

function withWholeServers(api: Api, address: string): Api {
  const whole = (server: Server) => ({ ...server, url: wholeUrl(server.url, address) });
  return {
    ...api,
    servers: (api.servers.length === 0 ? [beside] : api.servers).map(whole),
    operations: api.operations.map((one) => ({
      ...one,
      ...(one.servers && { servers: one.servers.map(whole) }),
    })),
  };
}

function wholeUrl(url: string, address: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\{)/i.test(url)) return url;
  // A host with a variable is not one that `URL` reads.
  if (url.startsWith('//')) return `${new URL(address).protocol}${url}`;
  const whole = new URL(url, address).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return whole.replace(/\/$/, '');
}
