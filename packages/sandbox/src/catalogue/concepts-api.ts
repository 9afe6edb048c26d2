import { type Api, type Operation, parseRequest } from '@portal/contract';
import { type Answer, expressNotFound, jsonAnswer } from '../answer.ts';
import type { Collection } from '../collection.ts';
import { decodeSegment } from '../decode-segment.ts';
import { hasTooManyTerms, tooManyTerms } from '../finding/search-terms.ts';
import { isBeyondWindow } from '../result-window.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { serviceError } from '../service-error.ts';
import { createConcepts } from './concepts.ts';
import { isTooLong, tooManyValues } from './list-limits.ts';
import { pageOf, textOf } from './read-values.ts';

const json = 'application/json; charset=utf-8';

export function createConceptsApi(apis: readonly Api[], collection: Collection) {
  const concepts = createConcepts(collection);

  return ({ method, path, url, mount }: SandboxRequest): Answer => {
    const [, rest] = /^\/catalogue\/v2\/concepts(?:\/([^/]+))?$/.exec(path) ?? [];
    if (method !== 'GET' || /concepts\/.*\//.test(path)) {
      return expressNotFound(method, `${mount}${path}`);
    }
    if (rest === undefined) return list(url, path);
    const id = decodeSegment(rest);
    const concept = concepts.one(id);
    return concept
      ? jsonAnswer(200, JSON.stringify(concept), json)
      : serviceError(path, 404, `Concept not found for identifier ${id}`);
  };

  function list(url: URL, path: string): Answer {
    const { values, operation, problems } = parseRequest(apis, `${url.origin}${path}${url.search}`);
    const ids = url.searchParams.get('id');
    if (ids !== null) return batch(ids, path, operation);
    const query = textOf(values, 'query') ?? '';
    const isLong = problems.some(
      ({ type, where }) => type === 'error' && where.parameter === 'query',
    );
    if (isLong || hasTooManyTerms(query)) return serviceError(path, 400, tooManyTerms);
    const page = pageOf(values);
    if (!(Number.isInteger(page.pageSize) && page.pageSize >= 1 && page.pageSize <= 100)) {
      return serviceError(path, 400, 'pageSize: must be between 1 and 100', 'Bad request');
    }
    if (!(Number.isInteger(page.page) && page.page >= 1)) {
      return serviceError(path, 400, 'page: must be greater than 1');
    }
    if (isBeyondWindow(page)) return serviceError(path, 500);
    const found = concepts.find({
      query,
      identifierType: textOf(values, 'identifiers.identifierType'),
    });
    const start = (page.page - 1) * page.pageSize;
    const totalPages = Math.ceil(found.length / page.pageSize);
    const body = {
      type: 'ResultList',
      results: found.slice(start, start + page.pageSize),
      pageSize: page.pageSize,
      totalPages,
      totalResults: found.length,
      ...(page.page > 1 && page.page - 1 <= totalPages && { prevPage: link(url, page.page - 1) }),
      ...(page.page < totalPages && { nextPage: link(url, page.page + 1) }),
    };
    return jsonAnswer(200, JSON.stringify(body), json);
  }

  function batch(ids: string, path: string, operation: Operation | undefined): Answer {
    const wanted = ids
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean);
    const parameter = operation?.parameters.find(({ name }) => name === 'id');
    if (parameter && isTooLong(parameter, wanted)) {
      return serviceError(path, 400, tooManyValues('id', parameter));
    }
    const results = concepts.find({ ids: wanted });
    const count = results.length;
    const totalPages = wanted.length > 0 ? 1 : 0;
    const body = { type: 'ResultList', results, pageSize: count, totalPages, totalResults: count };
    return jsonAnswer(200, JSON.stringify(body), json);
  }
}

function link(url: URL, page: number): string {
  const query = new URLSearchParams(url.search);
  query.set('page', String(page));
  return `${url.origin}${url.pathname}?${query}`;
}
