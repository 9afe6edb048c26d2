import { body, ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase, RequestCase } from '../conformance/case.ts';
import { below, journey, ok } from './lists.ts';

const book = '/search/b20417783';

type Found = {
  '@id': string;
  within: { total: number; ignored?: string[] };
  resources: { '@id': string; on: string; resource: { chars: string } }[];
  hits: { annotations: string[]; match: string; before?: string; after?: string }[];
};
type Terms = { terms: { match: string; url: string; count: number }[] };

function missing(path: string, text: string): RequestCase {
  return {
    name: `${path} has no text`,
    path,
    expect: { status: 404, text, headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  };
}

/** A search compares only letters and digits. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const searchCases: ConformanceCase[] = [
  missing('/search/b20000000/search?q=a', 'No searchable text found for b20000000'),
  missing('/search/b20000000/autocomplete?q=rose', 'No text found for b20000000'),
  missing('/search/..%2Fb20417783/search', 'No searchable text found for ../b20417783'),
  missing('/search/%zz/search', 'No searchable text found for %zz'),
  missing('/search/b20417783', 'No searchable text found for b20417783'),
  journey('every box is on its word, according to the ALTO of the page', async (send) => {
    const { resources } = body<Found>(await ok(send, `${book}/search?q=rosemary`));
    ensure(resources.length > 0, 'The word is found');
    for (const { on, resource } of resources) {
      const [, asset, box] = /canvases\/(.+)#xywh=(.+)$/.exec(on) ?? [];
      const [x, y, width, height] = (box ?? '').split(',');
      const alto = (await ok(send, `/text/alto/${asset}`)).text;
      const words = [...alto.matchAll(/<String [^>]*>/g)].map(([word]) => word);
      const there = words.find((word) =>
        [`HPOS="${x}"`, `VPOS="${y}"`, `WIDTH="${width}"`, `HEIGHT="${height}"`].every((part) =>
          word.includes(part),
        ),
      );
      ensure(there?.includes(`CONTENT="${resource.chars}"`) === true, `${on} is ${there}`);
    }
  }),
  journey('hits name their annotations, and include the text around them', async (send) => {
    const { resources, hits, within } = body<Found>(await ok(send, `${book}/search?q=rosemary`));
    same(within.total, resources.length, 'The total');
    same(
      hits.flatMap(({ annotations }) => annotations),
      resources.map((one) => one['@id']),
      'The annotations',
    );
    for (const { match, before = '', after = '' } of hits) {
      ensure(/rosemary/i.test(match), match);
      ensure(before.length <= 150 && after.length <= 150 && before + after !== '', 'Around it');
    }
  }),
  journey('part of a word finds the whole word', async (send) => {
    const { hits } = body<Found>(await ok(send, `${book}/search?q=osemar`));
    ensure(hits.length > 0, 'Something is found');
    for (const { match } of hits) ensure(/^\W*rosemary\W*$/i.test(match), match);
  }),
  journey('a phrase is one hit, even across lines', async (send) => {
    const text = plain((await ok(send, '/text/v1/b20417783')).text).split(' ');
    const phrases = [20, 200, 400].map((at) => text.slice(at, at + 15).join(' '));
    for (const phrase of phrases) {
      const { hits } = body<Found>(
        await ok(send, `${book}/search?q=${encodeURIComponent(phrase)}`),
      );
      const [hit] = hits;
      ensure(hit !== undefined && plain(hit.match).includes(phrase), `"${phrase}" is not found`);
      ensure(hit.annotations.length > 1, `"${phrase}" goes over a line's end`);
    }
  }),
  journey('case, punctuation and spaces do not matter', async (send) => {
    const [one, other] = await Promise.all(
      ['white%20wine', '%20WHITE,%20%20wine.'].map(async (q) =>
        body<Found>(await ok(send, `${book}/search?q=${q}`)),
      ),
    );
    ensure((one?.resources.length ?? 0) > 0, 'Something is found');
    same(one?.resources, other?.resources, 'The annotations');
  }),
  journey('without words nothing is found', async (send) => {
    for (const q of ['', '?q=', '?q=%20', '?q=!']) {
      const { within, resources, hits } = body<Found>(await ok(send, `${book}/search${q}`));
      same([within.total, resources, hits], [0, [], []], q);
    }
  }),
  journey('with a hundred results or more the surrounding text is omitted', async (send) => {
    const { within, hits } = body<Found>(await ok(send, `${book}/search?q=the`));
    ensure(within.total >= 100, `There are ${within.total}`);
    ensure(!hits.some((hit) => 'before' in hit || 'after' in hit), 'They are there');
  }),
  journey('unsupported parameters are named', async (send) => {
    const path = `${book}/search?q=rosemary&user=&date=x&motivation=painting`;
    const answer = await ok(send, path);
    const { within, '@id': id } = body<Found>(answer);
    same(within.ignored, ['motivation', 'date'], 'What was ignored');
    same(id, `${answer.base}${path}`, 'Its own address');
  }),
  journey(
    'words are sorted by length, then alphabetically, and their links find them',
    async (send) => {
      const answer = await ok(send, `${book}/autocomplete?q=ros`);
      const { terms } = body<Terms>(answer);
      const words = terms.map(({ match }) => match);
      ensure(words.length > 1, 'There are some');
      same(
        words,
        [...words].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)),
        'The order',
      );
      for (const { match, url, count } of terms) {
        ensure(match.startsWith('ros') && count >= 1, match);
        const { hits } = body<Found>(await ok(send, below(url, answer)));
        ensure(hits.length >= count, `${match}: ${hits.length} hits for ${count}`);
      }
    },
  ),
  journey('min excludes rarer words', async (send) => {
    const all = body<Terms>(await ok(send, `${book}/autocomplete?q=the`)).terms;
    const some = body<Terms>(await ok(send, `${book}/autocomplete?q=the&min=2`)).terms;
    same(
      some,
      all.filter(({ count }) => count >= 2),
      'The rest',
    );
  }),
  journey('two letters are too few, even for a book that does not exist', async (send) => {
    for (const name of ['b20417783', 'b20000000']) {
      same(body<Terms>(await ok(send, `/search/${name}/autocomplete?q=ro`)).terms, [], name);
    }
  }),
  journey('the paths of the live service work too', async (send) => {
    const found = body<Found>(await ok(send, `${book}/search?q=rosemary`));
    const live = body<Found>(await ok(send, '/search/v1/b20417783?q=rosemary'));
    same(live.resources, found.resources, 'Search');
    const words = body<Terms>(await ok(send, `${book}/autocomplete?q=ros`));
    const others = body<Terms>(await ok(send, '/search/autocomplete/v1/b20417783?q=ros'));
    same(others.terms, words.terms, 'Autocomplete');
  }),
];
