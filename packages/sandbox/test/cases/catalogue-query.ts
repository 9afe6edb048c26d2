import { ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { idsOf, journey, listAt, query, totalOf } from './lists.ts';

const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';

function first(words: string, id: string): ConformanceCase {
  return journey(`"${words}" finds ${id} first`, async (send) => {
    const { results } = await listAt(send, works + query({ query: words }));
    same(results[0]?.id, id, 'The first result');
  });
}

function alike(one: string, other: string): ConformanceCase {
  return journey(`"${one}" finds what "${other}" does`, async (send) => {
    const found = await idsOf(send, works + query({ query: one }));
    ensure(found.length > 0, 'Something is found');
    same(
      [...found].sort(),
      (await idsOf(send, works + query({ query: other }))).sort(),
      'The works',
    );
  });
}

/** A word that is in no record. */
const nowhere = 'xyzzyplugh';

function finds(name: string, list: string, words: string, some: boolean): ConformanceCase {
  return journey(name, async (send) => {
    const total = await totalOf(send, list + query({ query: words }));
    ensure(total > 0 === some, `"${words}" finds ${total}`);
  });
}

const title = 'grey horse farrier door near';

/** What a query finds, and in which order. */
export const catalogueQuery: ConformanceCase[] = [
  alike('farriers', 'farrier'),
  alike('HORSE', 'horse'),
  alike('horse!', 'horse'),
  journey('an empty query is no query', async (send) => {
    const all = await totalOf(send, works);
    for (const words of ['', '   '])
      same(await totalOf(send, works + query({ query: words })), all, `"${words}"`);
  }),
  journey('three words must all be found', async (send) => {
    const [both, one, other] = await Promise.all(
      ['grey horse', 'grey', 'horse'].map((words) => idsOf(send, works + query({ query: words }))),
    );
    const inOther = new Set(other);
    const titled = await idsOf(send, works + query({ query: 'grey horse' }));
    same(titled, both, 'The same each time');
    for (const id of both ?? []) ensure(one?.includes(id) === true && inOther.has(id), id);
  }),
  finds('of three words none may be missing', works, `grey horse ${nowhere}`, false),
  finds('of four words none may be missing', works, `grey horse farrier ${nowhere}`, false),
  finds('of five words one may be missing', works, `grey horse farrier door ${nowhere}`, true),
  finds(
    'of five words two may not be missing',
    works,
    `grey horse farrier ${nowhere} ${nowhere}a`,
    false,
  ),
  finds('images: of four words one may be missing', images, `grey horse farrier ${nowhere}`, true),
  finds('images: of three words none may be missing', images, `grey horse ${nowhere}`, false),
  first(title, 'hx7q2mvb'),
  first('hx7q2mvb', 'hx7q2mvb'),
  first('HX7Q2MVB', 'hx7q2mvb'),
  first('PP/HAL/B/2', 'u5ds7vfc'),
  first('b20417783', 'm3rvk8pd'),
  first('i10482275', 'u5ds7vfc'),
  first('t4ncwz8k', 'hx7q2mvb'),
  first(`${nowhere} hx7q2mvb`, 'hx7q2mvb'),
  first('A grey horse at the farr', 'hx7q2mvb'),
  first('Household remed', 'm3rvk8pd'),
  journey('a shelfmark is searched', async (send) => {
    const path = `${works}?items.locations.locationType=open-shelves&include=items&pageSize=20`;
    type Shelved = { id: string; items: { locations: { shelfmark?: string }[] }[] };
    const { results } = await listAt<Shelved>(send, path);
    const marks = results.flatMap(({ id, items }) =>
      items.flatMap(({ locations }) =>
        locations.flatMap(({ shelfmark }) => (shelfmark ? [{ id, shelfmark }] : [])),
      ),
    );
    ensure(marks.length > 0, 'Some copy has a shelfmark');
    for (const { id, shelfmark } of marks.slice(0, 5)) {
      const found = await idsOf(send, works + query({ query: shelfmark }));
      ensure(found.includes(id), `"${shelfmark}" does not find ${id}`);
    }
  }),
  journey('a title counts more than a note', async (send) => {
    const { results } = await listAt(send, `${works}?query=horse`);
    const inTitle = results.slice(0, 5).filter((work) => /horse/i.test(String(work.title)));
    ensure(inTitle.length === 5, 'The first five have it in their titles');
  }),
  journey('images are found by the words of their works, and by ids', async (send) => {
    for (const words of ['grey horse farrier', 't4ncwz8k', 'hx7q2mvb']) {
      const { results } = await listAt(send, images + query({ query: words }));
      same(results[0]?.id, 't4ncwz8k', `"${words}"`);
    }
  }),
];
