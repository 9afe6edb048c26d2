import { type PageFacts, times } from '../check-facts.ts';
import { status } from '../sources.ts';
import { reason } from './reasons.ts';

const missing = status('/text/v1/b99999999');

export const facts: PageFacts = {
  page: 'apis/text.yaml',
  facts: [
    ['or one that was never recognised, can return {}', status('/text/alto/b99999999_0001.jp2')],
    ['has no text and returns {}', missing],
    ['Be ready for {}', missing],
    times(2, ['A book without text ({})', missing]),
    [
      'A single volume, such as `{}`, returns {}',
      'b20963312_2',
      status('/text/v1/b20963312_2.zip'),
    ],
  ],
  given: {
    [reason.count]: [
      'in three forms:',
      'in two parts, at',
      'for example `/text/alto/b20417783/b20417783_0003.jp2`',
      'such as `b20417783.txt`',
      'such as `b20963312_1.txt` and `b20963312_2.txt`',
      'The third picture of a book',
      'The fourth',
      'The third is often the first',
      'which of the three it is',
      'is two `String` elements',
      'numbered from 1',
    ],
    [reason.live]: ['after status 429 or 503'],
    [reason.elsewhere]: [
      'that of version 2, although manifests may mention version 3',
      'or `.JP2`',
    ],
  },
};
