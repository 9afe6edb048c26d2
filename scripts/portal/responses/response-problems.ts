import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Portal } from '../../../packages/portal/src/index.ts';
import { openSandbox } from '../../../packages/sandbox/src/node/index.ts';
import { sandboxBelow } from '../../../packages/sandbox/src/services.ts';
import { readPageSources } from '../../../packages/search/src/records/index.ts';
import { apiAddress, fillAddresses } from '../../../site/config/apis/api-address.ts';
import { root } from '../../bootstrap/paths.mjs';
import { messageOf } from '../../bootstrap/run.mjs';
import { sandboxOptions } from '../sandbox-options.ts';
import { compareResponse, readResponse, shownStatus } from './compare-response.ts';
import { type GuideResponses, readResponses, type ShownRequest } from './read-responses.ts';

/** In place of the portal's own address. */
const host = 'https://sandbox.test';

type Shown = GuideResponses['shown'][number] & { file: string };

/**
 * What guides show as responses and the sandbox does not return. Only requests that it answers are sent, and
 * only those that are all in their URL.
 */
export async function responseProblems(portal: Portal, folder: string): Promise<string[]> {
  const options = sandboxOptions(portal, folder);
  if (!options) return [];
  const shown = (await shownResponses(portal, folder)).filter(({ request }) => isAsked(request));
  if (shown.length === 0) return [];
  const sandbox = await openSandbox({ ...options, mount: '' });
  const problems: string[] = [];
  for (const block of shown) {
    const { file, line, request } = block;
    if (!request) continue;
    const { method, url } = request;
    const response = await readResponse(sandbox, new Request(url, { method }));
    for (const problem of compare(block, response)) {
      problems.push(`${relative(root, file)}:${line} ${url.slice(host.length)}: ${problem}`);
    }
  }
  return problems;
}

function isAsked(request: ShownRequest | undefined): request is ShownRequest {
  return request?.isPlain === true && request.url.startsWith(`${host}/`);
}

function compare(block: Shown, response: Awaited<ReturnType<typeof readResponse>>): string[] {
  const status = shownStatus(block);
  if (response.status !== status) {
    return [`the sandbox returns status ${response.status}, not ${status}`];
  }
  try {
    return compareResponse(block, response);
  } catch (error) {
    return [`the block cannot be read: ${messageOf(error)}`];
  }
}

async function shownResponses(portal: Portal, folder: string): Promise<Shown[]> {
  const docs = join(folder, 'docs');
  const below = sandboxBelow(portal.siteUrl);
  /** Everything else keeps its own address, such as that of a live API. */
  const inPlace = (url: string) =>
    url.replaceAll(below, host).replaceAll('https://developers.example.org', host);
  const place = {
    urlOf: (path: string) => inPlace(urlOrPath(path, portal)),
    fill: (text: string) =>
      inPlace(fillAddresses(text.replaceAll('https://developers.example.org', host), portal)),
  };
  const sources = (await readPageSources(docs, '/docs')).filter(({ isDraft }) => !isDraft);
  const guides = sources.flatMap(({ file, source }) =>
    readResponses(source, place).shown.map((one) => ({ ...one, file: join(docs, file) })),
  );
  const [requests, answer] = ['_request.mdx', '_answer.mdx'].map((name) =>
    join(folder, 'home', name),
  );
  if (!requests || !answer || !existsSync(requests) || !existsSync(answer)) return guides;
  const request = readResponses(readFileSync(requests, 'utf8'), place).requests.at(-1);
  const { shown } = readResponses(readFileSync(answer, 'utf8'), { ...place, request });
  return [...guides, ...shown.map((one) => ({ ...one, file: answer }))];
}

/** A request of no API is reported with the other mistakes in guides. */
function urlOrPath(path: string, portal: Portal): string {
  try {
    return apiAddress(path, portal);
  } catch {
    return path;
  }
}
