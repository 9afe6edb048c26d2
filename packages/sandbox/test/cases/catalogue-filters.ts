import { ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { allOf, idsOf, journey, listAt, query, totalOf } from './lists.ts';

const works = '/catalogue/v2/works';
const status = 'items.locations.accessConditions.status';

type Related = { id?: string; title: string; partOf?: Related[] };
type Dated = { id: string; production: { dates: { label: string }[] }[] };
type Kept = {
  id: string;
  items: { locations: { accessConditions: { status?: { id: string } }[] }[] }[];
};

function isWithin(id: string, { partOf = [] }: { partOf?: Related[] }): boolean {
  return partOf.some((above) => above.id === id || isWithin(id, above));
}

/** Two requests that must find the same, in the same order. */
function agree(name: string, one: string, other: string): ConformanceCase {
  return journey(name, async (send) => {
    same(await idsOf(send, `${works}${one}`), await idsOf(send, `${works}${other}`), name);
  });
}

function findsNothing(parameters: string): ConformanceCase {
  return journey(`${parameters} finds nothing, which is not an error`, async (send) => {
    const { totalResults, totalPages, results } = await listAt(send, `${works}?${parameters}`);
    same([totalResults, totalPages, results], [0, 0, []], 'The list');
  });
}

function findsSome(parameters: string): ConformanceCase {
  return journey(`${parameters} finds works, but not all`, async (send) => {
    const some = await totalOf(send, `${works}?${parameters}`);
    const all = await totalOf(send, works);
    ensure(some > 0 && some < all, `${some} of ${all}`);
  });
}

/** How filters combine, and what each of them compares. */
export const catalogueFilters: ConformanceCase[] = [
  journey('any value of a filter may match', async (send) => {
    const [first, second] = ['Horses', 'Herbs'];
    const one = await idsOf(send, `${works}${query({ 'subjects.label': first })}`);
    const other = await idsOf(send, `${works}${query({ 'subjects.label': second })}`);
    const both = await idsOf(send, `${works}${query({ 'subjects.label': `${first},${second}` })}`);
    ensure(one.length > 0 && other.length > 0, 'Both subjects have works');
    same(both, [...new Set([...one, ...other])].sort(), 'Both together');
  }),
  journey('different filters must all match', async (send) => {
    const pictures = await idsOf(send, `${works}?workType=k`);
    const online = new Set(await idsOf(send, `${works}?availabilities=online`));
    const both = await idsOf(send, `${works}?workType=k&availabilities=online`);
    ensure(both.length > 0 && both.length < pictures.length, 'The second filter narrows');
    same(
      both,
      pictures.filter((id) => online.has(id)),
      'Both together',
    );
  }),
  journey('the query and filters must all match', async (send) => {
    const found = new Set(await idsOf(send, `${works}?query=horse`));
    const both = await idsOf(send, `${works}?query=horse&workType=k`);
    const pictures = await idsOf(send, `${works}?workType=k`);
    same([...both].sort(), pictures.filter((id) => found.has(id)).sort(), 'Both together');
  }),
  agree('a repeated parameter counts once', '?workType=z&workType=k', '?workType=z'),
  agree(
    'a label with a comma is quoted',
    '?subjects.label=%22Medicine,%20Popular%22,Herbs',
    '?subjects.label=Herbs,%22Medicine,%20Popular%22',
  ),
  findsSome('subjects.label=%22Medicine,%20Popular%22'),
  findsNothing('subjects.label=%22Horses'),
  findsNothing('subjects.label=horses'),
  findsNothing('subjects.label=%20Horses'),
  findsNothing('type=Nonsense'),
  findsNothing('type=Work'),
  findsNothing('workType=Books'),
  findsNothing('items.locations.license=cc0'),
  findsNothing('workType='),
  findsNothing('languages='),
  findsNothing('identifiers=d6pzt9ye,k2wfn7cs,y3nb6kdu'),
  findsNothing('query=d6pzt9ye'),
  findsNothing('partOf=zzzzzzzz'),
  findsNothing('production.dates.from=1840-01-01&production.dates.to=1830-01-01'),
  ...['genres', 'genres.label', 'subjects', 'subjects.label'].map((name) =>
    agree(`an empty ${name} is no filter`, `?${name}=&workType=z`, '?workType=z'),
  ),
  ...[
    ...['type=Standard', 'languages=ger', 'genres.label=Etchings', 'items.locations.license=pdm'],
    ...['items.locations.locationType=iiif-presentation', 'availabilities=open-shelves'],
    ...['partOf.title=Papers%20of%20Ines%20Halloran,%20botanist', 'genres=w9fm3cuy'],
    ...['contributors.agent=c5tw8rqn', 'items=c8vn5kqy', 'items.identifiers=i10482275'],
  ].map(findsSome),
  agree('identifiers are case-insensitive', '?identifiers=B20417783', '?identifiers=b20417783'),
  agree('a work is found by its own id', '?identifiers=m3rvk8pd', '?identifiers=b20417783'),
  agree('a genre is found by label and by id', '?genres=w9fm3cuy', '?genres.label=Etchings'),
  agree('a subject is found by label and by id', '?subjects=n8hs5xka', '?subjects.label=Horses'),
  agree(
    'a person is found by label and by id',
    '?contributors.agent=c5tw8rqn',
    '?contributors.agent.label=%22Marlow,%20Tobias,%201790-1861%22',
  ),
  journey('partOf finds everything below, at any depth', async (send) => {
    const found = await allOf<Related>(send, `${works}?partOf=q6zb4ynh&include=partOf`);
    ensure(found.length > 1, 'There is an archive');
    for (const work of found) {
      ensure(isWithin('q6zb4ynh', work), `${work.id} is not within the archive`);
    }
    const isDeep = found.some(({ partOf = [] }) => partOf.every(({ id }) => id !== 'q6zb4ynh'));
    ensure(isDeep, 'Nothing was found below the first level');
  }),
  journey('dates are inclusive bounds on the start', async (send) => {
    const from = 'production.dates.from=1832-01-01';
    const found = await allOf<Dated>(
      send,
      `${works}?${from}&production.dates.to=1832-01-01&include=production`,
    );
    ensure(found.length > 0, 'Some work is of 1832');
    for (const { id, production } of found) {
      const labels = production.flatMap(({ dates }) => dates.map(({ label }) => label));
      ensure(
        labels.some((label) => label.includes('1832')),
        `${id} is of ${labels}`,
      );
    }
    const before = await totalOf(send, `${works}?production.dates.to=1831-12-31`);
    const until = await totalOf(send, `${works}?production.dates.to=1832-01-01`);
    ensure(until >= before && until <= before + found.length, `${before}, ${until}`);
  }),
  journey('a status with ! excludes works, but not those without any status', async (send) => {
    const all = await totalOf(send, works);
    for (const name of ['restricted', 'closed', 'open']) {
      const within = await totalOf(send, `${works}?${status}=${name}`);
      const without = await totalOf(send, `${works}?${status}=!${name}`);
      ensure(within > 0, `Some work is ${name}`);
      same(without, all - within, `Without ${name}`);
    }
  }),
  journey('statuses with and without ! can be combined', async (send) => {
    const mixed = await allOf<Kept>(
      send,
      `${works}?${status}=restricted,closed,!open&include=items`,
    );
    ensure(mixed.length > 0, 'Some work is restricted or closed and has no open copy');
    for (const { id, items } of mixed) {
      const own = items.flatMap(({ locations }) =>
        locations.flatMap(({ accessConditions }) =>
          accessConditions.map((condition) => condition.status?.id),
        ),
      );
      const matches = own.some((one) => one === 'restricted' || one === 'closed');
      ensure(matches && !own.includes('open'), `${id} is ${own}`);
    }
  }),
];
