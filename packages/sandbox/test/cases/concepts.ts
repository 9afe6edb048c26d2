import { ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { allOf, idsOf, journey, listAt, totalOf } from './lists.ts';

const concepts = '/catalogue/v2/concepts';

type Concept = {
  id: string;
  label: string;
  alternativeLabels: string[];
  identifiers: { identifierType: { id: string } }[];
};

function batch(ids: string, found: string[], totalPages = 1): ConformanceCase {
  return journey(`id=${ids}`, async (send) => {
    const list = await listAt(send, `${concepts}?id=${ids}&page=7&query=horse`);
    same(
      list.results.map(({ id }) => id),
      found,
      'The concepts',
    );
    const { pageSize, totalResults } = list;
    same(
      [pageSize, totalResults, list.totalPages],
      [found.length, found.length, totalPages],
      'The numbers',
    );
    same([list.nextPage, list.prevPage], [undefined, undefined], 'The links');
  });
}

/** Concepts: found by words, by type of identifier, or fetched together. */
export const conceptCases: ConformanceCase[] = [
  journey('all of them, in id order', async (send) => {
    const ids = await idsOf(send, concepts);
    same(ids.length, await totalOf(send, concepts), 'How many');
    same(ids, [...ids].sort(), 'The order');
  }),
  batch('p4vk2dzt,n8hs5xka,p4vk2dzt,missing', ['p4vk2dzt', 'n8hs5xka', 'p4vk2dzt']),
  batch('%20n8hs5xka%20,', ['n8hs5xka']),
  batch(',', [], 0),
  journey('any word of a query may match, in a label or another label', async (send) => {
    const one = await idsOf(send, `${concepts}?query=horses`);
    const other = await idsOf(send, `${concepts}?query=herbs`);
    const both = await idsOf(send, `${concepts}?query=horses%20herbs`);
    same([...both].sort(), [...new Set([...one, ...other])].sort(), 'Both words');
    ensure(
      (await idsOf(send, `${concepts}?query=caballus`)).includes('n8hs5xka'),
      'Equus caballus',
    );
  }),
  journey('an exact label comes first', async (send) => {
    const { results } = await listAt<Concept>(send, `${concepts}?query=horses`);
    same(results[0]?.id, 'n8hs5xka', 'Horses');
  }),
  journey('a type of identifier is a filter, and a query beside it only ranks', async (send) => {
    const filter = 'identifiers.identifierType=lc-subjects';
    const plain = await allOf<Concept>(send, `${concepts}?${filter}`);
    ensure(plain.length > 0, 'There are some');
    for (const { id, identifiers } of plain) {
      const types = identifiers.map(({ identifierType }) => identifierType.id);
      ensure(types.includes('lc-subjects'), `${id} has ${types}`);
    }
    const ranked = await idsOf(send, `${concepts}?${filter}&query=horses`);
    same([...ranked].sort(), plain.map(({ id }) => id).sort(), 'With a query');
  }),
  journey('an unknown type finds nothing', async (send) => {
    same(await totalOf(send, `${concepts}?identifiers.identifierType=nonsense`), 0, 'How many');
    same(
      await totalOf(send, `${concepts}?identifiers.identifierType=lc-subjects,lc-names`),
      0,
      'A list',
    );
  }),
  {
    name: 'an id in any form is looked up',
    path: `${concepts}/No%20such%2Fid`,
    expect: {
      status: 404,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      json: {
        httpStatus: 404,
        label: 'Not Found',
        description: 'Concept not found for identifier No such/id',
        errorType: 'http',
        type: 'Error',
      },
    },
  },
];
