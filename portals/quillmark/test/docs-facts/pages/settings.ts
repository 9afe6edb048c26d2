import type { PageFacts } from '../check-facts.ts';
import { answer, apiCount, readable, status, tutorialCount } from '../sources.ts';
import { reason } from './reasons.ts';

const fiveMinutes = { [reason.title]: ['in five minutes'] };
const works = '/catalogue/v2/works';

/** What portal.ts and its parts state, and the list of tutorials. */
export const facts: PageFacts[] = [
  {
    page: 'portal/home.ts',
    facts: [
      ['{} public, read-only APIs', apiCount],
      ['guides, {} examples', tutorialCount],
      ['{} public APIs, no key', apiCount],
      ['{} APIs, joined', apiCount],
      ['{} examples, from', tutorialCount],
      ['All {} examples', tutorialCount],
    ],
    given: { ...fiveMinutes, [reason.count]: ['Three ways in'] },
  },
  { page: 'home/_request.mdx', given: fiveMinutes },
  { page: 'portal/apis.ts', facts: [['paging and the {} results', readable]] },
  {
    page: 'portal/sandbox-page.ts',
    facts: [
      ['the {} APIs answer', apiCount],
      [
        'the same in version {} of',
        answer('/presentation/v3/b20417783', (body) =>
          Number(/presentation\/(\d)/.exec(JSON.stringify(body['@context']))?.[1]),
        ),
      ],
      ['{}: merged into another work', status(`${works}/d6pzt9ye`)],
      ['{}: no such work', status(`${works}/zzzzzzzz`)],
      ['{}: deleted', status(`${works}/k2wfn7cs`)],
      ['{}: what is wrong', status(`${works}?pageSize=1000`)],
    ],
  },
  {
    page: 'portal/plates.ts',
    given: {
      [reason.count]: [
        'shell cut in half',
        'three marked places',
        'alike two pictures are',
        'Two oval portraits',
        'four patterned wings',
      ],
    },
  },
  {
    page: 'portal/workbench-pictures.ts',
    given: { [reason.title]: ['Nine plants', 'at eleven days', 'remedies, page 3'] },
  },
  {
    page: 'docs/examples/index.mdx',
    facts: [
      ['{} tutorials whose code', tutorialCount],
      ['These {} tutorials', tutorialCount],
      ['before the {}-result window', readable],
    ],
    given: { ...fiveMinutes, [reason.count]: ['and three paths', '## Three paths'] },
  },
];
