import { gunzipSync, strFromU8 } from 'fflate';
import type { ConformanceCase } from './case.ts';
import { allOf, journey, ok, totalOf } from './lists.ts';
import { ensure, same } from './saying.ts';

type Item = { id: string; [key: string]: unknown };

const includes =
  'identifiers,items,holdings,subjects,genres,contributors,production,languages,notes,formerFrequency,designation,images,parts,partOf,precededBy,succeededBy';

/** Everything at once: gzipped, one record on a line. */
export const snapshotCases: ConformanceCase[] = [
  ...(['works', 'images'] as const).map((kind) =>
    journey(`${kind}: as many lines as the API has records`, async (send) => {
      const answer = await ok(send, `/datasets/catalogue/v2/${kind}.json.gz`);
      same(answer.headers['content-type'], 'application/gzip', 'The media type');
      const lines = strFromU8(gunzipSync(answer.bytes)).trimEnd().split('\n');
      same(lines.length, await totalOf(send, `/catalogue/v2/${kind}`), 'The lines');
      ensure(!lines.some((line) => line.includes('iiif.example.org')), 'Stand-ins for hosts');
    }),
  ),
  journey('a work there is the one of the API with every include', async (send) => {
    const answer = await ok(send, '/datasets/catalogue/v2/works.json.gz');
    const lines = strFromU8(gunzipSync(answer.bytes)).trimEnd().split('\n');
    const records = new Map(
      lines.map((line) => JSON.parse(line) as Item).map((one) => [one.id, one]),
    );
    const some = await allOf<Item>(send, `/catalogue/v2/works?query=horse&include=${includes}`);
    ensure(some.length > 0, 'There are some');
    for (const work of some) {
      const record = records.get(work.id) ?? {};
      const sorted = (one: object) => Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1));
      same(sorted(record), sorted(work), work.id);
    }
  }),
  ...['/datasets/catalogue/v2/concepts.json.gz', '/datasets', '/datasets/%zz'].map(
    (path): ConformanceCase => ({
      name: `${path} is no data set`,
      path,
      expect: { status: 404, text: `There is no data set at {base}${path}` },
    }),
  ),
];
