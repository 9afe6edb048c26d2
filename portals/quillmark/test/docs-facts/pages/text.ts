import type { PageFacts } from '../check-facts.ts';
import { answer, height, listed, refusal, status, texts, width } from '../sources.ts';
import { reason } from './reasons.ts';

const page = async () => (await texts.book('b20417783'))?.pages[2];
const picture = '/image/b20417783_0003.jp2/full/full/0/default.jpg';
const rosemary = async () =>
  (await page())?.lines.flat().find(([word]) => word === 'rosemary') ?? ['', 0, 0, 0, 0];

export const facts: PageFacts = {
  page: 'docs/text.mdx',
  facts: [
    [
      'a book of {}',
      answer('/catalogue/v2/works/m3rvk8pd?include=production', (body) =>
        Number(body.production[0].dates[0].label),
      ),
    ],
    ['be ready for `{}`', status('/text/v1/b99999999')],
    ['here both are {} × {}', width(picture), height(picture)],
    [
      'here both are {} × {}',
      async () => (await page())?.width ?? 0,
      async () => (await page())?.height ?? 0,
    ],
    [
      'at about {} % from the left and {} % from the top',
      async () => Math.round((1000 * (await rosemary())[1]) / ((await page())?.width ?? 0)) / 10,
      async () => Math.round((10000 * (await rosemary())[2]) / ((await page())?.height ?? 0)) / 100,
    ],
    [
      'On the picture {} pixels wide that is about {} pixels from the left',
      width('/image/b20417783_0003.jp2/full/800,/0/default.jpg'),
      async () => Math.round((800 * (await rosemary())[1]) / ((await page())?.width ?? 0)),
    ],
    [
      '| `/text/v1/{identifier}` | `{}` | `{}` |',
      ...refusal('/text/v1/b99999999', { b99999999: '{identifier}' }),
    ],
    [
      '| `/text/v1/{identifier}.zip` | `{}` | `{}` |',
      ...refusal('/text/v1/b99999999.zip', { b99999999: '{identifier}' }),
    ],
    [
      '| `/text/alto/{identifier}` | `{}` | `{}` |',
      ...refusal('/text/alto/b99999999_0001.jp2', {
        'b99999999/b99999999_0001.jp2': '{book}/{page}',
      }),
    ],
    ['| any | `{}` | Something failed', listed('getText', 500)],
    ['A `{}` has {} usual causes', status('/text/v1/b99999999'), 3],
  ],
  given: {
    [reason.count]: [
      'in three forms: the whole text',
      'is two `String` elements',
      'two ways to show a word',
      'use the four numbers directly as a IIIF region',
      'the three calls with',
    ],
    [reason.command]: [
      'add `--output b20417783.zip`',
      'capitals (`.JP2`)',
      'multiply by `info.width / page.width`',
    ],
  },
};
