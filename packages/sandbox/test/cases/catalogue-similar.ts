import { body, ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { idsOf, journey, listAt, ok, totalOf } from './lists.ts';

const images = '/catalogue/v2/images';
const kinds = ['visuallySimilar', 'withSimilarFeatures', 'withSimilarColors'] as const;

type Image = { id: string; averageColor: string; type: string };
type WithNeighbours = Image & Record<(typeof kinds)[number], Image[]>;

/** The distance between two colours, with red, green and blue from 0 to 255. */
function distance(one: string, other: string): number {
  const channels = (hex: string): number[] =>
    [0, 2, 4].map((at) => Number.parseInt(hex.replace('#', '').slice(at, at + 2), 16));
  const right = channels(other);
  return Math.hypot(...channels(one).map((value, at) => value - (right[at] ?? 0)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const catalogueSimilar: ConformanceCase[] = [
  journey('each kind lists up to five others, the best first and always the same', async (send) => {
    const path = `${images}/t4ncwz8k?include=${kinds}`;
    const image = body<WithNeighbours>(await ok(send, path));
    for (const kind of kinds) {
      const ids = image[kind].map(({ id }) => id);
      ensure(ids.length <= 5 && !ids.includes(image.id), `${kind}: ${ids}`);
      same(new Set(ids).size, ids.length, `${kind}: how many different ones`);
      const alone = body<WithNeighbours>(await ok(send, `${images}/t4ncwz8k?include=${kind}`));
      same(alone[kind], image[kind], `${kind} by itself`);
    }
    same(Object.keys(image).slice(-3).sort(), [...kinds].sort(), 'They come last');
    same([image.visuallySimilar.length, image.withSimilarFeatures.length], [5, 5], 'How many');
  }),
  journey('the three kinds differ', async (send) => {
    const image = body<WithNeighbours>(await ok(send, `${images}/t4ncwz8k?include=${kinds}`));
    const lists = new Set(kinds.map((kind) => image[kind].map(({ id }) => id).join()));
    ensure(lists.size > 1, 'All three lists are the same');
  }),
  journey('without include there are none', async (send) => {
    const image = body<WithNeighbours>(await ok(send, `${images}/t4ncwz8k`));
    for (const kind of kinds) ensure(!(kind in image), kind);
  }),
  journey('similar colours are nearer than average', async (send) => {
    const { results } = await listAt<Image>(send, `${images}?pageSize=100`);
    const image = body<WithNeighbours>(
      await ok(send, `${images}/${results[7]?.id}?include=withSimilarColors`),
    );
    const far = (list: readonly Image[]): number =>
      mean(list.map(({ averageColor }) => distance(averageColor, image.averageColor)));
    ensure(image.withSimilarColors.length > 0, 'There are some');
    ensure(far(image.withSimilarColors) < far(results), 'They are nearer');
  }),
  ...['1a3a6b', 'c0392b', 'f4ecd8', '2e7d32'].map((colour) =>
    journey(`colors=${colour} puts the nearest first`, async (send) => {
      const { results } = await listAt<Image>(send, `${images}?colors=${colour}&pageSize=100`);
      const far = results.map(({ averageColor }) => distance(averageColor, colour));
      ensure(
        mean(far.slice(0, 10)) <= mean(far.slice(-50)),
        'The first ten are farther than the last',
      );
    }),
  ),
  journey('ranking by colour filters nothing out', async (send) => {
    const all = await totalOf(send, images);
    same(await totalOf(send, `${images}?colors=ff0000`), Math.min(all, 1000), 'How many');
    const some = await idsOf(send, `${images}?colors=ff0000&source.genres.label=Etchings`);
    const others = await idsOf(send, `${images}?source.genres.label=Etchings`);
    same([...some].sort(), [...others].sort(), 'Etchings');
    ensure(some.join() !== others.join(), 'The colour decides the order');
  }),
  journey('color is another name for one of colors, and capitals do not matter', async (send) => {
    const one = await idsOf(send, `${images}?colors=a89b84`);
    same(await idsOf(send, `${images}?color=a89b84`), one, 'color');
    same(await idsOf(send, `${images}?colors=A89B84`), one, 'In capitals');
    same(await idsOf(send, `${images}?colors=a89b84,a89b84`), one, 'Twice');
    const blue = await idsOf(send, `${images}?colors=0000ff`);
    same(await idsOf(send, `${images}?color=ff`), blue, 'A number with fewer digits');
  }),
  journey('with colours every word of the query must be found', async (send) => {
    const words = 'query=grey%20horse%20farrier%20xyzzyplugh';
    ensure((await totalOf(send, `${images}?${words}`)) > 0, 'One word may be missing');
    same(await totalOf(send, `${images}?${words}&colors=ff0000`), 0, 'With a colour');
  }),
];
