import { mostWaiting } from '../../packages/server/src/delivery/one-at-a-time.ts';
import { commonWords, everyPart, fillWith, pick, readRecords, type Work } from './worst-cases.ts';

/** `status` is what it is answered with, unless the server is too busy. */
export type HostileRequest = { path: string; method?: 'HEAD'; host?: string; status?: number };

export type Attack = {
  /** How many connections send requests, each its next one when the last has been answered. */
  connections: number;
  /** How many requests a connection sends in one piece, without waiting for responses. */
  together?: number;
  /** Nothing of the responses is read. */
  isUnread?: boolean;
  /** Each number gives another request. */
  request: (number: number) => HostileRequest;
};

const catalogue = '/sandbox/catalogue/v2';

/**
 * What one client can do to slow down all others, by name.
 * @param archive the path of a tutorial's zip file
 */
export function attacks(archive: string): Record<string, Attack> {
  const works: Work[] = readRecords('works');
  const words = fillWith(commonWords(works), 1000).split('+');
  const pictures = Object.keys(readRecords('pictures'));
  const search = (number: number): HostileRequest => ({
    path: `${catalogue}/works?query=${inAnotherOrder(words, number).join('+')}`,
  });
  return {
    'searches, one connection': { connections: 1, request: search },
    'searches, six connections': { connections: 6, request: search },
    'lists that are too long': {
      connections: 6,
      request: (number) => ({
        path: `${catalogue}/works?include=${'a,'.repeat(3900)}${number}`,
        status: 400,
      }),
    },
    'downloads for invented hosts': {
      connections: 4,
      request: (number) => ({ path: archive, method: 'HEAD', host: `h${number}.example` }),
    },
    'snapshots for invented hosts': {
      connections: 2,
      request: (number) => ({
        path: '/sandbox/datasets/catalogue/v2/works.json.gz',
        host: `s${number}.example`,
      }),
    },
    'requests sent together': { connections: 4, together: mostWaiting, request: search },
    'responses that are not read': {
      ...{ connections: 100, together: mostWaiting, isUnread: true },
      request: (number) => ({
        path: `${catalogue}/works?pageSize=100&page=${1 + (number % 10)}&${everyPart}&n=${number}`,
      }),
    },
    'large pictures': {
      connections: 4,
      request: (number) => ({
        path: `/sandbox/image/${pick(pictures, number)}/full/${largeForm(number)}`,
      }),
    },
  };
}

const formats = ['jpg', 'png', 'jpg', 'webp', 'gif'];

/** Eleven megapixels, and never the same twice. */
function largeForm(number: number): string {
  const edge = 3400 - (Math.floor(number / formats.length) % 100);
  const rotation = pick(['0', '!0', '90', '180'], number);
  return `${edge},${edge}/${rotation}/default.${pick(formats, number)}`;
}

/** Another order for each number. */
function inAnotherOrder(words: readonly string[], number: number): string[] {
  let state = number;
  const keyed = words.map((word) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { word, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ word }) => word);
}
