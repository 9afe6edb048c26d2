import type { Operation, Parameter } from '@portal/contract';
import fc from 'fast-check';
import { valueFor } from '../../../contract/test/arbitrary-values.ts';
import { hostileText, nearly, written } from './hostile.ts';

/** Values that find something more often than arbitrary values of the schema. */
function rightText({ schema, examples, choices }: Parameter): fc.Arbitrary<string> {
  const known = examples.map(({ value }) => [value].flat().join(','));
  const offered = (choices?.values ?? []).map(({ value }) => String(value));
  const listed = offered.length > 0 ? [fc.subarray(offered).map(String)] : [];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    ...listed.map((arbitrary) => ({ weight: 3, arbitrary })),
    { weight: 1, arbitrary: valueFor(schema).map((value) => [value].flat().map(String).join(',')) },
  );
}

function someText(parameter: Parameter, rightWeight = 6): fc.Arbitrary<string> {
  const right = rightText(parameter);
  return written(
    fc.oneof(
      { weight: rightWeight, arbitrary: right },
      { weight: 1, arbitrary: nearly(right) },
      { weight: 1, arbitrary: hostileText },
    ),
  );
}

function pathOf({ basePath, path, parameters }: Operation): fc.Arbitrary<string> {
  const places = parameters.filter((parameter) => parameter.in === 'path');
  return (
    fc
      // With many parts, each must be valid more often, or the whole never is.
      .tuple(...places.map((place) => someText(place, 6 * places.length)))
      .map((texts) =>
        places.reduce(
          (now, { name }, at) => now.replace(`{${name}}`, () => texts[at] ?? ''),
          basePath + path,
        ),
      )
  );
}

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const known = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) =>
      [parameter.name, ...parameter.aliases].map((name) =>
        someText(parameter).map((text) => `${name}=${text}`),
      ),
    );
  const unknown = fc
    .tuple(written(hostileText), written(hostileText))
    .map((pair) => pair.join('='));
  const piece = fc.oneof(...known.map((arbitrary) => ({ weight: 4, arbitrary })), {
    weight: 1,
    arbitrary: unknown,
  });
  // The same parameter may be drawn again, which repeats it.
  return fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.map((one) => `&${one}`).join(''));
}

/** Requests for one operation: valid, almost valid and hostile. e.g. "/catalogue/v2/works?page=0" */
export function requestsFor(operation: Operation): fc.Arbitrary<string> {
  return fc
    .tuple(pathOf(operation), queryOf(operation))
    .map(([path, query]) => path + query.replace('&', '?'));
}

const names = [
  ...['catalogue', 'v2', 'v1', 'works', 'images', 'concepts', 'content', 'v0', 'articles', 'all'],
  ...['image', 'V0040217', 'info.json', 'thumbs', 'search', 'autocomplete', 'text', 'alto', 'zip'],
  ...['presentation', 'v3', 'b20417783', 'datasets', 'editorial-images', 'status', 'full'],
  ...['hx7q2mvb', 't4ncwz8k', 'V0040217.jpg', 'b20417783_0003.jp2', '0', 'default.jpg', '.', ''],
];

/** Paths of any kind below the sandbox. */
export const anyPath: fc.Arbitrary<string> = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, written(hostileText)), {
    maxLength: 7,
  })
  .map((segments) => `/${segments.join('/')}`);

const books = ['b20417783', 'b20418031', 'b20000000'];
const assets = ['b20417783_0001.jp2', 'V0040217', 'V0099999'];

function oneOf(known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, written(hostileText));
}

/** What is served beside the APIs: manifests, thumbnails, pictures of articles, second paths. */
export const pathsBeside: fc.Arbitrary<string> = fc.oneof(
  oneOf(books).map((book) => `/presentation/v2/${book}`),
  oneOf(books).map((book) => `/presentation/v3/${book}`),
  oneOf(books).map((book) => `/search/v1/${book}?q=the`),
  fc.tuple(oneOf(books), oneOf(assets)).map(([book, asset]) => `/text/alto/${book}/${asset}`),
  fc
    .tuple(oneOf(assets), oneOf(['!200,200', '!100,100', 'full', '75,']))
    .map(([asset, size]) => `/thumbs/${asset}/full/${size}/0/default.jpg`),
  fc
    .tuple(oneOf(['V0040217.jpg', 'M0053479.jpg']), oneOf(['0,0,100,100', '1,1,1,1', 'square']))
    .map(([name, rect]) => `/editorial-images/${name}?rect=${rect}`),
);
