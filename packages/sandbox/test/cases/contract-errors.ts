import type { Api, JsonValue, Operation } from '@portal/contract';
import { documentedAnswers } from '../documented-answer.ts';
import type { RequestCase } from './case.ts';

const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';
const concepts = '/catalogue/v2/concepts';
const articles = '/content/v0/articles';
const events = '/content/v0/events';
const all = '/content/v0/all';
const picture = '/image/V0040217';
const longQuery = `query=${'farrier+'.repeat(300)}`;

const catalogueLists = (list: string, source: string) => ({
  '400 unknownSortOrder': `${list}?sortOrder=newest`,
  '400 invalidDate': `${list}?${source}production.dates.from=1832`,
  '400 yearTooLarge': `${list}?${source}production.dates.from=%2B011832-01-01`,
  '400 malformedList': `${list}?${source}subjects.label=%22Medicine,%20Popular%22Herbs`,
  '400 pageNotANumber': `${list}?page=two`,
  '400 pageTooSmall': `${list}?page=0`,
  '400 pageSizeNotANumber': `${list}?pageSize=penguin`,
  '400 pageSizeOutOfRange': `${list}?pageSize=101`,
  '400 pageAndPageSizeOutOfRange': `${list}?page=-50&pageSize=-60`,
  '400 beyondTheWindow': `${list}?page=101&pageSize=100`,
  '404 unknownPath': '/catalogue/v2/foo/bar',
  '410 oldVersion': '/catalogue/v1/works',
});

const contentLists = (list: string) => ({
  '400 pageSize': `${list}?pageSize=101`,
  '400 page': `${list}?page=0`,
  '400 notANumber': `${list}?page=two`,
  '400 notWhole': `${list}?page=1.5`,
  '400 repeated': `${list}?query=a&query=b`,
  '400 tooManyTerms': `${list}?${longQuery}`,
});

const contentFilters = (list: string) => ({
  '400 twoSorts': `${list}?sort=relevance,relevance`,
  '400 sortOrder': `${list}?sortOrder=up`,
  '400 format': `${list}?format=in%20pictures`,
});

