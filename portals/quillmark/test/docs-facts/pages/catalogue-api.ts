import { type PageFacts, times } from '../check-facts.ts';
import {
  answer,
  collection,
  engine,
  lengthIn,
  listed,
  mostWords,
  parameter,
  readable,
  status,
} from '../sources.ts';
import { allNeeded } from './catalogue.ts';
import { reason } from './reasons.ts';

const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';
const concepts = '/catalogue/v2/concepts';
const page = parameter('getWorks', 'page');
const size = parameter('getWorks', 'pageSize');
const most = (name: string) => engine('catalogue/works.ts', new RegExp(`rule\\('${name}', (\\d+)`));
const nearest = engine('catalogue/images.ts', /nearestLimit = (\d+)/);
const neighbours = answer(
  `${images}/t4ncwz8k?include=visuallySimilar`,
  (body) => body.visuallySimilar.length,
);
const { maxLength } = parameter('getWorks', 'query');
const { maxItems } = parameter('getWorks', 'languages');
const colours = parameter('getImages', 'colors').maxItems;
const idLength = collection.works[0]?.id.length ?? 0;
const yearOnly = status(`${works}?production.dates.from=1832`);
const noResults = status(`${works}?query=xyzzyx`);

/** How many words a search of images may have before one may be missing. */
const share = engine('catalogue/images.ts', /Math\.floor\(words \* ([\d.]+)\)/);
const imageWords = () => Math.ceil(1 / share()) - 1;

