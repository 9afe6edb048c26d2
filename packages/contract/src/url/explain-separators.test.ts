import { describe, expect, it } from 'vitest';
import { loadContract } from '../../test/contract.ts';
import { buildRequest } from '../request/build-request.ts';
import { parseRequest } from '../request/parse-request.ts';
import { explain, type UrlPart } from './explain.ts';

const apis = await loadContract();
const query = 'The query begins here.';
const path = 'Separates two parts of the path.';
const values = 'Separates two values.';
const parameters = 'Separates two parameters.';

/** The meaning of each separator. A `=` belongs to the name before it, so it is not one. */
const meanings: Record<string, string> = {
  '?': query,
  '&': parameters,
  ',': values,
  '/': path,
  '.': path,
  '.zip': 'A fixed part of the path.',
};

function separatorsOf(url: string): UrlPart[] {
  return explain(parseRequest(apis, url)).filter(({ kind }) => kind === 'separator');
}

const works = '/catalogue/v2/works';

describe('separators', () => {
  it.each([
    [`${works}?page=1`, [['?', query]]],
    [
      `${works}?workType=a,k`,
      [
        ['?', query],
        [',', values],
      ],
    ],
    [
      `${works}?page=1&workType=a,k&query=b,c`,
      [
        ['?', query],
        ['&', parameters],
        [',', values],
        ['&', parameters],
      ],
    ],
    [
      `${works}?subjects.label="A, B",C`,
      [
        ['?', query],
        [',', values],
      ],
    ],
    [
      `${works}?subjects.label=%22A%2C%20B%22,C`,
      [
        ['?', query],
        [',', values],
      ],
    ],
    [
      `${works}?page=1&&pageSize=2`,
      [
        ['?', query],
        ['&&', parameters],
      ],
    ],
    [
      `${works}/hx7q2mvb?include=items`,
      [
        ['/', path],
        ['?', query],
      ],
    ],
    [
      '/image/V0040217/full/!400,400/0/default.jpg',
      [
        ['/', path],
        ['/', path],
        ['/', path],
        ['/', path],
        ['/', path],
        ['.', path],
      ],
    ],
    [
      ' /catalogue/v2/works ',
      [
        [' ', 'Space around the URL is ignored.'],
        [' ', 'Space around the URL is ignored.'],
      ],
    ],
  ])('in %s', (url, wanted) => {
    expect(separatorsOf(url).map(({ text, sentence }) => [text, sentence])).toEqual(wanted);
  });

  const examples = apis.flatMap(({ operations }) =>
    operations.flatMap((operation) =>
      operation.requestExamples.map(({ name, values: given }) => {
        const url = buildRequest(operation, given, 'https://api.example.org').href;
        return [operation.id, name, url] as const;
      }),
    ),
  );

  it.each(examples)('in the example of %s, %s', (_, __, url) => {
    for (const { text, sentence } of separatorsOf(url)) {
      expect([text, sentence]).toEqual([text, meanings[text]]);
    }
  });
});

describe('what is kept together', () => {
  it.each([
    [`${works}?page=2`, 'name', 'page='],
    [`${works}?subjects.label="A, B",C`, 'value', '"A, B"'],
    [`${works}?production.dates.from=1830-01-01`, 'name', 'production.dates.from='],
    ['/image/V0040217/pct:10,20,30,40/full/0/default.jpg', 'value', 'pct:10,20,30,40'],
  ])('in %s the %s %s', (url, kind, text) => {
    expect(
      explain(parseRequest(apis, url))
        .filter((part) => part.kind === kind)
        .map((part) => part.text),
    ).toContain(text);
  });
});
