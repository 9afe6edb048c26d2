import type { PageFacts } from '../check-facts.ts';
import { answer, engine, height, listed, numberIn, parameter, status, width } from '../sources.ts';
import { reason } from './reasons.ts';

const url = (region: string, size: string, rotation = '0') =>
  `/image/V0040217/${region}/${size}/${rotation}/default.jpg`;
const row = (region: string, size: string) =>
  [width(url(region, size)), height(url(region, size))] as const;
const full = row('full', 'full');
const tile = answer('/image/V0040217/info.json', (body) => body.tiles[0].width);
const context = (request: string, pattern: RegExp) =>
  answer(request, (body) => Number(pattern.exec(JSON.stringify(body['@context']))?.[1]));
const degrees = numberIn('apis/iiif.yaml', /in degrees from 0 to (\d+)/);

export const facts: PageFacts = {
  page: 'docs/iiif.mdx',
  facts: [
    ['follow the IIIF Image API, version {}', context('/image/V0040217/info.json', /image\/(\d)/)],
    ['a picture {} pixels wide:', width(url('full', '400,'))],
    ['which is {} pixels wide and {} pixels high', ...full],
    ['| `full` | The whole picture | `full` | {} × {} |', ...full],
    ['normally from the middle | `square` | {} × {} |', ...row('square', 'full')],
    ['as whole numbers | `{}` | {} × {} |', '400,300,800,600', ...row('400,300,800,600', 'full')],
    [
      'The same {} values in per cent; decimals are allowed, and `x` and `y` must be below {} | `{}` | {} × {} |',
      4,
      100,
      'pct:25,25,50,50',
      ...row('pct:25,25,50,50', 'full'),
    ],
    ['`{}` gives {} × {} pixels', '1500,1100,400,400', ...row('1500,1100,400,400', 'full')],
    ['wholly outside the picture, returns `{}`', status(url('1600,0,10,10', 'full'))],
    ['wholly outside the picture, returns `{}`', status(url('0,0,0,10', 'full'))],
    ['| `full` | No scaling | `full` | {} × {} |', ...full],
    ['where there is no limit | `max` | {} × {} |', ...row('full', 'max')],
    ['height follows | `{}` | {} × {} |', '400,', ...row('full', '400,')],
    ['width follows | `{}` | {} × {} |', ',150', ...row('full', ',150')],
    ['Per cent of the region | `{}` | {} × {} |', 'pct:50', ...row('full', 'pct:50')],
    ['may distort | `{}` | {} × {}, squeezed |', '400,400', ...row('full', '400,400')],
    ['keeps the shape | `{}` | {} × {} |', '!400,400', ...row('full', '!400,400')],
    ['is never less than {} pixel', height(url('0,0,1600,1', '2,'))],
    ['A size that comes out at {} pixels returns `{}`', 0, status(url('full', '0,'))],
    ['in degrees from {} to {}.', 0, degrees],
    [
      'so `full/400,/90/default.jpg` is {} pixels wide and {} high',
      width(url('full', '400,', '90')),
      height(url('full', '400,', '90')),
    ],
    [
      'With tiles of {} pixels and scale factor {}, each tile covers {} × {} pixels of the original and is delivered at {} size',
      tile,
      answer('/image/V0040217/info.json', (body) => body.tiles[0].scaleFactors[1]),
      async () => 2 * Number(await tile()),
      async () => 2 * Number(await tile()),
      1 / 2,
    ],
    ['When there are {} results or more', engine('search/find-words.ts', /contextLimit = (\d+)/)],
    ['Without `q` the response is `{}`', status('/search/b20417783/search')],
    ['no recognised text returns `{}`', status('/search/b99999999/search?q=a')],
    [
      'fewer than {} characters the list is empty, with status `{}`',
      engine('search/search-text.ts', /shortestTerm = (\d+)/),
      status('/search/b20417783/autocomplete?q=ro'),
    ],
    ['`min` (default {})', Number(parameter('autocompleteText', 'min').default)],
    [
      'IIIF Presentation API manifests in versions {} and {}',
      context('/presentation/v2/b20417783', /presentation\/(\d)/),
      context('/presentation/v3/b20417783', /presentation\/(\d)/),
    ],
    [
      'either of them: version {}, unless',
      context('/presentation/b20417783', /presentation\/(\d)/),
    ],
    ['`{}` is refused with `{}`', '0400,', status(url('full', '0400,'))],
    ['| `{}` | The URL is malformed', status(url('full', '400'))],
    ['| `{}` | No such picture', status('/image/V0099999/full/full/0/default.jpg')],
    ['| `{}` | Something failed', listed('getImageFile', 500)],
    ['| `{}` | Too busy', listed('getImageFile', 503)],
    [
      'where ours return `{}` for an unsupported',
      status('/image/V0040217/full/full/0/default.bmp'),
    ],
    [
      '`info.json` returns `{}`, `{}` and `{}`',
      listed('getImageInfo', 404),
      listed('getImageInfo', 500),
      listed('getImageInfo', 503),
    ],
    ['autocomplete return `{}` in plain text', status('/search/b99999999/autocomplete?q=abc')],
    [
      'Encoded as `{}`, it is refused with `{}`',
      '%23',
      status('/catalogue/v2/images?colors=%23c9c2af'),
    ],
  ],
  given: {
    [reason.count]: [
      'Add five parts to the base',
      'All five parts after the identifier',
      'Two things follow',
      'Manifests come in two versions',
      'the address of version 2; replace',
      'the same book in version 3',
      '| Part | Version 2 | Version 3 |',
      '### Version 2',
      '### Version 3',
      'are older than version 3',
      'the same list of pages from version 3',
      'or in `items` in version 3',
      'in three shapes:',
      'Two sizes in `srcset`',
      'one hit with two boxes',
      'they are two different URLs',
      'For scale factor 2, column 1 and row 0 of our picture',
    ],
    [reason.example]: [
      '| `0` | As it is |',
      '| `90`, `180`, `270` | Quarter turns |',
      '| `22.5` | Any other angle',
      '| `!0` | Mirrored, not turned |',
      '| `!180` | Mirrored, then turned |',
      'not a quarter turn leaves empty corners',
      'Put a URL with `!400,400` or `!0` in single',
    ],
    [reason.elsewhere]: ['Other IIIF servers return `400`', 'or as `%2C`'],
    [reason.command]: [
      'add `--output horse.jpg`',
      'add `-o horse.jpg`',
      "loaded with `crossOrigin = 'anonymous'`",
      'The `profile` is the version: `application/ld+json;profile="http://iiif.io/api/presentation/2/context.json"`',
      '| `/presentation/v2/{identifier}` | `/presentation/v3/{identifier}` |',
      '`sequences[0].canvases`',
      '| `images[0].resource` | `items[0].items[0].body` |',
      '| `service` | `service[0]` |',
    ],
  },
};