export const facts: PageFacts = {
  page: 'apis/catalogue.yaml',
  facts: [
    ['**Only the first {} results of a request can be read.**', readable],
    [
      'A query may have at most {} characters and {} different words, and a list at most {} values.',
      maxLength,
      mostWords,
      maxItems,
    ],
    [
      'A query may have at most {} characters and {} different words, a list at most {} values, and `colors` at most {}.',
      parameter('getImages', 'query').maxLength,
      mostWords,
      parameter('getImages', 'locations.license').maxItems,
      colours,
    ],
    [
      'A query may have at most {} characters and {} different words, and `id` at most {} values.',
      parameter('getConcepts', 'query').maxLength,
      mostWords,
      parameter('getConcepts', 'id').maxItems,
    ],
    ['A list may have at most {} values.', parameter('getWork', 'include').maxItems],
    ['`include` may have at most {} values.', parameter('getImage', 'include').maxItems],
    ['More than {} ids', parameter('getConcepts', 'id').maxItems],
    ['More than {} values in a list', maxItems],
    ['More than {} colours', colours],
    times(2, [
      'Only the first {} results of a request can be read, so page times pageSize must not exceed {}.',
      readable,
      readable,
    ]),
    [
      'Result {} is refused with a {}',
      async () => (await readable()) + 1,
      status(`${works}?page=10001&pageSize=1`),
    ],
    ['With up to {} words all must be found somewhere', allNeeded],
    [
      'From {} words on, one in every {} may be missing',
      async () => (await allNeeded()) + 1,
      async () => (await allNeeded()) + 1,
    ],
    [
      'the {}-letter MARC codes',
      answer(`${works}/m3rvk8pd?include=languages`, (body) => body.languages[0].id.length),
    ],
    times(4, ['A bare year is refused with a {}', yearOnly]),
    [
      'An unknown value is refused with a {}.',
      status(`${works}?items.locations.accessConditions.status=foo`),
    ],
    ['An unknown value is refused with a {} that lists', status(`${works}?include=foo`)],
    times(3, ['A search that finds nothing is a {} as well', noResults]),
    times(2, ['A year of more than {} digits', String(9999).length]),
    ['Past the first {} works', readable],
    ['Past the first {} images', readable],
    ['Past the first {} concepts', readable],
    [
      'merged into another returns {}, and a deleted one {}',
      status(`${works}/d6pzt9ye`),
      status(`${works}/k2wfn7cs`),
    ],
    ['A merged work, which redirects ({})', status(`${works}/d6pzt9ye`)],
    ['A deleted work ({})', status(`${works}/k2wfn7cs`)],
    ['The id of the work: {} small letters and digits', idLength],
    ['An id with any returns {}', status(`${works}/HX7Q2MVB`)],
    ['With `colors` at most the {} nearest images', nearest],
    ['With up to {} words all must be found.', imageWords],
    ['From {} on, about {} in {} may be missing', () => imageWords() + 1, () => share() * 10, 10],
    ['colours as {} hexadecimal digits', lengthIn(parameter('getImages', 'colors').items)],
    ['but at most the {} nearest images come back', nearest],
    ['`{}` is refused with a {}', '%23', status(`${images}?colors=%23c9c2af`)],
    ['Here they are refused with a {}', status(`${images}?include=visuallySimilar`)],
    ['at most {} buckets each', engine('catalogue/images.ts', /limit: (\d+)/)],
    ['up to {} in each list', neighbours],
    ['has at most {} images', neighbours],
    times(2, ['Up to {} images that resemble it in features and colours', neighbours]),
    times(2, ['Up to {} images with similar shapes and composition', neighbours]),
    times(2, ['Up to {} images with a similar palette', neighbours]),
    ['fewer than {} images, or none', neighbours],
    [
      'within {}: anything beyond returns {}',
      readable,
      status(`${concepts}?page=101&pageSize=100`),
    ],
    ['the page is past the first {} concepts', readable],
    [
      'Start at page {}, ask for {} to {} results',
      parameter('getConcepts', 'page').minimum,
      parameter('getConcepts', 'pageSize').minimum,
      parameter('getConcepts', 'pageSize').maximum,
    ],
    times(2, ['A page below {}', page.minimum]),
    times(2, ['A page of more than {} results', size.maximum]),
    ['Pages are counted from {}', page.minimum],
    ['The {} multiplied must not exceed {}', 2, readable],
    ['but page {} is valid', page.minimum],
    ['A page after the last returns {}', status(`${works}?query=horse&page=50`)],
    ['The last page inside the {}', readable],
    ['How many results a page has, from {} to {}', size.minimum, size.maximum],
    ['ask for {} at a time', size.maximum],
    [
      'More than {} is refused with a {}, not reduced to {}',
      size.maximum,
      status(`${works}?pageSize=101`),
      size.maximum,
    ],
    ['it is a {} with empty `results`', noResults],
    ['In this version {} is listed for this call too', listed('getWorks', 410)],
    times(3, [
      'How many pages there are. {} when nothing was found',
      answer(`${works}?query=xyzzyx`, (body) => body.totalPages),
    ]),
    ['not limited to {}', readable],
    ['With `colors`, at most {}', nearest],
    ['which can be {}', answer(`${concepts}?id=zzzzzzzz`, (body) => body.totalResults)],
    ['The id of the work: {} characters', idLength],
    ['By format. At most {} buckets', most('workType')],
    ['By the label of the genre. At most {} buckets', most('genres.label')],
    ['By the year in which a date starts. At most {} buckets', most('production.dates')],
    ['By the label of the subject. At most {} buckets', most('subjects.label')],
    ['By language. At most {} buckets', most('languages')],
    ['By the label of the contributor. At most {} buckets', most('contributors.agent.label')],
    ['By the licence of the copies. At most {} buckets', most('items.locations.license')],
    ['By how a work can be seen. At most {} buckets', most('availabilities')],
  ],
  given: {
    [reason.count]: [
      'There are three kinds of record',
      'Four rules apply',
      'is two values',
      'Three words, all of which',
      'Two codes share the label',
      times(2, 'Two subjects, the first with'),
      'works with two subjects at once',
      'Either of two people',
      'Two-letter codes such as',
      'the two may match different',
      'occurs in two systems',
      times(2, 'nearest to two colours'),
      'Two words, both of which',
      'Three includes add',
      'How the two relate',
      'the same two fields',
      'Two concepts by their ids',
      'Two includes that do not exist',
    ],
    [reason.example]: [
      'dated 1832 starts on 1 January 1832',
      times(2, 'From the first day of 1830'),
      times(2, 'To the last day of 1839'),
      'dated 1825-1835 starts in 1825, so a range that begins in 1830',
      '`1910-01-01` lets in all works dated just 1910',
      'before 1910 write `1909-12-31`',
      'has `"type": "Work"` in its record',
      times(2, '`"Marlow, Tobias, 1790-1861"`'),
      times(2, '`cc0` and `CC-BY` find nothing'),
      'Above 1 the picture is wide, below 1 it is tall',
      'without `i`, `l`, `o`, `0` and `1`',
      '0 only for a value that you filter by',
    ],
    [reason.elsewhere]: ['Write `%21` there'],
  },
};
