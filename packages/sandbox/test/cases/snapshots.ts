import { gunzipSync, strFromU8 } from 'fflate';
import { ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { allOf, journey, ok, totalOf } from './lists.ts';

type Item = { id: string; [key: string]: unknown };

const includes =
  'identifiers,items,holdings,subjects,genres,contributors,production,languages,notes,formerFrequency,designation,images,parts,partOf,precededBy,succeededBy';

/** Everything at once: gzipped, one record per line. */
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
  journey('a work in a snapshot equals that of the API with every include', async (send) => {
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
  ...(['works', 'images'] as const).flatMap((kind): ConformanceCase[] => {
    const path = `/datasets/catalogue/v2/${kind}.json.gz`;
    return [
      journey(`${kind}: HEAD returns the headers of GET, including the length`, async (send) => {
        const [whole, head] = [await ok(send, path), await ok(send, path, { method: 'HEAD' })];
        same(whole.headers['content-length'], String(whole.bytes.length), 'The length');
        const names = ['content-length', 'content-type', 'etag', 'last-modified', 'accept-ranges'];
        for (const name of names) {
          ensure(whole.headers[name] !== undefined, `There is no ${name}`);
          same(head.headers[name], whole.headers[name], name);
        }
        same(head.bytes.length, 0, 'The body of HEAD');
        ensure(
          Date.parse(whole.headers['last-modified'] ?? '') < Date.now(),
          'It was made in the future',
        );
      }),
      journey(`${kind}: is always the same, and not sent to a client that has it`, async (send) => {
        const first = await ok(send, path);
        const { etag = '', 'last-modified': date = '' } = first.headers;
        for (const method of ['GET', 'HEAD']) {
          const byTag = await send(path, { method, headers: { 'If-None-Match': etag } });
          same([byTag.status, byTag.headers.etag, byTag.bytes.length], [304, etag, 0], 'By tag');
          const byDate = await send(path, { method, headers: { 'If-Modified-Since': date } });
          same([byDate.status, byDate.bytes.length], [304, 0], 'By date');
        }
        const other = await ok(send, path, { headers: { 'If-None-Match': '"other"' } });
        same(other.headers.etag, etag, 'The tag');
      }),
      journey(`${kind}: the parts make up the whole`, async (send) => {
        const whole = await ok(send, path);
        const size = whole.bytes.length;
        const cut = Math.floor(size / 3);
        const ranges = [`bytes=0-${cut - 1}`, `bytes=${cut}-${2 * cut - 1}`, `bytes=${2 * cut}-`];
        const parts: number[] = [];
        for (const Range of ranges) {
          const part = await send(path, { headers: { Range } });
          same(part.status, 206, Range);
          same(part.headers['content-length'], String(part.bytes.length), 'The length of a part');
          same(
            part.headers['content-range'],
            `bytes ${parts.length}-${parts.length + part.bytes.length - 1}/${size}`,
            'The range',
          );
          for (const byte of part.bytes) parts.push(byte);
        }
        ensure(
          parts.length === size && parts.every((byte, at) => byte === whole.bytes[at]),
          'The parts are not the whole',
        );
        const beyond = await send(path, { headers: { Range: `bytes=${size}-` } });
        same([beyond.status, beyond.headers['content-range']], [416, `bytes */${size}`], 'Beyond');
      }),
    ];
  }),
  ...['/datasets/catalogue/v2/concepts.json.gz', '/datasets', '/datasets/%zz'].map(
    (path): ConformanceCase => ({
      name: `${path} is not a data set`,
      path,
      expect: { status: 404, text: `There is no data set at {base}${path}` },
    }),
  ),
];
