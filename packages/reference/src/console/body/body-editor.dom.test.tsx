import type { Api, BodyInput } from '@portal/contract';
import { toApi } from '@portal/contract/node';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BodyEditor } from './body-editor.tsx';
import { useBody } from './use-body.ts';

const schema = {
  type: 'object',
  required: ['title'],
  properties: { title: { type: 'string' }, pages: { type: 'integer' } },
};

function apiWith(mediaType: string): Api {
  const requestBody = { required: true, content: { [mediaType]: { schema } } };
  const post = { operationId: 'add', requestBody };
  return toApi(
    { openapi: '3.1.1', info: { title: 'A', version: '1' }, paths: { '/a': { post } } },
    'a',
  );
}

type Props = { api: Api; initial: BodyInput; wanted?: string; onFound?: () => void };

function Editor({ api, initial, wanted, onFound = () => {} }: Props): ReactNode {
  const [operation] = api.operations;
  if (!operation?.body) throw new Error('The fixture has no body.');
  const { editing } = useBody(api, operation, initial);
  return <BodyEditor body={operation.body} {...{ api, editing, wanted, onFound }} />;
}

describe('a place in the body that a reader is taken to', () => {
  const json = apiWith('application/json');
  const value = { title: '', more: { deep: 1 } };
  const initial: BodyInput = { kind: 'json', mediaType: 'application/json', value };

  it.each([
    ['its field in the form', '/title', 'title'],
    ['the raw text, if the form has no field for it', '/more/deep/deeper', 'Raw JSON'],
  ])('is %s', (_, wanted, name) => {
    const onFound = vi.fn<() => void>();
    const { rerender } = render(<Editor api={json} {...{ initial, onFound }} />);
    expect(document.activeElement).toBe(document.body);
    expect(onFound).not.toHaveBeenCalled();
    rerender(<Editor api={json} {...{ initial, wanted, onFound }} />);
    expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${name}`)));
    expect(onFound).toHaveBeenCalledTimes(1);
  });
});

describe('the fields of an HTML form', () => {
  it('are those of the schema, in its order, then others as plain text', () => {
    const mediaType = 'application/x-www-form-urlencoded';
    const fields = [
      { name: 'other', value: 'x' },
      { name: 'pages', value: '12' },
    ];
    const initial: BodyInput = { kind: 'fields', mediaType, fields };
    render(<Editor api={apiWith(mediaType)} initial={initial} />);
    const shown = [...document.querySelectorAll('input')].map((field) => [
      ...[field.labels?.[0]?.textContent, field.inputMode, field.value],
    ]);
    expect(shown).toEqual([
      ['title', '', ''],
      ['pages', 'numeric', '12'],
      ['other', '', 'x'],
      ['New field', '', ''],
    ]);
  });
});
