import { body, ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { allOf, journey, listAt, ok } from './lists.ts';

const works = '/catalogue/v2/works';
const includes = [
  ...['identifiers', 'items', 'holdings', 'subjects', 'genres', 'contributors', 'production'],
  ...['languages', 'notes', 'formerFrequency', 'designation', 'images', 'parts', 'partOf'],
  ...['precededBy', 'succeededBy'],
];
const sourceIncludes = ['contributors', 'languages', 'genres', 'subjects'];

const keyOrder = [
  ...['id', 'title', 'alternativeTitles', 'referenceNumber', 'description', 'physicalDescription'],
  ...['workType', 'lettering', 'createdDate', 'contributors', 'identifiers', 'subjects', 'genres'],
  ...['thumbnail', 'items', 'holdings', 'availabilities', 'production', 'languages', 'edition'],
  ...['notes', 'duration', 'currentFrequency', 'formerFrequency', 'designation', 'images'],
  ...['parts', 'partOf', 'precededBy', 'succeededBy', 'type'],
];

type Work = Record<string, unknown> & { id: string };
type Image = { id: string; source: Record<string, unknown> };

/** Every record has its keys in the order of the model, and no nulls. */
function checkShape(work: Work): void {
  const keys = Object.keys(work);
  same(
    keys,
    keyOrder.filter((key) => keys.includes(key)),
    `The keys of ${work.id}`,
  );
  ensure(!JSON.stringify(work).includes(':null'), `${work.id} has a null`);
  for (const key of ['alternativeTitles', 'availabilities', 'type']) {
    ensure(key in work, `${work.id} has no ${key}`);
  }
}

/** Which parts of a record are returned, and when. */
export const catalogueInclude: ConformanceCase[] = [
  journey('without include, no work has any of the parts', async (send) => {
    for (const work of await allOf<Work>(send, works)) {
      checkShape(work);
      same(
        includes.filter((name) => name in work),
        [],
        `Parts of ${work.id}`,
      );
    }
  }),
  journey('with every include, each work has every part, as a list', async (send) => {
    for (const work of await allOf<Work>(send, `${works}?include=${includes}`)) {
      checkShape(work);
      same(
        includes.filter((name) => !Array.isArray(work[name])),
        [],
        `Parts that ${work.id} lacks`,
      );
    }
  }),
  ...includes.map(
    (name): ConformanceCase => ({
      name: `include=${name} adds ${name} alone`,
      path: `${works}/m3rvk8pd?include=${name}`,
      expect: {
        status: 200,
        check: (answer) => {
          const work = body<Work>(answer);
          same(
            includes.filter((one) => one in work),
            [name],
            'The parts',
          );
        },
      },
    }),
  ),
  journey('identifiers are at every depth or at none', async (send) => {
    const path = `${works}/m3rvk8pd?include=items,subjects,contributors,genres`;
    const without = await ok(send, path);
    ensure(!without.text.includes('"identifiers"'), 'There are identifiers');
    const { items, contributors } = body<{
      items: Work[];
      contributors: { agent: Work }[];
    }>(await ok(send, `${path},identifiers`));
    ensure(
      items.some((item) => 'identifiers' in item),
      'Items have identifiers',
    );
    ensure(
      contributors.every(({ agent }) => 'identifiers' in agent),
      'Agents have identifiers',
    );
  }),
  journey('an image has the requested parts of its work, in lists too', async (send) => {
    for (const name of ['', ...sourceIncludes]) {
      const include = name && `?include=source.${name}`;
      const { results } = await listAt<Image>(send, `/catalogue/v2/images${include}`);
      const one = body<Image>(await ok(send, `/catalogue/v2/images/t4ncwz8k${include}`));
      for (const { id, source } of [...results, one]) {
        const parts = sourceIncludes.filter((key) => key in source);
        same(parts, name ? [name] : [], `Parts of the work of ${id}`);
        same(Object.keys(source).slice(0, 2), ['id', 'title'], `Keys of the work of ${id}`);
      }
    }
  }),
  journey('images in lists of similar images have the same parts', async (send) => {
    const path = '/catalogue/v2/images/t4ncwz8k?include=visuallySimilar,source.genres';
    const { visuallySimilar } = body<{ visuallySimilar: Image[] }>(await ok(send, path));
    for (const { source } of visuallySimilar) {
      same(
        sourceIncludes.filter((key) => key in source),
        ['genres'],
        'The parts',
      );
    }
  }),
];
