import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { ask, collection } from '../../docs-facts/sources.ts';
import { choicesOf, statusOf } from './ask.ts';

const path = (kind: string) => `/datasets/catalogue/v2/${kind}.json.gz`;

async function linesOf(kind: string): Promise<string[]> {
  return gunzipSync((await ask(path(kind))).bytes)
    .toString('utf8')
    .trimEnd()
    .split('\n');
}

/** One object on each line and nothing around or between them; the conformance tests compare the records. */
export async function oneRecordOnEachLine() {
  const lines = await linesOf('works');
  expect(lines.length).toBe(collection.works.length);
  expect(lines.every((one) => one.startsWith('{') && one.endsWith('}'))).toBe(true);
  expect(() => JSON.parse(lines.slice(0, 2).join('\n'))).toThrow();
}

export async function snapshotsLeaveOut() {
  const works = (await linesOf('works')).join('\n');
  const pictures = (await linesOf('images')).join('\n');
  for (const kind of choicesOf('getImage', 'include').filter((name) => /imilar/.test(name))) {
    expect(pictures).not.toContain(`"${kind}"`);
  }
  expect(works).not.toContain('"alternativeLabels"');
  expect(works).toContain('"type":"Subject"');
  const { merged, deleted, hidden } = collection.withdrawn;
  for (const id of [...Object.keys(merged), ...deleted, ...hidden]) {
    expect(works).not.toContain(`{"id":"${id}"`);
  }
  expect(works).not.toMatch(/"type":"(Article|Event|AggregationBucket)"/);
  for (const kind of ['concepts', 'articles']) expect(await statusOf(path(kind))).toBe(404);
}

export async function headersOfSnapshots() {
  const { headers, bytes } = await ask(`HEAD ${path('works')}`);
  expect(bytes.length).toBe(0);
  const whole = await ask(path('works'));
  expect(Number(headers.get('Content-Length'))).toBe(whole.bytes.length);
  expect(Date.parse(headers.get('Last-Modified') ?? '')).toBeGreaterThan(0);
  expect(headers.get('ETag')).toMatch(/^"/);
  expect(headers.get('Content-Type')).toContain('gzip');
}

/** Parts that need an include are in every record, some of them empty; other fields can be absent. */
export async function everyIncludeIsPresent() {
  const records = (await linesOf('works')).map((line) => JSON.parse(line));
  for (const name of choicesOf('getWork', 'include')) {
    expect(
      records.every((one) => Array.isArray(one[name])),
      name,
    ).toBe(true);
  }
  expect(records.some(({ subjects }) => subjects.length === 0)).toBe(true);
  for (const name of ['description', 'thumbnail']) {
    expect(records.some((one) => !(name in one))).toBe(true);
  }
}
