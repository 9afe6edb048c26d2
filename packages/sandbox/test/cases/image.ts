import { body, same } from '../conformance/assertions.ts';
import type { Answer, ConformanceCase, RequestCase } from '../conformance/case.ts';
import { journey, ok } from './lists.ts';
import { pixelSize } from './pixel-size.ts';

/** 1600 pixels wide and 1200 high. */
const picture = '/image/V0040217';
const profile = '<http://iiif.io/api/image/2/level2.json>;rel="profile"';

/** A picture of the requested size and type, with its canonical address. */
function gives(parts: string, width: number, height: number, canonical = parts): RequestCase {
  const format = parts.split('.').at(-1) ?? '';
  const type = format === 'jpg' ? 'image/jpeg' : `image/${format}`;
  return {
    name: `${parts} is ${width} × ${height}`,
    path: `${picture}/${parts}`,
    expect: {
      status: 200,
      headers: {
        'Content-Type': type,
        Link: `<{base}${picture}/${canonical}>;rel="canonical",${profile}`,
      },
      check: ({ bytes }) => same(pixelSize(bytes), { format, width, height }, 'The picture'),
    },
  };
}

function refuses(parts: string, text: string, status = 400): RequestCase {
  return {
    name: `${parts} is refused`,
    path: `${picture}/${parts}`,
    expect: { status, text, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  };
}

const wrong = (what: string) => `Syntax of the request is incorrect: ${what}`;
const rest = '/0/default.jpg';

const regions = [
  gives(`full/full${rest}`, 1600, 1200),
  gives(`full/max${rest}`, 1600, 1200, `full/full${rest}`),
  gives(`square/300,${rest}`, 300, 300, `200,0,1200,1200/300,${rest}`),
  gives(`400,300,800,600/full${rest}`, 800, 600),
  gives(`1500,1100,400,400/full${rest}`, 100, 100, `1500,1100,100,100/full${rest}`),
  gives(`pct:25,25,50,50/full${rest}`, 800, 600, `400,300,800,600/full${rest}`),
  gives(`pct:0,0,12.5,12.5/full${rest}`, 200, 150, `0,0,200,150/full${rest}`),
  refuses(`0,0,0,10/full${rest}`, wrong('the region 0,0,0,10 is empty')),
  refuses(`1600,0,10,10/full${rest}`, wrong('the region 1600,0,10,10 is outside the image')),
  refuses(`pct:100,0,10,10/full${rest}`, wrong('the region pct:100,0,10,10 is outside the image')),
  refuses(`-1,0,10,10/full${rest}`, wrong('the region -1,0,10,10 is not four numbers')),
  refuses(`0,0,10/full${rest}`, wrong('the region 0,0,10 is not four numbers')),
  refuses(`0,0,1.5,10/full${rest}`, wrong('the region 0,0,1.5,10 is not four numbers')),
  refuses(`Full/full${rest}`, wrong('the region Full is not four numbers')),
];

const sizes = [
  gives(`full/400,${rest}`, 400, 300),
  gives(`full/,150${rest}`, 200, 150, `full/200,${rest}`),
  gives(`full/pct:50${rest}`, 800, 600, `full/800,${rest}`),
  gives(`full/400,400${rest}`, 400, 400),
  gives(`full/!400,400${rest}`, 400, 300, `full/400,${rest}`),
  gives(`full/!5000,600${rest}`, 800, 600, `full/800,${rest}`),
  gives(`full/2000,${rest}`, 2000, 1500),
  gives(`full/400%2C300${rest}`, 400, 300, `full/400,${rest}`),
  gives(`0,0,1600,1/100,${rest}`, 100, 1),
  refuses(`full/0,${rest}`, wrong('the size 0, comes out at 0 pixels')),
  refuses(`full/pct:0.01${rest}`, wrong('the size pct:0.01 comes out at 0 pixels')),
  refuses(`full/pct:x${rest}`, wrong('the size pct:x is not a number')),
  refuses(`full/,${rest}`, wrong('the size , is not of a known form')),
  refuses(`full/400${rest}`, wrong('the size 400 is not of a known form')),
  refuses(`full/!400,${rest}`, wrong('the size !400, needs a width and a height')),
  refuses(`full/99999,${rest}`, 'Requested size exceeds limits', 404),
  refuses(`full/4096,4096${rest}`, 'Requested size exceeds limits', 404),
  refuses(`full/${'9'.repeat(400)},${rest}`, 'Requested size exceeds limits', 404),
];

const turns = [
  gives('full/400,/90/default.jpg', 300, 400),
  gives('full/400,/180/default.jpg', 400, 300),
  gives('full/400,/!0/default.jpg', 400, 300),
  gives('full/400,/360/default.jpg', 400, 300, `full/400,${rest}`),
  gives('full/400,/22.5/default.png', 484, 430),
  refuses('full/400,/360.1/default.jpg', wrong('the rotation 360.1 is not between 0 and 360')),
  refuses('full/400,/-90/default.jpg', wrong('the rotation -90 is not a number')),
  refuses('full/400,/1e308/default.jpg', wrong('the rotation 1e308 is not a number')),
  refuses(
    `full/400,/${'9'.repeat(400)}/default.jpg`,
    wrong(`the rotation ${'9'.repeat(400)} is not between 0 and 360`),
  ),
];

const rendered = [
  gives('full/100,/0/default.png', 100, 75),
  gives('full/100,/0/default.gif', 100, 75),
  gives('full/100,/0/default.webp', 100, 75),
  gives('full/100,/0/color.png', 100, 75, 'full/100,/0/default.png'),
  gives('full/100,/0/gray.png', 100, 75),
  gives('full/100,/0/bitonal.png', 100, 75),
  refuses('full/100,/0/native.jpg', 'Parameter is unsupported: quality native', 404),
  refuses('full/100,/0/default.tif', 'Parameter is unsupported: format tif', 404),
  ...['full/100,/0/default', 'full/100,/0', 'full', 'full/100,/0/default.jpg/more'].map((parts) =>
    refuses(parts, wrong('five parts are needed: region/size/rotation/quality.format')),
  ),
];

function isInfo(answer: Answer): void {
  const info = body<{ '@id': string; width: number; height: number; sizes: unknown[] }>(answer);
  same([info['@id'], info.width, info.height], [`${answer.base}${picture}`, 1600, 1200], 'It');
  same(info.sizes[1], { width: 200, height: 150 }, 'A ready-made size');
}

/** IIIF Image API 2.1, level 2, and the thumbnails beside it. */
export const imageCases: ConformanceCase[] = [
  ...regions,
  ...sizes,
  ...turns,
  ...rendered,
  {
    name: 'info.json is JSON',
    path: `${picture}/info.json`,
    expect: { status: 200, headers: { 'Content-Type': 'application/json' }, check: isInfo },
  },
  {
    name: 'info.json is JSON-LD for clients that ask for it',
    path: `${picture}/info.json`,
    headers: { Accept: 'application/ld+json' },
    expect: { status: 200, headers: { 'Content-Type': 'application/ld+json' }, check: isInfo },
  },
  {
    name: 'an identifier alone leads to info.json',
    path: picture,
    expect: { status: 303, headers: { Location: `{base}${picture}/info.json` } },
  },
  {
    name: '.jpg after the number of a picture is ignored',
    path: `${picture}.jpg/full/100,/0/default.jpg`,
    expect: { status: 200, check: ({ bytes }) => same(pixelSize(bytes).width, 100, 'The width') },
  },
  ...['V0099999', 'constructor', '%zz', '..%2F..%2Fetc%2Fpasswd', 'V0040217%00'].map(
    (identifier): RequestCase => ({
      name: `${identifier} does not exist`,
      path: `/image/${identifier}/info.json`,
      expect: { status: 404, text: 'Image does not exist' },
    }),
  ),
  journey('a thumbnail is ready-made or does not exist', async (send) => {
    const thumb = '/thumbs/b20417783_0001.jp2';
    const { bytes } = await ok(send, `${thumb}/full/!200,200${rest}`);
    same(Math.max(pixelSize(bytes).width, pixelSize(bytes).height), 200, 'The longer edge');
    const statuses = [`full/!201,201${rest}`, 'full/!200,200/90/default.jpg', '%zz', ''].map(
      async (parts) => (await send(`${thumb}/${parts}`)).status,
    );
    same(await Promise.all(statuses), [404, 400, 400, 400], 'What is refused');
    same((await send('/thumbs/%zz/full')).status, 404, 'An unknown one');
  }),
];
