import type { Api, BodyInput, Operation, RequestBody } from '@portal/contract';
import { toApi } from '@portal/contract/node';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BodyEditor } from './body-editor.tsx';
import { useBody } from './use-body.ts';

function apiWith(content: object): Api {
  const post = { operationId: 'add', requestBody: { required: true, content } };
  return toApi(
    { openapi: '3.1.1', info: { title: 'A', version: '1' }, paths: { '/a': { post } } },
    'a',
  );
}

type EditorProps = { api: Api; operation: Operation; body: RequestBody; initial?: BodyInput };

function Editor({ api, operation, body, initial }: EditorProps): ReactNode {
  const { editing } = useBody(api, operation, initial);
  const onFound = () => {};
  return createElement(BodyEditor, { api, body, editing, wanted: undefined, onFound });
}

function drawn(content: object, initial?: BodyInput): string {
  const api = apiWith(content);
  const [operation] = api.operations;
  const { body } = operation ?? {};
  if (!operation || !body) throw new Error('The fixture has no body.');
  const props = { api, operation, body, ...(initial && { initial }) };
  return renderToStaticMarkup(createElement(Editor, props));
}

/** The texts of the labels whose control exists. */
function labelled(html: string): string[] {
  return [...html.matchAll(/<label for="([^"]+)"[^>]*>(.*?)<\/label>/g)]
    .filter(([, id = '']) => html.includes(`id="${id}"`))
    .map(([, , name = '']) => name);
}

const properties = {
  id: { type: 'string', readOnly: true },
  title: { type: 'string', description: 'What it is called.' },
  weight: { type: ['number', 'null'] },
  tags: { type: 'array', items: { type: 'string' } },
};

describe('the editor of a body', () => {
  it('has a field for each property except those the service sets, and the raw text', () => {
    const schema = { type: 'object', required: ['title'], properties };
    const html = drawn({ 'application/json': { schema, example: { title: 'A map' } } });
    expect(labelled(html)).toEqual(['title', 'weight', 'Raw JSON']);
    expect(html).toContain('What it is called.');
    expect(html).toContain('aria-label="weight is null"');
    expect(html).toMatch(/aria-expanded="false"[^>]*><span[^>]*>▸ <\/span>tags/);
    expect(html).toContain('A map');
  });

  it('shows a read-only property that is sent', () => {
    const value = { id: 'a1', title: 'A map' };
    const schema = { type: 'object', properties };
    const html = drawn(
      { 'application/json': { schema } },
      { kind: 'json', mediaType: 'application/json', value },
    );
    expect(labelled(html)).toContain('id');
  });

  it.each([
    [{ 'text/plain': {} }, ['Text']],
    [{ 'image/png': {} }, ['File']],
    [{ 'application/json': {}, 'text/plain': {} }, ['Content type', 'Raw JSON']],
    [
      { 'multipart/form-data': { schema: { type: 'object', properties } } },
      ['id', 'title', 'weight', 'tags', 'New field'],
    ],
  ])('%j has %j', (content, names) => {
    expect(labelled(drawn(content))).toEqual(names);
  });

  it('offers no form while the raw JSON cannot be parsed', () => {
    const text: BodyInput = { kind: 'text', mediaType: 'application/json', text: '{"title": ' };
    const html = drawn({ 'application/json': { schema: { type: 'object', properties } } }, text);
    expect(html).toContain('Paused: the raw JSON cannot be read yet.');
    expect(html).toMatch(/<fieldset[^>]* disabled=""/);
    expect(html).toContain('{&quot;title&quot;: ');
  });
});
