import { checkValues, isAccepted, type JsonValue, type Values } from '@portal/contract';
import { allOpen, type JsonPath, visibleRows } from '@portal/ui/json';
import { describe, expect, it } from 'vitest';
import { loadContract, operationOf } from '../../test/contract.ts';
import { imageAnswer, infoAnswer, worksAnswer } from '../../test/sample-answers.ts';
import { pagesOf } from './pages.ts';
import { type LinkContext, linkLabel, requestLinksAt } from './request-links.ts';

const apis = await loadContract();

function context(operationId: string, values: Values, body: JsonValue): LinkContext {
  return { apis, operation: operationOf(apis, operationId), values, status: 200, body };
}

function linksAt(given: LinkContext, ...path: JsonPath) {
  return requestLinksAt(given, path).map(({ operation, values }) => [operation.id, values]);
}

const works = context('getWorks', { query: 'horse', pageSize: 2 }, worksAnswer);
const image = context('getImage', { id: 't4ncwz8k' }, imageAnswer);
const info = context('getImageInfo', { identifier: 'V0040217' }, infoAnswer);

/** What a link to a work requests, so that the next answer has links as well. */
const leadingOn = ['identifiers', 'items', 'subjects', 'genres', 'contributors', 'images'];

describe('the links of a description', () => {
  it('apply to every result, not only the first', () => {
    for (const [index, id] of ['mu4rmedp', 'a5fk69um'].entries()) {
      expect(linksAt(works, 'results', index, 'id')).toEqual([
        ['getWork', { id, include: leadingOn }],
        ['getWorks', { partOf: id }],
      ]);
    }
    expect(linksAt(works, 'results', 1, 'images', 0, 'id')).toEqual([
      ['getImage', { id: 't4ncwz8k' }],
    ]);
    expect(linksAt(works, 'results', 0, 'title')).toEqual([]);
    expect(linksAt(image, 'visuallySimilar', 1, 'id')).toEqual([['getImage', { id: 'bbbb3333' }]]);
  });

  it('may take several values of one entry, and some from the request', () => {
    const size = (identifier: string, text: string) => ({
      identifier,
      region: 'full',
      size: text,
      rotation: '0',
      quality: 'default',
      format: 'jpg',
    });
    const wanted = [['getImageFile', size('V0040217', '400,300')]];
    expect(linksAt(info, 'sizes', 1, 'width')).toEqual(wanted);
    expect(linksAt(info, 'sizes', 1, 'height')).toEqual(wanted);
    expect(linksAt(info)[0]).toEqual(['getImageFile', size('V0040217', 'max')]);
  });

  it('are named in words, by themselves or by the operation they lead to', () => {
    const labels = requestLinksAt(info, []).map(linkLabel);
    expect(labels.slice(0, 1)).toEqual(['Get its picture']);
    const operation = { ...operationOf(apis, 'getWork'), summary: 'Get one work' };
    expect(linkLabel({ operation })).toBe('Get one work');
    expect(linkLabel({ operation: { ...operation, summary: '' } })).toBe('getWork');
    expect(linkLabel({ operation, label: 'Read it' })).toBe('Read it');
  });

  it('lead from one API to another, and not to a request that the other would refuse', () => {
    const picture = (identifier: string) =>
      linksAt(context('getImageInfo', { identifier }, null)).map(([id]) => id);
    expect(picture('b20417783_0003.jp2')).toEqual(['getImageFile', 'getAlto', 'getWorks']);
    expect(picture('V0040217')).toEqual(['getImageFile', 'getWorks']);
    const text = context('getText', { identifier: 'b20417783' }, null);
    expect(linksAt(text).map(([id]) => id)).toEqual(['getTextZip', 'getAlto', 'getWorks']);
    expect(linksAt(text)[1]?.[1]).toEqual({ identifier: 'b20417783_0003.jp2' });
  });

  it('lead to concepts from wherever one is named', () => {
    const concepts = [{ id: 'n8hs5xka' }];
    const record = {
      subjects: [{ id: 'n8hs5xka', concepts }],
      genres: [{ concepts }],
      contributors: [{ agent: { id: 'n8hs5xka' } }],
      identifiers: [{ value: '07770i' }, { value: 'b20417783' }],
    };
    const work = context('getWork', {}, record);
    const list = context('getWorks', {}, { results: [record] });
    for (const path of [
      ['subjects', 0, 'id'],
      ['subjects', 0, 'concepts', 0, 'id'],
      ['genres', 0, 'concepts', 0, 'id'],
      ['contributors', 0, 'agent', 'id'],
    ]) {
      expect(linksAt(work, ...path)[0]).toEqual(['getConcept', { id: 'n8hs5xka' }]);
      expect(linksAt(list, 'results', 0, ...path)[0]).toEqual(['getConcept', { id: 'n8hs5xka' }]);
    }
    expect(linksAt(work, 'identifiers', 1, 'value')).toEqual([
      ['getText', { identifier: 'b20417783' }],
    ]);
    expect(linksAt(work, 'identifiers', 0, 'value')).toEqual([]);
  });

  it('make a list if the parameter takes one', () => {
    const concept = context('getConcept', { id: 'n8hs5xka' }, { id: 'n8hs5xka' });
    expect(linksAt(concept, 'id')[0]).toEqual(['getWorks', { subjects: ['n8hs5xka'] }]);
  });

  it('are those of the status received', () => {
    expect(linksAt({ ...works, status: 404 }, 'results', 0, 'id')).toEqual([]);
  });
});

