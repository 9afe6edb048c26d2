import { parseRequest } from '@portal/contract';
import {
  type PageRequest,
  type RanRequest,
  type RequestSite,
  runRequest as run,
} from '../run-request.ts';
import { serverTransports } from '../server-transports.ts';
import { docusaurusSite } from './docusaurus-site.ts';
import { addressOfRequest } from './request-address.ts';

export type { PageRequest, RanRequest } from '../run-request.ts';

const { data, folder, transportsFor } = docusaurusSite;

const site: RequestSite = {
  async loadApi(apiId, path) {
    const outline = await data.loadOutline(apiId);
    if (!outline) return (await data.loadEntry(apiId)).api;
    const { operation } = parseRequest(outline, path);
    return (operation && (await data.loadApiWith(apiId, operation.id))) ?? outline;
  },
  transportsFor(api) {
    const chosen = transportsFor(api.id);
    return chosen.length > 0 ? chosen : serverTransports(api);
  },
  async consoleAddress(apiId, { id: operationId }, values) {
    const target = { apiId, operationId, values };
    return (await addressOfRequest(target, docusaurusSite)) ?? folder + apiId;
  },
};

/** Sends a request from any page of the site, the way its consoles do. Load it only when needed. */
export function runRequest(request: PageRequest, signal: AbortSignal): Promise<RanRequest> {
  return run(request, signal, site);
}
