import { expect, it } from 'vitest';
import { indentXml, shownValue } from './shown-value.ts';

const base = 'http://sandbox.test/sandbox';

function answer(text: string) {
  return { base, status: 200, headers: {}, text, json: undefined, bytes: new Uint8Array() };
}

it('is the JSON of an answer, with the documented hosts', () => {
  const asked = { mediaType: 'application/ld+json', request: { values: {} } };
  const text = `{"@id":"${base}/image/V0040217"}`;
  expect(shownValue(answer(text), asked)).toEqual({
    '@id': 'https://api.example.org/image/V0040217',
  });
});

it('is a text, or the requested part of it', () => {
  const mediaType = 'text/plain';
  const text = 'Take rosemary and sage.';
  expect(shownValue(answer(text), { mediaType, request: { values: {} } })).toBe(text);
  expect(shownValue(answer(text), { mediaType, request: { values: {}, first: 13 } })).toBe(
    'Take rosemary',
  );
});

it('is XML with one element per line', () => {
  const xml = '<?xml version="1.0"?>\n<a x="/"><b><c>one</c> <d n="1"/></b></a>';
  const lines = ['<?xml version="1.0"?>', '<a x="/">', '  <b>', '    <c>one</c>', '    <d n="1"/>'];
  expect(indentXml(xml)).toBe([...lines, '  </b>', '</a>', ''].join('\n'));
  expect(indentXml(indentXml(xml))).toBe(indentXml(xml));
});
