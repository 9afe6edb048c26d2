import type { PageFacts } from '../check-facts.ts';
import { answer, engine, lengthIn, parameter, readable, status, total } from '../sources.ts';
import { reason } from './reasons.ts';

const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';
const buckets = (name: string) =>
  engine('catalogue/works.ts', new RegExp(`rule\\('${name}', (\\d+)`));
const comet = `${works}?query=comet&aggregations=workType&pageSize=1`;
const counted = (id: string) =>
  answer(
    comet,
    ({ aggregations }) =>
      aggregations.workType.buckets.find(({ data }: { data: { id: string } }) => data.id === id)
        .count,
  );
const cometPictures = `${works}?query=comet&workType=k&aggregations=workType,languages&pageSize=1`;

/** How many words a search of works may have before one may be missing. */
export const allNeeded = async () => {
  const count = async (words: string[]) =>
    Number(await total(`${works}?query=${words.join('+')}`)());
  const present = ['grey', 'horse', 'farrier', 'door', 'hoof', 'near', 'fore', 'etching'];
  for (let words = 1; words < present.length; words += 1) {
    if ((await count([...present.slice(0, words - 1), 'xyzzyx'])) > 0) return words - 1;
  }
  return Number.NaN;
};

export const facts: PageFacts = {
  page: 'docs/catalogue.mdx',
  facts: [
    ['An unknown value is refused with a {}', status(`${works}?include=foo`)],
    ['With up to {} words, all must be found', allNeeded],
    [
      'From {} words on, one in every {} may be missing',
      async () => (await allNeeded()) + 1,
      async () => (await allNeeded()) + 1,
    ],
    [
      '{}-letter codes',
      answer(`${works}/m3rvk8pd?include=languages`, (body) => body.languages[0].id.length),
    ],
    [
      'finds nothing, and the response is a {} with no results',
      status(`${works}?subjects.label=horses`),
    ],
    ['A bare year is refused with a {}', status(`${works}?production.dates.from=1832`)],
    ['`sortOrder` is `{}` (the default)', String(parameter('getWorks', 'sortOrder').default)],
    ['| `workType` | Format | {} |', buckets('workType')],
    ['| `production.dates` | Starting year | {} |', buckets('production.dates')],
    [
      '`contributors.agent.label` | Label | {} |',
      buckets('(?:genres|subjects|contributors.agent).label'),
    ],
    ['`contributors.agent` | Concept id | {} |', buckets('(?:genres|subjects|contributors.agent)')],
    ['| `languages` | Language | {} |', buckets('languages')],
    ['| `items.locations.license` | Licence | {} |', buckets('items.locations.license')],
    ['| `availabilities` | Availability | {} |', buckets('availabilities')],
    [
      '{} works match `comet`: {} pictures, {} books, {} records of archives and one manuscript',
      total(comet),
      counted('k'),
      counted('a'),
      counted('h'),
    ],
    [
      'they still add up to {}',
      answer(cometPictures, ({ aggregations }) =>
        aggregations.workType.buckets.reduce(
          (sum: number, { count }: { count: number }) => sum + count,
          0,
        ),
      ),
    ],
    ['look only at the {} pictures', total(cometPictures)],
    ['`colors` takes one or more {}-digit', lengthIn(parameter('getImages', 'colors').items)],
    ['at most the {} nearest come back', engine('catalogue/images.ts', /nearestLimit = (\d+)/)],
    [
      'up to {} in each list',
      answer(`${images}/t4ncwz8k?include=visuallySimilar`, (body) => body.visuallySimilar.length),
    ],
    ['On the list they are refused with a {}', status(`${images}?include=visuallySimilar`)],
    ['A deleted work returns {}', status(`${works}/k2wfn7cs`)],
    [
      'gives a {} with `{}`',
      status(`${works}?languages=xx`),
      async () => `totalResults: ${await total(`${works}?languages=xx`)()}`,
    ],
    ['the {}-result window', readable],
  ],
  given: {
    [reason.title]: ['first result in five minutes'],
    [reason.count]: [
      'the two descriptions are left out of',
      'These are two values',
      'The three id forms',
      'ask for two aggregations',
      'The two descriptions are left out here',
      'When two turn out to be the same',
    ],
    [reason.example]: [
      'dated "1825-1835" starts in 1825',
      'dated just "1832" starts on 1 January 1832',
    ],
    [reason.meaning]: ['search by two subjects at once'],
    [reason.elsewhere]: ['`%21` is `!`', 'written `%22` in an address'],
  },
};
