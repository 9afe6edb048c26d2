import { type Api, parseRequest } from '@portal/contract';
import {
  globOption,
  type Language,
  languages,
  quoteShell,
  toSampleRequest,
} from '@portal/reference/samples';
import { apiAddress } from '../apis/api-address';
import type { PagePortal } from '../page-portal';

/** A request of a guide, in the languages that its tabs offer. */
export type RequestSamples = {
  /** The API whose console answers it; undefined if no description has the request. */
  apiId?: string;
  samples: { language: Pick<Language, 'id' | 'highlighter'>; code: string }[];
};

/**
 * The four that readers of guides use most: each is in the page twice, in its HTML and its script.
 */
const shown = ['python', 'javascript', 'r'];

const curl = { id: 'curl', highlighter: 'bash' };

/** @param path on the API's host, e.g. "/catalogue/v2/works?query=horse" */
export function requestSamples(
  path: string,
  portal: Pick<PagePortal, 'siteUrl' | 'apis'>,
  apis: readonly Api[],
): RequestSamples {
  const url = apiAddress(path, portal);
  const first = { language: curl, code: curlCommand(url) };
  const { api, operation, values } = parseRequest(apis, path);
  if (!api || operation?.method !== 'get') return { samples: [first] };
  const given = { api, operation, input: { values }, baseUrl: '' };
  const others = shown.flatMap((id) => languages.find((language) => language.id === id) ?? []);
  return {
    apiId: api.id,
    samples: [
      first,
      ...others.map((language) => ({
        language,
        code: language.write({ ...toSampleRequest(given), method: 'GET', url }),
      })),
    ],
  };
}

function curlCommand(address: string): string {
  // Inside double quotes a shell replaces some characters, and an interactive one also !.
  const quoted = /[!$`"\\]/.test(address) ? quoteShell(address) : `"${address}"`;
  return `curl ${globOption(address)}${quoted}`;
}
