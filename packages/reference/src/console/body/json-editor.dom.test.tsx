import type { JsonValue, Schema } from '@portal/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { jsonText, parsedJson } from './body-state.ts';
import { BodyFormProvider, bodyForm } from './form/body-form-context.ts';
import { JsonEditor } from './json-editor.tsx';

const form = bodyForm({
  schemas: {},
  prefix: 'body',
  problems: [],
  wanted: undefined,
  isSeen: () => false,
  onLeave: () => {},
});

function Editor({ schema, value }: { schema: Schema; value: JsonValue }): ReactNode {
  const [text, setText] = useState(jsonText(value));
  return (
    <BodyFormProvider value={form}>
      <JsonEditor
        media={{ mediaType: 'application/json', schema, examples: [] }}
        required
        text={text}
        problems={[]}
        isSeen={false}
        onText={setText}
        onLeave={() => {}}
        rawId="raw"
      />
    </BodyFormProvider>
  );
}

function open(schema: Schema, value: JsonValue) {
  render(<Editor schema={schema} value={value} />);
  return userEvent.setup();
}

const raw = () => parsedJson(screen.getByLabelText<HTMLTextAreaElement>('Raw JSON').value)?.value;
const nullBox = (name: string) => screen.getByRole('checkbox', { name: `${name} is null` });

const list = (items: Schema): Schema => ({ type: 'array', items });
const free = (additionalProperties: Schema): Schema => ({ type: 'object', additionalProperties });
const count: Schema = { type: ['integer', 'null'], minimum: 1 };

it('keeps the form as it was while the raw text is being typed', () => {
  open({ type: 'object', properties: { title: { type: 'string' } } }, { title: 'Cats' });
  const field = screen.getByLabelText<HTMLInputElement>('title');
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Raw JSON'), { target: { value } });
  expect([field.value, field.closest('fieldset')?.disabled]).toEqual(['Cats', false]);
  type('{ "title": "Dog');
  expect([field.value, field.closest('fieldset')?.disabled]).toEqual(['Cats', true]);
  type('{ "title": "Dogs" }');
  expect([field.value, field.closest('fieldset')?.disabled]).toEqual(['Dogs', false]);
  type('');
  expect([field.value, field.closest('fieldset')?.disabled]).toEqual(['', false]);
});

describe('null in a form', () => {
  it.each<[string, Schema, JsonValue, string, JsonValue, JsonValue]>([
    ['a text', list({ type: ['string', 'null'] }), ['a', 'b'], 'Item[0]', [null, 'b'], ['', 'b']],
    ['a number', list(count), [5], 'Item[0]', [null], [1]],
    ['a list', list({ ...list({}), type: ['array', 'null'] }), [[1]], 'Item[0]', [null], [[]]],
    ['any value', list({ type: ['array', 'object', 'null'] }), [[]], 'Item[0]', [null], ['']],
    ['null by default', list({ ...count, default: null }), [5], 'Item[0]', [null], ['']],
    ['a free property', free(count), { a: 5 }, 'a', { a: null }, { a: 1 }],
    [
      'a property',
      { type: 'object', required: ['a'], properties: { a: count } },
      { a: 5 },
      'a',
      { a: null },
      { a: 1 },
    ],
  ])('is chosen and taken back: %s', async (_, schema, value, name, chosen, takenBack) => {
    const user = open(schema, value);
    await user.click(nullBox(name));
    expect(raw()).toEqual(chosen);
    await user.click(nullBox(name));
    expect(raw()).toEqual(takenBack);
  });

  it.each<[string, Schema, JsonValue, JsonValue]>([
    ['item', list({}), [1], [null]],
    ['free property', free({}), { a: 1 }, { a: null }],
    ['property', { type: 'object', properties: { a: {} } }, { a: 1 }, { a: null }],
  ])('is typed as JSON: %s', async (_, schema, value, typed) => {
    const user = open(schema, value);
    const control = screen.getByLabelText(Array.isArray(value) ? 'Item[0]' : 'a');
    await user.type(control, 'null', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(raw()).toEqual(typed);
  });

  it('is not what an emptied field becomes', async () => {
    const user = open(list(count), [5]);
    await user.clear(screen.getByLabelText('Item[0]'));
    expect(raw()).toEqual(['']);
  });
});
