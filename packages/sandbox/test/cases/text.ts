import { strFromU8, unzipSync } from 'fflate';
import { ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase, RequestCase } from '../conformance/case.ts';
import { journey, ok } from './lists.ts';

const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

function missing(path: string, text: string): RequestCase {
  return { name: `${path} is not there`, path, expect: { status: 404, text, headers: plain } };
}

export const textCases: ConformanceCase[] = [
  {
    name: 'the text of a book is words with single spaces',
    path: '/text/v1/b20417783',
    expect: {
      status: 200,
      headers: { ...plain, 'Cache-Control': 'public, max-age=86400' },
      check: ({ text }) => ensure(/^\S+( \S+){500,}$/.test(text), 'There are other spaces'),
    },
  },
  {
    name: 'the zip contains the text as one file',
    path: '/text/v1/b20417783.zip',
    expect: {
      status: 200,
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename=b20417783-full-text.zip',
      },
      check: ({ bytes }) => same(Object.keys(unzipSync(bytes)), ['b20417783.txt'], 'The files'),
    },
  },
  journey('the zip and the plain text are always the same', async (send) => {
    const zips = [
      await ok(send, '/text/v1/b20417783.zip'),
      await ok(send, '/text/v1/b20417783.zip'),
    ];
    const [file] = Object.values(unzipSync(zips[0]?.bytes ?? new Uint8Array()));
    const { text } = await ok(send, '/text/v1/b20417783');
    same(strFromU8(file ?? new Uint8Array()), text, 'The text');
    same([...(zips[0]?.bytes ?? [])], [...(zips[1]?.bytes ?? [])], 'The bytes');
  }),
  {
    name: 'ALTO is XML in the namespace of version 2',
    path: '/text/alto/b20417783_0003.jp2',
    expect: {
      status: 200,
      headers: { 'Content-Type': 'text/xml; charset=utf-8' },
      check: ({ text }) =>
        ensure(text.includes('http://www.loc.gov/standards/alto/ns-v2#'), 'There is no namespace'),
    },
  },
  journey('both paths of ALTO give the same', async (send) => {
    const short = await ok(send, '/text/alto/b20417783_0003.jp2');
    same((await ok(send, '/text/alto/b20417783/b20417783_0003.jp2')).text, short.text, 'The page');
  }),
  missing('/text/v1/b20000000', 'No text resource found for b20000000'),
  missing('/text/v1/b20000000.zip', 'No text resource found for b20000000.zip'),
  missing('/text/v1/..%2F..%2Frecords%2Fworks', 'No text resource found for ../../records/works'),
  missing('/text/v1/b20417783%00', 'No text resource found for b20417783\0'),
  missing('/text/v1/%zz', 'No text resource found for %zz'),
  missing('/text/alto/b20417783_0999.jp2', 'No ALTO file for b20417783/b20417783_0999.jp2'),
  missing(
    '/text/alto/b20418031/b20417783_0003.jp2',
    'No ALTO file for b20418031/b20417783_0003.jp2',
  ),
  missing('/text/alto/nonsense', 'No ALTO file for nonsense/nonsense'),
];
