import type { BodyInput, Values } from '@portal/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiOf as fixture } from '../../../contract/test/fixture-api.ts';
import { apiOf, loadContract, operationOf } from '../../test/contract.ts';
import { lendingApi } from '../../test/lending-api.ts';
import { readPermalink } from '../permalink/index.ts';
import { OperationConsole } from './operation-console.tsx';

const apis = await loadContract();
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
});

const transport = {
  id: 'test',
  label: 'Test',
  isLive: false,
  baseUrl: () => 'https://api.example.org',
  send: async ({ url }: Request) => {
    sent.push(url);
    return Response.json({ results: [] });
  },
};

function open(initialValues: Values) {
  render(
    <OperationConsole
      api={apiOf(apis, 'catalogue')}
      apis={apis}
      operation={operationOf(apis, 'getWorks')}
      transports={[transport]}
      initialValues={initialValues}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText(name);
const summary = (label: string) => screen.getByText(label, { selector: 'summary' });
const isOpen = (label: string) => summary(label).closest('details')?.open;
const chips = () =>
  within(screen.getByRole('list', { name: 'Values of subjects.label' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent?.replace('×', ''));

describe('the groups of a form', () => {
  it('are open when used, and show how many of their fields are', async () => {
    const user = open({ query: 'horse', languages: ['eng'] });
    expect(summary('Search').textContent).toBe('Search, 1 field, 1 used');
    expect(summary('Filters').textContent).toMatch(/^Filters, \d+ fields, 1 used$/);
    expect(isOpen('Filters')).toBe(true);
    expect(isOpen('Sorting and paging')).toBe(false);
    await user.click(summary('Sorting and paging'));
    expect(isOpen('Sorting and paging')).toBe(true);
    await user.click(summary('Sorting and paging'));
    expect(isOpen('Sorting and paging')).toBe(false);
  });

  it('are filtered by name and description; Escape clears, Enter goes to the first', async () => {
    const user = open({ query: 'horse' });
    await user.type(field('Filter fields'), 'sorto');
    expect(screen.queryByLabelText('query')).toBeNull();
    expect(screen.getByText(/^\d+ of \d+ fields match\.$/)).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('query')).toBeDefined();
    await user.type(field('Filter fields'), 'sorto{Enter}');
    expect(document.activeElement).toBe(field('sortOrder'));
    expect(isOpen('Sorting and paging')).toBe(true);
    expect(sent).toEqual([]);
  });

  it.each(['Control', 'Meta'])('are left for the answer with %s+Enter', async (key) => {
    const user = open({ query: 'horse' });
    await user.type(field('Filter fields'), `sorto{${key}>}{Enter}{/${key}}`);
    expect(sent).toEqual(['https://api.example.org/catalogue/v2/works?query=horse']);
  });
});

describe('what is wrong', () => {
  it('is not shown until the field is left, and goes away as soon as it is right', async () => {
    const user = open({ page: 1 });
    const page = field('page');
    const isInvalid = () => page.getAttribute('aria-invalid') === 'true';
    await user.clear(page);
    await user.type(page, '0');
    expect(isInvalid()).toBe(false);
    await user.tab();
    expect(isInvalid()).toBe(true);
    await user.type(page, '{Backspace}2');
    expect(isInvalid()).toBe(false);
    await user.type(page, '{Backspace}0');
    expect(isInvalid()).toBe(false);
    await user.tab();
    expect(isInvalid()).toBe(true);
  });

  it('in a link is shown at once', () => {
    open({ page: 0 });
    expect(field('page').getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['Control', 'Meta'])(
    'holds a request back, which can be sent anyway (%s)',
    async (key) => {
      const user = open({ query: 'horse', page: 0 });
      await user.click(field('query'));
      await user.keyboard(`{${key}>}{Enter}{/${key}}`);
      expect(sent).toEqual([]);
      expect(document.activeElement).toBe(field('page'));
      await user.click(screen.getByRole('button', { name: 'Send anyway' }));
      expect((await screen.findAllByText(/^200 OK/)).length).toBeGreaterThan(0);
      expect(sent).toEqual(['https://api.example.org/catalogue/v2/works?query=horse&page=0']);
      expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull();
    },
  );
});

it('steps a number with an arrow alone', async () => {
  const user = open({ page: 1 });
  const page = screen.getByLabelText<HTMLInputElement>('page');
  await user.click(page);
  await user.keyboard('{ArrowUp}{ArrowUp}{Meta>}{ArrowUp}{/Meta}{Alt>}{ArrowDown}{/Alt}');
  expect(page.value).toBe('3');
  await user.keyboard('{ArrowDown}');
  expect(page.value).toBe('2');
});

describe('a list', () => {
  it('puts pasted text in place of what is selected', async () => {
    const user = open({});
    const list = field('subjects.label') as HTMLInputElement;
    await user.type(list, 'one two three');
    list.setSelectionRange(4, 7);
    await user.paste('2');
    expect([list.value, screen.queryByRole('list', { name: 'Values of subjects.label' })]).toEqual([
      'one 2 three',
      null,
    ]);
    list.setSelectionRange(4, 5);
    await user.paste('a, b');
    expect(chips()).toEqual(['one a', 'b three']);
  });

  it.each(['Control', 'Meta'])('takes commas, Enter, pasted text and %s+Enter', async (key) => {
    const user = open({ 'subjects.label': ['z'] });
    await user.click(field('subjects.label'));
    await user.paste('a, b, "c, d"');
    expect(chips()).toEqual(['z', 'a', 'b', 'c, d']);
    await user.keyboard('e,f{Enter}');
    expect(chips()).toEqual(['z', 'a', 'b', 'c, d', 'e', 'f']);
    await user.click(screen.getByRole('button', { name: 'Keep “e,f” as one value' }));
    expect(chips()).toEqual(['z', 'a', 'b', 'c, d', 'e,f']);
    await user.keyboard(`g{${key}>}{Enter}{/${key}}`);
    expect(sent[0]).toContain('subjects.label=z,a,b,%22c,%20d%22,%22e,f%22,g');
  });
});

it('has no fields for keys if an operation takes none', () => {
  open({});
  expect(screen.queryByRole('group', { name: 'Authentication' })).toBeNull();
});

it('asks one question at a time: first about the key, then about a live service', async () => {
  const lending = lendingApi();
  render(
    <OperationConsole
      api={lending}
      apis={[lending]}
      operation={operationOf([lending], 'deleteBook')}
      transports={[{ ...transport, isLive: true }]}
      initialValues={{ isbn: '1' }}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('group', { name: 'Authentication' })).toBeDefined();
  const button = (name: string) => screen.queryByRole('button', { name });
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));

  await press('Send');
  expect(button('Send DELETE')).toBeNull();
  await press('Send without a key');
  expect(button('Send without a key')).toBeNull();
  expect(document.activeElement).toBe(button('Do not send'));
  await press('Do not send');
  expect(button('Send DELETE')).toBeNull();
  expect(sent).toEqual([]);

  await press('Send without a key');
  await press('Send DELETE');
  expect(sent).toEqual(['https://api.example.org/v2/books/1']);
  expect(button('Send without a key')).toBeNull();
});

describe('the question before a request to a live service', () => {
  const lending = lendingApi();
  const button = (name: string) => screen.queryByRole('button', { name });

  async function asked() {
    render(
      <OperationConsole
        api={lending}
        apis={[lending]}
        operation={operationOf([lending], 'deleteBook')}
        transports={[
          { ...transport, isLive: true, label: 'Live' },
          { ...transport, id: 'other', label: 'Other' },
        ]}
        initialValues={{ isbn: '1' }}
        onOpen={() => {}}
        onClose={() => {}}
      />,
    );
    const user = userEvent.setup();
    const send = async () => {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      const anyway = button('Send without a key');
      if (anyway) await user.click(anyway);
    };
    await send();
    expect(button('Send DELETE')).not.toBeNull();
    return { user, send };
  }

  it('is withdrawn when the request changes, and is then about the new one', async () => {
    const { user, send } = await asked();
    await user.type(field('isbn'), '2');
    expect(button('Send DELETE')).toBeNull();
    await send();
    await user.click(screen.getByRole('button', { name: 'Send DELETE' }));
    expect(sent).toEqual(['https://api.example.org/v2/books/12']);
  });

  it('is withdrawn when the request would go elsewhere', async () => {
    const { user } = await asked();
    await user.click(screen.getByRole('radio', { name: /Other/ }));
    expect(button('Send DELETE')).toBeNull();
    expect(sent).toEqual([]);
  });
});

it('copies a link that opens with the same body, also if that is none', async () => {
  const content = { 'application/json': { example: { title: 'A map' } } };
  const api = fixture({ '/a': { post: { operationId: 'add', requestBody: { content } } } });
  const user = userEvent.setup();
  const raw = () => screen.findByLabelText<HTMLTextAreaElement>('Raw JSON');

  /** The raw JSON of a console that is opened with the link of this one. */
  async function reopened(): Promise<string> {
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const { body } = readPermalink(api, await navigator.clipboard.readText()) ?? {};
    cleanup();
    openAdd(body);
    return (await raw()).value;
  }

  function openAdd(initialBody?: BodyInput | null): void {
    render(
      <OperationConsole
        api={api}
        apis={[api]}
        operation={operationOf([api], 'add')}
        transports={[transport]}
        {...(initialBody !== undefined && { initialBody })}
        onOpen={() => {}}
        onClose={() => {}}
      />,
    );
  }

  openAdd();
  expect((await raw()).value).toContain('A map');
  await user.type(await raw(), ' ');
  expect(await reopened()).toMatch(/A map.* $/s);
  await user.clear(await raw());
  expect(await reopened()).toBe('');
  expect(await reopened()).toBe('');
});

describe('an example of the description that lacks what is required', () => {
  function openWith(example: object, initialBody?: BodyInput): void {
    const schema = {
      type: 'object',
      required: ['title'],
      properties: { title: { type: 'string' } },
    };
    const content = { 'application/json': { schema, example } };
    const api = fixture({ '/a': { post: { operationId: 'add', requestBody: { content } } } });
    render(
      <OperationConsole
        api={api}
        apis={[api]}
        operation={operationOf([api], 'add')}
        transports={[transport]}
        {...(initialBody && { initialBody })}
        onOpen={() => {}}
        onClose={() => {}}
      />,
    );
  }
  const shown = async (words: RegExp) => {
    await screen.findByText('Raw JSON');
    return screen.queryAllByText(words).length > 0;
  };

  it('does not look right before it is sent', async () => {
    openWith({});
    expect(await shown(/title is required/)).toBe(true);
  });

  it('is not mistaken for one that is complete, nor for what a reader began', async () => {
    openWith({ title: 'A map' });
    expect(await shown(/required\./)).toBe(false);
    cleanup();
    openWith({}, { kind: 'json', mediaType: 'application/json', value: {} });
    expect(await shown(/required\./)).toBe(false);
  });
});
