import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeSnapshot } from './make-snapshot.ts';

const base = 'https://portal.example/sandbox';

function records(count: number): object[] {
  return Array.from({ length: count }, (_, at) => ({ id: `w${at}` }));
}

function linesOf(bytes: Uint8Array): string[] {
  return gunzipSync(bytes).toString().split('\n');
}

describe('a snapshot', () => {
  it.each([0, 1, 50, 51, 120])(
    'has %i records, one in each line, in their order',
    async (count) => {
      const { bytes } = await makeSnapshot(records(count), {}, base);
      const lines = records(count).map((one) => JSON.stringify(one));
      expect(linesOf(bytes)).toEqual([...lines, '']);
    },
  );

  it('names the address that it was requested at', async () => {
    const address = 'https://iiif.example.org/image/a/info.json';
    const { bytes } = await makeSnapshot([{ address }], {}, base);
    expect(linesOf(bytes)[0]).toBe(`{"address":"${base}/image/a/info.json"}`);
  });

  it('has another tag for other records', async () => {
    const tags = await Promise.all(
      [records(1), records(2), [{ id: 'w1' }], records(2)].map(
        async (some) => (await makeSnapshot(some, {}, base)).tag,
      ),
    );
    expect(tags[0]).toMatch(/^"[0-9a-f]{24}"$/);
    expect(new Set(tags).size).toBe(3);
    expect(tags[3]).toBe(tags[1]);
  });
});

describe('the date of a snapshot', () => {
  const dateOf = async (some: object[], dates: Parameters<typeof makeSnapshot>[1]) =>
    new Date((await makeSnapshot(some, dates, base)).lastModified);

  it('is the day of the newest record, wherever it is', async () => {
    const dates: Parameters<typeof makeSnapshot>[1] = {
      a: [['1850-01-01', '1850-12-31']],
      b: [
        ['1999-12-31', '1999-12-31'],
        ['1900-01-01', '1900-01-01'],
      ],
      c: [['1998-01-01', '2005-01-01']],
    };
    expect((await dateOf(records(3), dates)).toISOString().slice(0, 10)).toBe('1999-12-31');
    expect((await dateOf(records(3), {})).toISOString().slice(0, 10)).toBe('1970-01-01');
  });

  it('is the same for the same records, and another for others', async () => {
    const times = await Promise.all(
      [records(60), records(60), records(61), [...records(59), { id: 'x59' }]].map(async (some) =>
        (await dateOf(some, {})).getTime(),
      ),
    );
    expect(times[1]).toBe(times[0]);
    expect(new Set(times).size).toBe(3);
  });
});
