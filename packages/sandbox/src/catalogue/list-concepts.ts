import { type Answer, jsonAnswer } from '../answers/answer.ts';
import {
  contentList,
  isBeyondWindow,
  pageOf,
  pageSlice,
  resultWindow,
} from '../answers/result-list.ts';
import { ServiceError } from '../answers/service-error.ts';
import { hasTooManyTerms, tooManyTerms } from '../finding/search-terms.ts';
import { textOf } from '../read-values.ts';
import type { Call } from '../sandbox-request.ts';
import { isTooLong, tooManyValues } from './check-query.ts';
import type { Concepts } from './concepts.ts';

const json = 'application/json; charset=utf-8';

/** A page of concepts, or those with the given ids. */
export function listConcepts(call: Call, concepts: Concepts): Answer {
  const { values, matched, url } = call;
  const ids = url.searchParams.get('id');
  if (ids !== null) return batch(ids, call, concepts);
  const query = textOf(values, 'query') ?? '';
  const isLong = matched.problems.some(
    ({ type, where }) => type === 'error' && where.parameter === 'query',
  );
  if (isLong || hasTooManyTerms(query)) throw new ServiceError(400, tooManyTerms);
  const page = pageOf(values);
  if (!(Number.isInteger(page.pageSize) && page.pageSize >= 1 && page.pageSize <= 100)) {
    const label = 'Bad request';
    throw new ServiceError(400, 'pageSize: must be between 1 and 100', { label });
  }
  if (!(Number.isInteger(page.page) && page.page >= 1)) {
    throw new ServiceError(400, 'page: must be greater than 1');
  }
  if (isBeyondWindow(page)) {
    throw new ServiceError(
      400,
      `Only the first ${resultWindow} concepts are available in the API.`,
    );
  }
  const identifierType = textOf(values, 'identifiers.identifierType');
  const found = concepts.find({ query, identifierType });
  const results = pageSlice(found, page).map((one) => JSON.stringify(one));
  return jsonAnswer(200, contentList({ page, total: found.length, results, url }), json);
}

/** All of them on one page, however many there are. */
function batch(ids: string, { operation }: Call, concepts: Concepts): Answer {
  const wanted = ids
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  const parameter = operation.parameters.find(({ name }) => name === 'id');
  if (parameter && isTooLong(parameter, wanted)) {
    throw new ServiceError(400, tooManyValues('id', parameter));
  }
  const results = concepts.find({ ids: wanted });
  const count = results.length;
  const totalPages = wanted.length > 0 ? 1 : 0;
  const body = { type: 'ResultList', results, pageSize: count, totalPages, totalResults: count };
  return jsonAnswer(200, JSON.stringify(body), json);
}
