import type { BodyInput, RequestBody } from '@portal/contract';
import { expect, it } from 'vitest';
import { bodyInputOf, draftOf, firstBody, withDraft } from './body-state.ts';

function bodyOf(...mediaTypes: string[]): RequestBody {
  return {
    description: '',
    required: true,
    content: mediaTypes.map((mediaType) => ({ mediaType, examples: [] })),
  };
}

const api = { schemas: {} };
const file = { fileName: 'a.png', mediaType: 'image/png', data: new Blob(['a']) };

it.each<BodyInput>([
  { kind: 'json', mediaType: 'application/json', value: { title: 'Horses', pages: [1, null] } },
  { kind: 'text', mediaType: 'application/json', text: '{"title": ' },
  { kind: 'text', mediaType: 'application/json', text: '{"n":12345678901234567890}' },
  { kind: 'text', mediaType: 'text/plain', text: 'Horses\n' },
  { kind: 'fields', mediaType: 'multipart/form-data', fields: [{ name: 'scan', value: file }] },
  { kind: 'file', mediaType: 'image/png', file },
])('gives back what it was given: %j', (input) => {
  expect(bodyInputOf(firstBody(api, bodyOf(input.mediaType), input))).toEqual(input);
});

it('keeps what was filled in for each content type', () => {
  const start = firstBody(api, bodyOf('application/json', 'text/plain'));
  const broken = withDraft(start, { kind: 'json', text: '{"title": ' });
  const plain = withDraft({ ...broken, mediaType: 'text/plain' }, { kind: 'text', text: 'a' });
  expect(bodyInputOf(plain)).toEqual({ kind: 'text', mediaType: 'text/plain', text: 'a' });
  expect(draftOf({ ...plain, mediaType: 'application/json' })).toEqual({
    kind: 'json',
    text: '{"title": ',
  });
});

it('begins with the example unless told that there is no body', () => {
  const examples = [{ name: 'one', summary: '', value: { title: 'Horses' } }];
  const body = { ...bodyOf(), content: [{ mediaType: 'application/json', examples }] };
  expect(bodyInputOf(firstBody(api, body))).toMatchObject({ value: { title: 'Horses' } });
  expect(firstBody(api, body, null)).toEqual({ mediaType: 'application/json', drafts: {} });
});

it('sends nothing if nothing was filled in', () => {
  const start = firstBody(api, bodyOf('application/json'));
  expect(bodyInputOf(withDraft(start, { kind: 'json', text: ' \n' }))).toBeUndefined();
});

it('takes the type from the file if the description gives a range', () => {
  const state = withDraft(firstBody(api, bodyOf('image/*')), { kind: 'file', file });
  expect(bodyInputOf(state)?.mediaType).toBe('image/png');
  expect(bodyInputOf(firstBody(api, bodyOf('*/*')))?.mediaType).toBe('application/json');
});

it('begins with an example, and treats none of its files as chosen', () => {
  const state = firstBody(api, bodyOf('application/octet-stream'));
  expect(draftOf(state)).toEqual({ kind: 'file' });
});
