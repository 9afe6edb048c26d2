import type { Api } from '@portal/contract';
import { catalogueAggregations } from '../cases/catalogue-aggregations.ts';
import { catalogueErrors } from '../cases/catalogue-errors.ts';
import { catalogueFilters } from '../cases/catalogue-filters.ts';
import { catalogueInclude } from '../cases/catalogue-include.ts';
import { cataloguePaging } from '../cases/catalogue-paging.ts';
import { catalogueQuery } from '../cases/catalogue-query.ts';
import { catalogueSimilar } from '../cases/catalogue-similar.ts';
import { conceptCases } from '../cases/concepts.ts';
import { contentCases } from '../cases/content.ts';
import { contentErrors } from '../cases/content-errors.ts';
import { contractAnswers } from '../cases/contract-answers.ts';
import { contractExamples } from '../cases/contract-examples.ts';
import { deepZoomCases } from '../cases/deep-zoom.ts';
import { defaultCases } from '../cases/defaults.ts';
import { failuresOnRequest } from '../cases/failures-on-request.ts';
import { followTheLinks } from '../cases/follow-the-links.ts';
import { imageCases } from '../cases/image.ts';
import { presentationCases } from '../cases/presentation.ts';
import { searchCases } from '../cases/search.ts';
import { snapshotCases } from '../cases/snapshots.ts';
import { textCases } from '../cases/text.ts';
import { unknownPaths } from '../cases/unknown-paths.ts';
import type { ConformanceCase, Send } from './case.ts';
import { checkAnswer } from './check-answer.ts';

/** What every runtime must answer, by topic. Independent of any test runner. */
export function conformanceCases(apis: readonly Api[]): Record<string, ConformanceCase[]> {
  return {
    'the examples of the descriptions': contractExamples(apis),
    'the answers of the descriptions': contractAnswers(apis),
    'defaults of the descriptions': defaultCases(apis),
    'errors of the catalogue': catalogueErrors,
    'filters of the catalogue': catalogueFilters,
    'counts of the catalogue': catalogueAggregations,
    'pages of the catalogue': cataloguePaging,
    'queries of the catalogue': catalogueQuery,
    'parts of records': catalogueInclude,
    'similarity and colours': catalogueSimilar,
    concepts: conceptCases,
    'errors of content': contentErrors,
    content: contentCases,
    pictures: imageCases,
    'deep zoom': deepZoomCases,
    'words in books': searchCases,
    'text of books': textCases,
    manifests: presentationCases,
    snapshots: snapshotCases,
    'failures on request': failuresOnRequest(apis),
    'unknown paths and methods': unknownPaths,
    'following links': followTheLinks,
  };
}

/** Runs one case against a runtime; rejects with what is wrong. */
export async function runCase(one: ConformanceCase, send: Send): Promise<void> {
  if ('journey' in one) return one.journey(send);
  const { path, method = 'GET', headers = {} } = one;
  checkAnswer(one, await send(path, { method, headers }));
}
