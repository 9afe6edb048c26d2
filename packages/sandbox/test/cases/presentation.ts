import { body, ensure, same } from '../conformance/assertions.ts';
import type { ConformanceCase, RequestCase } from '../conformance/case.ts';
import { journey, ok } from './lists.ts';

type V2 = {
  '@id': string;
  label: string;
  sequences: { canvases: { '@id': string; width: number; height: number }[] }[];
};
type V3 = { id: string; items: { id: string; width: number; height: number }[] };

function missing(path: string, text: string): RequestCase {
  return { name: `${path} is not there`, path, expect: { status: 404, text } };
}

/** The answer repeats the request, and shows the valid forms. */
function malformed(path: string, asked: string): RequestCase {
  const right =
    'Manifests are at /presentation/{identifier}, /presentation/v2/{identifier} and /presentation/v3/{identifier}';
  return missing(path, `No manifest found for ${asked}. ${right}`);
}

const profileOf = (version: 2 | 3) => `http://iiif.io/api/presentation/${version}/context.json`;
const jsonLd = (version: 2 | 3) => `application/ld+json;profile="${profileOf(version)}"`;

/** The version and the media type that a client gets at an address. */
function negotiated(path: string, accept: string, version: 2 | 3, mediaType: string) {
  return journey(`${path} for ${accept}`, async (send) => {
    const answer = await send(path, { headers: { accept } });
    const { '@context': context } = body<{ '@context': string }>(answer);
    const { vary, 'content-type': sent } = answer.headers;
    same(
      [answer.status, context, sent, vary],
      [200, profileOf(version), mediaType, 'Accept, Prefer'],
      'It',
    );
  });
}

export const presentationCases: ConformanceCase[] = [
  journey('both versions show the same pages', async (send) => {
    const answer = await ok(send, '/presentation/v2/b20417783');
    const two = body<V2>(answer);
    const three = body<V3>(await ok(send, '/presentation/v3/b20417783'));
    same(two['@id'], `${answer.base}/presentation/v2/b20417783`, 'Its address');
    same(three.id, `${answer.base}/presentation/v3/b20417783`, 'Its address');
    const canvases = two.sequences.flatMap((sequence) => sequence.canvases);
    ensure(canvases.length > 1, 'There are pages');
    same(
      canvases.map((one) => [one['@id'], one.width, one.height]),
      three.items.map((one) => [one.id, one.width, one.height]),
      'The canvases',
    );
  }),
  journey('canvases are as large as their pictures', async (send) => {
    const { sequences } = body<V2>(await ok(send, '/presentation/v2/b20417783'));
    for (const canvas of sequences[0]?.canvases.slice(0, 3) ?? []) {
      const asset = canvas['@id'].split('/').at(-1);
      const { width, height } = body<V3['items'][number]>(
        await ok(send, `/image/${asset}/info.json`),
      );
      same([canvas.width, canvas.height], [width, height], `The size of ${asset}`);
    }
  }),
  missing('/presentation/v2/b20000000', 'No manifest found for b20000000'),
  missing('/presentation/v3/%zz', 'No manifest found for %zz'),
  negotiated('/presentation/b20417783', '*/*', 3, 'application/json'),
  negotiated('/presentation/b20417783', 'application/ld+json', 3, jsonLd(3)),
  negotiated('/presentation/b20417783', jsonLd(2), 2, jsonLd(2)),
  negotiated('/presentation/b20417783', jsonLd(3), 3, jsonLd(3)),
  negotiated('/presentation/v2/b20417783', jsonLd(2), 2, jsonLd(2)),
  negotiated('/presentation/v2/b20417783', jsonLd(3), 2, 'application/json'),
  negotiated('/presentation/v3/b20417783', jsonLd(3), 3, jsonLd(3)),
  malformed('/presentation/b20000000', 'b20000000'),
  malformed('/presentation/v4/b20417783', 'v4/b20417783'),
  malformed('/presentation/v2/b20417783/manifest.json', 'v2/b20417783/manifest.json'),
  malformed('/presentation/b%20x/canvases/y', 'b x/canvases/y'),
  malformed('/presentation/v3', 'v3'),
  malformed('/presentation/', '/presentation'),
  malformed('/presentation/constructor/b20417783', 'constructor/b20417783'),
];
