import type { JsonValue } from '@portal/contract';
import { allOpen, visibleRows } from '@portal/ui/json';
import fc from 'fast-check';
import { it } from 'vitest';
import { hostileText } from '../../test/arbitrary-text.ts';
import { loadContract } from '../../test/contract.ts';
import { viewsOf } from './content-kind.ts';
import { pagesOf } from './pages.ts';
import { requestLinksAt } from './request-links.ts';
import { answerStatus } from './status.ts';
import { csvLines } from './table/csv.ts';
import { tableOf } from './table/table.ts';

const apis = await loadContract();

/** Names that the views look for, and some that every object inherits. */
const names = fc.constantFrom(
  ...['id', 'title', 'label', 'results', 'aggregations', 'buckets', 'count', 'data', 'url'],
  ...['nextPage', 'totalPages', 'total', 'within', 'thumbnail', 'dimensions', 'width', 'protocol'],
  ...['toString', 'valueOf', 'constructor', 'hasOwnProperty', '@id', 'a', '0'],
);
const texts = fc.constantFrom(
  'https://x/image/V0040217/info.json',
  'https://x/a.jpg',
  'http://iiif.io/api/image',
  'https://[',
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(hostileText, texts, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 6 }),
  ),
}));

it('shows any answer of any operation without throwing', () => {
  const operations = fc.constantFrom(...apis.flatMap((api) => api.operations));
  const statuses = fc.constantFrom(200, 302, 404, 503);
  fc.assert(
    fc.property(value, operations, statuses, (given, operation, status) => {
      const body = given as JsonValue;
      const values = operation.requestExamples[0]?.values ?? {};
      const context = { apis, operation, values, status, body };
      viewsOf(body);
      answerStatus(operation, status, body);
      pagesOf(context);
      const table = tableOf(body);
      const columns = table?.columns.map(({ id }) => id) ?? [];
      csvLines(table?.rows ?? [], columns, 'spreadsheet');
      for (const { path } of visibleRows(body, allOpen)) requestLinksAt(context, path);
    }),
    { numRuns: 1000 },
  );
});
