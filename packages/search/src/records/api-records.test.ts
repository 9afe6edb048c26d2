import type { Api, JsonValue, Operation, Parameter, Response } from '@portal/contract';
import { expect, it } from 'vitest';
import { apiRecords } from './api-records.ts';
import type { ReferencePage, ShownError, ShownField } from './reference-page.ts';

const operation: Operation = {
  id: 'createLoan',
  method: 'post',
  path: '/loans',
  basePath: '/v2',
  summary: 'Lend a book',
  description: '',
  tags: [],
  deprecated: false,
  parameters: [],
  security: [],
  requestExamples: [],
  responses: [],
  links: [],
  callbacks: [],
};

const api: Api = {
  id: 'lending',
  title: 'Lending',
  version: '1',
  description: '',
  basePath: '/v2',
  servers: [],
  listSyntax: 'plain',
  tags: [],
  tagGroups: [],
  operations: [operation],
  webhooks: [],
  securitySchemes: [],
  schemas: {},
};

const page: ReferencePage = {
  path: '/api/lending',
  addressOf: (anchor) => `/api/lending#${anchor}`,
  title: 'Lending',
  description: '',
  api,
  operationAnchor: ({ id }) => id,
  parameterAnchor: ({ id }, { name }) => `${id}.${name}`,
  schemaAnchor: (name) => name,
  bodyFieldsOf: ({ id }) => [
    {
      id: `${id}-body.reader`,
      path: ['reader'],
      description: 'Who takes it.',
      choices: [{ value: 'staff', meaning: 'People who work here.' }],
    },
  ],
  errorsOf: () => [],
  fieldsOf: () => [],
  sections: [{ id: 'downloads', title: 'Downloads', text: 'Postman collection.' }],
};

it('finds the fields of a body and their values, at the operation that takes them', () => {
  const found = apiRecords(page).filter(({ address }) => address.includes('-body'));
  expect(found).toEqual([
    {
      address: '/api/lending#createLoan-body.reader',
      where: 'Lending, POST /v2/loans',
      group: 'API',
      title: 'reader',
      kind: 'parameter',
      text: 'Who takes it.',
      names: ['reader'],
    },
    expect.objectContaining({ title: 'reader: staff', kind: 'value' }),
  ]);
});

it('finds the other parts of the page', () => {
  expect(apiRecords(page)).toContainEqual({
    address: '/api/lending#downloads',
    where: 'Lending',
    group: 'API',
    title: 'Downloads',
    kind: 'section',
    text: 'Postman collection.',
    names: ['Downloads'],
  });
});

const parameter: Parameter = {
  key: 'licence',
  name: 'licence',
  in: 'query',
  required: false,
  deprecated: false,
  description: 'Only with this licence.',
  schema: { type: 'string' },
  style: 'form',
  explode: true,
  allowReserved: false,
  listSyntax: 'plain',
  examples: [],
  traps: [],
  aliases: [],
};

/** What an API of these operations gives, without the parts of the page that are above. */
function recordsOf(operations: readonly Partial<Operation>[], more: Partial<ReferencePage> = {}) {
  const all = operations.map((one) => ({ ...operation, ...one }));
  const none = { sections: [], bodyFieldsOf: () => [] };
  return apiRecords({ ...page, ...none, api: { ...api, operations: all }, ...more });
}

function namesOfValue(value: string | number, meaning: string) {
  const choices = { closed: true, values: [{ value, meaning }] };
  const records = recordsOf([{ parameters: [{ ...parameter, choices }] }]);
  return records.find(({ kind }) => kind === 'value')?.names;
}

it('begins with the page, found by its title and by those of the API', () => {
  const about = { title: 'Lending API', description: 'For readers.' };
  const described = { ...api, description: 'Books to take home.' };
  expect(apiRecords({ ...page, ...about, api: described })[0]).toEqual({
    address: '/api/lending',
    where: '/api/lending',
    group: 'API',
    title: 'Lending API',
    kind: 'page',
    text: 'For readers. Books to take home.',
    names: ['Lending API', 'Lending', 'lending'],
  });
});

it('gives a page without descriptions no text', () => {
  expect(recordsOf([])).toMatchObject([{ kind: 'page', text: '' }]);
});

it('finds an operation by its id, its summary and its request', () => {
  expect(recordsOf([{ description: 'For a fortnight.' }])[1]).toEqual({
    address: '/api/lending#createLoan',
    where: 'Lending, POST /v2/loans',
    group: 'API',
    title: 'Lend a book',
    kind: 'operation',
    text: 'createLoan For a fortnight.',
    names: ['createLoan', 'Lend a book', '/loans', '/v2/loans', 'POST /v2/loans', 'post /loans'],
  });
});

it('calls an operation without a summary by its id', () => {
  expect(recordsOf([{ summary: '' }])[1]).toMatchObject({ title: 'createLoan', kind: 'operation' });
});

it('finds a parameter, also by its other names, with its traps', () => {
  const traps = ['Case matters.', 'Spaces too.'];
  const records = recordsOf([{ parameters: [{ ...parameter, traps, aliases: ['license'] }] }]);
  expect(records.slice(2)).toEqual([
    {
      address: '/api/lending#createLoan.licence',
      where: 'Lending, POST /v2/loans',
      group: 'API',
      title: 'licence',
      kind: 'parameter',
      text: 'Only with this licence. Case matters. Spaces too.',
      names: ['licence', 'license'],
    },
  ]);
});

