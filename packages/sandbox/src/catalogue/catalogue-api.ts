import { type Api, parseRequest } from '@portal/contract';
import { type Answer, jsonAnswer, redirect } from '../answer.ts';
import type { Collection } from '../collection.ts';
import { decodeSegment } from '../decode-segment.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { isConceptsPath, serviceError } from '../service-error.ts';
import { CatalogueError } from './catalogue-error.ts';
import { checkQuery } from './check-query.ts';
import { createConceptsApi } from './concepts-api.ts';
import { createImages } from './images.ts';
import { listOf } from './read-values.ts';
import { createWorks } from './works.ts';

const json = 'application/json';

/** Works and images are one service, concepts another; each has its own ways with errors. */
export function createCatalogueApi(apis: readonly Api[], collection: Collection) {
  const works = createWorks(collection);
  const images = createImages(collection);
  const concepts = createConceptsApi(apis, collection);

  function answer(request: SandboxRequest): Answer {
    const { path, url, method } = request;
    if (/^\/catalogue\/v1(\/|$)/.test(path)) {
      const here = `${url.origin}${request.mount}/catalogue/v2/works`;
      throw new CatalogueError(410, `This API is now decommissioned. Please use ${here}.`);
    }
    if (method !== 'GET') {
      throw new CatalogueError(405, 'HTTP method not allowed, supported methods: GET');
    }
    const [, kind, id] = /^\/catalogue\/v2\/(works|images)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (!kind) throw new CatalogueError(404, `Page not found for URL ${request.mount}${path}`);
    const parsed = parseRequest(apis, `${url.origin}${path}${url.search}`);
    checkQuery(parsed, url.searchParams);
    const { values } = parsed;
    if (id === undefined) {
      return jsonAnswer(200, (kind === 'works' ? works : images).list(values, url), json);
    }
    return kind === 'works' ? oneWork(id, values, request) : oneImage(id, values);
  }

  function oneWork(id: string, values: Parameters<typeof listOf>[0], request: SandboxRequest) {
    const found = works.one(decodeSegment(id), listOf(values, 'include'));
    if ('text' in found) return jsonAnswer(200, found.text, json);
    const location = `${request.mount}/catalogue/v2/works/${found.movedTo}${request.url.search}`;
    return redirect(302, location);
  }

  function oneImage(id: string, values: Parameters<typeof listOf>[0]): Answer {
    return jsonAnswer(200, images.one(decodeSegment(id), listOf(values, 'include')), json);
  }

  return (request: SandboxRequest): Answer => {
    if (isConceptsPath(request.path)) return concepts(request);
    try {
      return answer(request);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      return serviceError(request.path, error.status, error.message);
    }
  };
}
