import { type PageFacts, times } from '../check-facts.ts';
import { answer, engine, height, parameter, status, width } from '../sources.ts';
import { reason } from './reasons.ts';

const picture = (rest: string) => `/image/V0040217/${rest}/default.jpg`;
const original = picture('full/full/0');
const refused = (rest: string) => status(picture(rest));
const shortest = engine('search/search-text.ts', /shortestTerm = (\d+)/);
const around = engine('search/find-words.ts', /contextLength = (\d+)/);
const withoutContext = engine('search/find-words.ts', /contextLimit = (\d+)/);
const q = parameter('searchText', 'q').maxLength;
const completedQ = parameter('autocompleteText', 'q').maxLength;
const tile = answer('/image/V0040217/info.json', (body) => body.tiles[0].width);

export const facts: PageFacts = {
  page: 'apis/iiif.yaml',
  facts: [
    [
      'so `{}` with a rotation of `{}` gives a picture {} pixels high',
      '400,',
      90,
      height(picture('full/400,/90')),
    ],
    times(2, ['{} pixels wide', width(picture('full/400,/0'))]),

    ['the size comes out at {} pixels, or the rotation is above {}', 0, 360],
    ['A region outside a picture of {} by {} pixels', width(original), height(original)],
    ['A rotation above {}', 360],
    [
      'an address without a manifest returns {} in plain text',
      status('/presentation/v2/b99999999'),
    ],
    ['`q` may have at most {} characters. The list', q],
    ['`q` may have at most {} characters. Wait', completedQ],
    ['The text in `q` is longer than {} characters', q],
    [
      'The prefix in `q` is longer than {} characters, or `min` is not a whole number of at least {}',
      completedQ,
      parameter('autocompleteText', 'min').minimum,
    ],
    ['A `min` below {}', parameter('autocompleteText', 'min').minimum],
    ['A `q` of more than {} characters', q],
    ['A prefix of more than {} characters', completedQ],
    ['x and y must be below {}', 100],
    times(2, ['at most {} digits before the decimal point', 15]),
    ['Without `q` the response is {}', status('/search/b20417783/search')],
    ['With fewer than {} characters the list is empty', shortest],
    ['so wait for the {}', shortest],
    ['do not ask with fewer than {} characters', shortest],
    [
      'With fewer than {} characters the response is {} with no terms',
      shortest,
      status('/search/b99999999/autocomplete?q=ab'),
    ],
    ['Fewer than {} characters', shortest],
    ['An etching, {} by {} pixels', width(original), height(original)],
    ['or wholly outside the picture, returns {}', refused('1600,0,10,10/full/0')],
    [
      '{} by {} pixels, beginning {} from the left and {} from the top',
      width(picture('400,300,800,600/full/0')),
      height(picture('400,300,800,600/full/0')),
      400,
      300,
    ],
    ['for a picture of {} by {}', width(original), height(original)],
    ['A bare `{}` returns {}', 400, refused('full/400/0')],
    ['in degrees from {} to {}', 0, 360],
    ['A number above {}, or below {}, returns {}', 360, 0, refused('full/full/361')],
    ['A number above {}, or below {}, returns {}', 360, 0, refused('full/full/-1')],
    times(2, [
      'A value outside the list returns {}',
      status('/image/V0040217/full/full/0/sepia.jpg'),
    ]),
    ['Be ready for {}', status('/search/b99999999/search?q=a')],
    [
      'With tiles of {} pixels and scale factor {}, each tile covers {} by {} pixels of the original and is sent at {} size',
      tile,
      2,
      async () => 2 * Number(await tile()),
      async () => 2 * Number(await tile()),
      1 / 2,
    ],
    ['Up to {} characters before the match', around],
    ['Up to {} characters after the match', around],
    times(2, ['Missing if there are {} results or more', withoutContext]),
  ],
  given: {
    [reason.count]: [
      'follow two of them',
      'and the two search services',
      'compares the two.',
      '`/presentation/v2/{identifier}`, the address that the catalogue gives, and at `/presentation/v3/{identifier}`',
      'All five parts after',
      'Two things follow',
      'Check the five parts',
      'one hit with two boxes',
      'and the four numbers after',
      'two times with a slash',
      times(2, 'that occur twice or more'),
      'There are two kinds',
      'also available at `/search/v1/{identifier}`',
      'also available at `/search/autocomplete/v1/{identifier}`',
      'and seven digits of which the first two are 0',
    ],
    [reason.example]: [
      '`!400,400` fits the picture',
      '`square/300,/0/default.jpg` gives',
      '`rosemary sage` does not find `rosemary and sage`',
      '150 pixels high',
      'fitted into a box of 400 by 400',
      'Made in 2023',
      '`400,400` squeezes',
      '`!400,400` keeps',
      'Fitted into a box of 400 by 400',
      'Half as wide and half as high',
      'Exactly 400 by 400',
      'not a quarter turn makes',
      'so a quarter turn swaps',
      'A quarter turn to the right',
      'not only quarter turns',
    ],
    [reason.elsewhere]: [
      'version 2.1, and the IIIF Content Search API, version 1',
      'IIIF Presentation API manifests in versions 2.1 and 3.0',
      'Version 3 has `id`',
      'Other IIIF services return 400',
      'IIIF Image API 2.1 defines',
      'IIIF Content Search API 1 defines',
      'or `.JP2`',
    ],
    [reason.live]: [times(3, 'after status 429 or 503')],
  },
};
