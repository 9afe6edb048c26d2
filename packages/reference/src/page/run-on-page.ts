import { parseRequest } from '@portal/contract';
import { folder, outlines } from '@reference/apis';
import { transportsFor } from '@reference/transports';
import {
  type PageRequest,
  type RanRequest,
  type RequestSite,
  runRequest as run,
} from '../run-request.ts';
import { serverTransports } from '../server-transports.ts';
import { loadApiWith, loadEntry } from './load-article.ts';
import { addressOfRequest } from './request-address.ts';

export type { PageRequest, RanRequest } from '../run-request.ts';

const site: RequestSite = {
  async loadApi(apiId, path) {
    const outline = await outlines[apiId]?.();
    if (!outline) return (await loadEntry(apiId)).api;
    const { operation } = parseRequest(outline, path);
    return (operation && (await loadApiWith(apiId, operation.id))) ?? outline;
  },
  transportsFor(api) {
    const chosen = transportsFor(api.id);
    return chosen.length > 0 ? chosen : serverTransports(api);
  },
  async consoleAddress(apiId, { id: operationId }, values) {
    return (await addressOfRequest({ apiId, operationId, values }, folder)) ?? folder + apiId;
  },
};

/** Sends a request from any page of the site, the way its consoles do. Load it only when needed. */
export function runRequest(request: PageRequest, signal: AbortSignal): Promise<RanRequest> {
  return run(request, signal, site);
}