describe('addresses', () => {
  it('to an API are requests, also to another API', () => {
    expect(linksAt(image, 'locations', 0, 'url')).toEqual([
      ['getImageInfo', { identifier: 'V0040217' }],
    ]);
    expect(linksAt(works, 'results', 1, 'thumbnail', 'url')[0]?.[0]).toBe('getImageFile');
    expect(linksAt(works, 'results', 1, 'thumbnail', 'license', 'url')).toEqual([]);
  });

  it('count only on our own hosts, if that is required', () => {
    const strict = { ...image, isOurs: (url: URL) => url.hostname === 'api.example.org' };
    expect(linksAt(strict, 'locations', 0, 'url')).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'https://', 'http://x/catalogue/v2/nowhere', 'works'])(
    '%j leads nowhere',
    (text) => {
      expect(linksAt(context('getWork', { id: 'a' }, [text]), 0)).toEqual([]);
    },
  );
});

it('offers nothing that the service would refuse, in any example of the four APIs', () => {
  let found = 0;
  for (const operation of apis.flatMap((api) => api.operations)) {
    const values = operation.requestExamples[0]?.values ?? {};
    for (const { status, content } of operation.responses) {
      for (const { value: body } of content.flatMap(({ examples }) => examples)) {
        const given = { apis, operation, values, status: Number(status), body };
        for (const { path } of visibleRows(body, allOpen)) {
          for (const link of requestLinksAt(given, path)) {
            found += 1;
            expect(isAccepted(checkValues(link.operation, link.values))).toBe(true);
          }
        }
      }
    }
  }
  expect(found).toBeGreaterThan(100);
});

describe('pages', () => {
  it('are those that the answer names', () => {
    const { next, previous, inWords, total } = pagesOf(works);
    expect(next?.values).toEqual({ query: 'horse', pageSize: 2, page: 2 });
    expect(previous).toBeUndefined();
    expect([inWords, total]).toEqual(['62 results, page 1 of 31', 62]);
  });

  it('are computed from the counts if it names none', () => {
    const middle = context('getWorks', { page: 2 }, { totalPages: 3, totalResults: 1 });
    const { next, previous, inWords } = pagesOf(middle);
    expect([next?.values, previous?.values]).toEqual([{ page: 3 }, { page: 1 }]);
    expect(inWords).toBe('1 result, page 2 of 3');
  });

  it('are absent if the answer is not a list', () => {
    expect(pagesOf(image)).toEqual({ inWords: '' });
    expect(pagesOf(context('getText', {}, 'text'))).toEqual({ inWords: '' });
  });
});