/** What brings each documented error about, by operation, status and name of the example. */
const causes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getWorks: {
    ...catalogueLists(works, ''),
    '400 unknownInclude': `${works}?include=author`,
    '400 severalUnknownIncludes': `${works}?include=author,items,date`,
    '400 unknownAggregation': `${works}?aggregations=places`,
    '400 unknownSort': `${works}?sort=title`,
    '400 unknownAccessStatus': `${works}?items.locations.accessConditions.status=!secret,open`,
  },
  getWork: {
    '400 unknownInclude': `${works}/hx7q2mvb?include=author`,
    '400 severalUnknownIncludes': `${works}/zzzzzzzz?include=author,items,date`,
    '404 unknownId': `${works}/zzzzzzzz`,
    '410 deleted': `${works}/k2wfn7cs`,
  },
  getImages: {
    ...catalogueLists(images, 'source.'),
    '400 similarityOnTheList': `${images}?include=visuallySimilar`,
    '400 unknownAggregation': `${images}?aggregations=workType`,
    '400 unknownSort': `${images}?sort=production.dates`,
    '400 invalidColour': `${images}?color=%23a89b84`,
  },
  getImage: {
    '400 unknownInclude': `${images}/t4ncwz8k?include=similar`,
    '404 unknownId': `${images}/zzzzzzzz`,
    '410 oldVersion': '/catalogue/v1/images/t4ncwz8k',
  },
  getConcepts: {
    '400 pageTooSmall': `${concepts}?page=0`,
    '400 pageSizeOutOfRange': `${concepts}?pageSize=101`,
  },
  getConcept: { '404 unknownId': `${concepts}/zzzzzzzz` },
  getArticles: {
    ...contentLists(articles),
    ...contentFilters(articles),
    '400 contributor': `${articles}?contributors.contributor=Odile%20Brandt`,
    '400 date': `${articles}?publicationDate.from=1832`,
  },
  getArticle: {
    '404 unknown': `${articles}/Xa1AaaAAAAAAaaAA`,
    '410 withdrawn': `${articles}/Wh2LgRAAAB8AmZ7Q`,
  },
  getEvents: {
    ...contentLists(events),
    ...contentFilters(events),
    '400 location': `${events}?location=foo`,
    '400 twoLocations': `${events}?location=foo,online,bar`,
    '400 sort': `${events}?sort=foo`,
    '400 aggregations': `${events}?aggregations=place`,
    '400 isAvailableOnline': `${events}?isAvailableOnline=false`,
    '400 audience': `${events}?audience=Young%20people`,
    '400 interpretation': `${events}?interpretation=speech%20to%20text`,
  },
  getEvent: {
    '404 unknown': `${events}/Xa1AaaAAAAAAaaAA`,
    '410 withdrawn': `${events}/Wh2LgRAAAB8AmZ7Q`,
  },
  getAllContent: contentLists(all),
  getContent: {
    '400 noType': `${all}/Xq3TfhAAACEAkzLm`,
    '400 badId': `${all}/Xq3T!.articles`,
    '400 badType': `${all}/Xq3TfhAAACEAkzLm.article`,
    '400 noTourType': `${all}/Zd8PyxAAACUAjw4M.exhibition-highlight-tours`,
    '404 unknown': `${all}/Xa1AaaAAAAAAaaAA.articles`,
    '410 withdrawn': `${all}/Wh2LgRAAAB8AmZ7Q.articles`,
  },
  getImageFile: {
    '400 outside': `${picture}/2000,0,400,400/full/0/default.jpg`,
    '400 rotation': `${picture}/full/400,/400/default.jpg`,
    '404 unknown': '/image/V0099999/full/400,/0/default.jpg',
    '404 unsupported': `${picture}/full/400,/0/default.tif`,
  },
  getImageInfo: { '404 unknown': '/image/V0099999/info.json' },
  searchText: { '404 noText': '/search/b20000000/search?q=rosemary' },
  autocompleteText: { '404 noText': '/search/b20000000/autocomplete?q=ros' },
  getAlto: { '404 noPage': '/text/alto/b20417783_0999.jp2' },
  getText: { '404 noText': '/text/v1/b20000000' },
  getTextZip: { '404 noText': '/text/v1/b20000000.zip' },
};

/** Documented because the specification names them; the services have nothing that causes them. */
const withoutCause =
  /^(getArticles|getEvents|getAllContent) (404 notFound|410 gone)$|^(getArticle|getEvent) 400 badRequest$/;

/** Every error that the descriptions show, word by word. Failures (5xx) are tested by themselves. */
export function contractErrors(apis: readonly Api[]): RequestCase[] {
  return apis.flatMap((api) => {
    const checkDocumented = documentedAnswers(api);
    return api.operations.flatMap((operation) =>
      errorsOf(operation).map(({ name, status, value }) => {
        const path = causes[operation.id]?.[`${status} ${name}`];
        if (!path) throw new Error(`Nothing causes the ${status} "${name}" of ${operation.id}`);
        return {
          name: `${operation.id}: ${status} ${name}`,
          path,
          expect: {
            status: Number(status),
            ...(typeof value === 'string' ? { text: value } : { json: atHome(value) }),
            check: (answer) => checkDocumented(operation, answer),
          },
        };
      }),
    );
  });
}

function errorsOf({ id, responses }: Operation) {
  return responses
    .filter(({ status }) => status.startsWith('4'))
    .flatMap(({ status, content }) =>
      content.flatMap(({ examples }) => examples.map((example) => ({ ...example, status }))),
    )
    .filter(({ status, name }) => !withoutCause.test(`${id} ${status} ${name}`));
}

/** The hosts of the descriptions, replaced by the sandbox's own. */
function atHome(value: JsonValue): JsonValue {
  const text = JSON.stringify(value)
    .replaceAll('https://api.example.org', '{base}')
    .replaceAll('https://developers.example.org', '{origin}')
    .replaceAll('URL /catalogue', 'URL {mount}/catalogue');
  return JSON.parse(text) as JsonValue;
}