it('finds how a parameter combines with others', () => {
  const records = recordsOf([
    { parameters: [{ ...parameter, description: '', combines: 'All must match.' }] },
  ]);
  expect(records[2]?.text).toBe('All must match.');
});

it('finds the values of a parameter, at the parameter', () => {
  const values = [{ value: 'pdm', meaning: 'Public Domain Mark: no known copyright.' }];
  const records = recordsOf([
    { parameters: [{ ...parameter, choices: { closed: true, values } }] },
  ]);
  expect(records.slice(3)).toEqual([
    {
      address: '/api/lending#createLoan.licence',
      where: 'Lending, POST /v2/loans',
      group: 'API',
      title: 'licence: pdm',
      kind: 'value',
      text: 'Public Domain Mark: no known copyright.',
      names: ['pdm', 'licence=pdm', 'Public Domain Mark'],
    },
  ]);
});

it.each([
  ['Public Domain Mark (PDM).', ['Public Domain Mark']],
  ['No rights reserved. See there.', ['No rights reserved']],
  ['', []],
  [': as agreed', []],
  ['x'.repeat(39), ['x'.repeat(39)]],
  ['x'.repeat(40), []],
])('finds a value that means %j also by %j', (meaning, names) => {
  expect(namesOfValue(1, meaning)).toEqual(['1', 'licence=1', ...names]);
});

const gone: ShownError = {
  id: 'getLoan-410',
  status: '410',
  title: '410 Gone',
  description: 'It was returned.',
  whatToDo: 'Forget it.',
};

function response(status: string, ...values: JsonValue[]): Response {
  const examples = values.map((value) => ({ name: '', summary: '', value }));
  const content = [{ mediaType: 'application/json', examples }];
  return { status, description: '', headers: [], content };
}

function errorWith(...responses: Response[]) {
  const records = recordsOf([{ responses }], { errorsOf: () => [gone] });
  return records.filter(({ kind }) => kind === 'error');
}

it('finds an error by its status, its title and its name', () => {
  expect(errorWith()).toEqual([
    {
      address: '/api/lending#getLoan-410',
      where: 'Lending, POST /v2/loans',
      group: 'API',
      title: '410 Gone',
      kind: 'error',
      text: 'It was returned. Forget it.',
      names: ['410', '410 Gone', 'Gone'],
    },
  ]);
});

it('finds an error by the sentences of its own examples, each once, and not by their codes', () => {
  const message = 'This loan has ended';
  const [record] = errorWith(
    response('200', 'All is well'),
    response(
      '410',
      { code: 'gone', status: 410, isFinal: true, cause: null, errors: [{ message }] },
      { message },
    ),
  );
  expect(record?.text).toBe(`It was returned. Forget it. ${message}`);
  expect(record?.names).toEqual(['410', '410 Gone', 'Gone', message]);
});

it('has a long sentence of an error in the text alone', () => {
  const short = `Gone ${'x'.repeat(74)}`;
  const long = `Gone ${'y'.repeat(75)}`;
  const [record] = errorWith(response('410', short, long));
  expect(record?.text).toBe(`It was returned. Forget it. ${short} ${long}`);
  expect(record?.names).toEqual(['410', '410 Gone', 'Gone', short]);
});

it('puts the errors about a single missing thing first, and keeps the order of the rest', () => {
  const operations = [
    { id: 'list', path: '/loans' },
    { id: 'get', path: '/loans/{id}' },
  ];
  const errorsOf = ({ id }: Operation): ShownError[] =>
    ['400', '404', '410'].map((status) => ({ ...gone, id: `${id}-${status}`, status }));
  const errors = recordsOf(operations, { errorsOf }).filter(({ kind }) => kind === 'error');
  expect(errors.map(({ address }) => address.replace(/.*#/, ''))).toEqual([
    'get-404',
    'get-410',
    'list-400',
    'list-404',
    'list-410',
    'get-400',
  ]);
});

it('finds the schemas and their fields, also by the name of the schema', () => {
  const schemas = { Loan: { description: 'A book on loan.' }, Reader: {} };
  const field: ShownField = {
    id: 'Loan.book.state',
    path: ['book', 'state'],
    description: 'How worn it is.',
    choices: [{ value: 'new', meaning: '' }],
  };
  const records = recordsOf([], {
    api: { ...api, operations: [], schemas },
    schemaAnchor: (name) => `schema-${name}`,
    fieldsOf: (schema) => (schema === 'Loan' ? [field] : []),
  });
  const place = { address: '/api/lending#Loan.book.state', where: 'Lending, schema Loan' };
  expect(records.slice(1)).toEqual([
    {
      address: '/api/lending#schema-Loan',
      where: 'Lending, schema Loan',
      group: 'Fields',
      title: 'Loan',
      kind: 'schema',
      text: 'A book on loan.',
      names: ['Loan'],
    },
    {
      ...place,
      group: 'Fields',
      title: 'book.state',
      kind: 'field',
      text: 'How worn it is.',
      names: ['book.state', 'Loan.book.state'],
    },
    {
      ...place,
      group: 'Fields',
      title: 'book.state: new',
      kind: 'value',
      text: '',
      names: ['new', 'book.state=new'],
    },
    {
      address: '/api/lending#schema-Reader',
      where: 'Lending, schema Reader',
      group: 'Fields',
      title: 'Reader',
      kind: 'schema',
      text: '',
      names: ['Reader'],
    },
  ]);
});
